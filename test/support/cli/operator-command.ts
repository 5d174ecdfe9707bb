import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');

export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command of the build to its end, with only these settings. `folder` is where it was typed. */
export async function runCommand(
  program: 'backup' | 'restore' | 'doctor',
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  folder = ROOT,
): Promise<Ended> {
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, [join(ROOT, `dist/interfaces/cli/${program}.js`), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: ROOT,
    env: { ...{ PATH, HOME, TMPDIR, INIT_CWD: folder }, ...env },
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (part: Buffer) => (stdout += String(part)));
  child.stderr.on('data', (part: Buffer) => (stderr += String(part)));
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, stdout, stderr };
}

/** Returns a failure with this one sentence. */
export const failedWith = (sentence: unknown, status: 1 | 2 = 1): object => ({ status, stdout: '', stderr: sentence });
