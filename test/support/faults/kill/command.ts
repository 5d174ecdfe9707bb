import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** A command of the built product in its own process. */
export interface RunningCommand {
  readonly child: ChildProcess;
  /** Returns the complete lines on standard output so far. */
  printed(): readonly string[];
  /** Returns its output on standard error so far. */
  said(): string;
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
}

/** Runs a program of `interfaces/cli` with these arguments and settings. */
export function startCommand(
  program: string,
  parameters: readonly string[],
  env: Readonly<Record<string, string>>,
): RunningCommand {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [join(ROOT, `dist/interfaces/cli/${program}.js`), ...parameters], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, HOME, NODE_ENV: 'test', LOG_LEVEL: 'warn', DEMO_DATA: 'off', ...env },
  });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => void (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => void (errors += chunk.toString()));
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string);
  return { child, ended, printed: () => output.split('\n').slice(0, -1), said: () => errors };
}
