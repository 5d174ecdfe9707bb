import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildHolders, holdBuild, whileBuildIsLocked } from './build-holders.js';

const ROOT = join(import.meta.dirname, '..', '..', '..');
export const DIST = join(ROOT, 'dist');
const MARK = join(DIST, '.built-from');
const ENTRY = join(DIST, 'interfaces', 'main.js');
const SOURCES = [
  'domain',
  'application',
  'infrastructure',
  'interfaces',
  'web',
  'package.json',
  'package-lock.json',
  'openapi.yaml',
  'tsconfig.json',
  'tsconfig.build.json',
  '.swcrc',
  'nest-cli.json',
  'vite.config.ts',
];
/** The packages that build. An installation without them, such as the image, only runs what it has. */
const TOOLS = ['node_modules/@nestjs/cli', 'node_modules/vite'].map((path) => join(ROOT, path));
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const say = (sentence: string) => process.stderr.write(`${sentence}\n`);
const sayWaiting = () => say('Waiting for another command that is building or starting …');

/** The build failed or was stopped. The message is meant for the person at the terminal. */
export class BuildError extends Error {
  /** The signal that stopped it, if one did. */
  readonly signal: NodeJS.Signals | null;

  constructor(message: string, signal: NodeJS.Signals | null = null) {
    super(message);
    this.name = 'BuildError';
    this.signal = signal;
  }
}

/**
 * Returns when this process can run from the build, which nobody replaces while it does. With `mayBuild`, first builds
 * what is missing or has changed.
 * @throws BuildError if there is no build.
 */
export async function prepareBuild(mayBuild: boolean): Promise<void> {
  if (!existsSync(ENTRY) && !mayBuild) throw notBuilt();
  await whileBuildIsLocked(DIST, sayWaiting, async () => {
    if (mayBuild && TOOLS.every((folder) => existsSync(folder)) && isStale()) await buildUnlessInUse();
    if (!existsSync(ENTRY)) throw notBuilt();
    holdBuild(DIST);
  });
}

let running = false;

/** Returns whether a build is running, which ends itself at a signal. */
export const isBuilding = (): boolean => running;

/** Builds, whether or not something has changed. */
export async function buildNow(): Promise<void> {
  await whileBuildIsLocked(DIST, sayWaiting, async () => {
    for (const pid of buildHolders(DIST)) say(`Process ${pid} runs from this build. Restart it after the build.`);
    await build();
  });
}

const notBuilt = () => new BuildError('Welcome Paws is not built yet. Run `npm run build` first.');

function isStale(): boolean {
  return !existsSync(ENTRY) || !existsSync(MARK) || readFileSync(MARK, 'utf8') !== fingerprint();
}

async function buildUnlessInUse(): Promise<void> {
  const why = existsSync(ENTRY) ? whyNot() : null;
  if (why === null) return build();
  say(`The sources have changed since the last build, but ${why}. Running the existing build.`);
}

/** Returns why the existing build must stay as it is, or null if it may be replaced. */
function whyNot(): string | null {
  const [pid] = buildHolders(DIST);
  if (pid !== undefined) return `process ${pid} runs from it. Stop that process to build`;
  try {
    accessSync(DIST, constants.W_OK);
    return null;
  } catch {
    return 'this user cannot write to dist';
  }
}

async function build(): Promise<void> {
  say('Building Welcome Paws …');
  const started = performance.now();
  // A file that changes during the build triggers another build at the next start.
  const sources = fingerprint();
  rmSync(MARK, { force: true });
  const { code, signal } = await runSteps();
  if (signal !== null) throw new BuildError(`Stopped by ${signal} during the build.`, signal);
  if (code !== 0) throw new BuildError('The build failed. See the output above.');
  writeFileSync(MARK, sources);
  say(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

interface Ended {
  /** Null if it was killed. */
  readonly code: number | null;
  /** The signal that this process got and passed on. */
  readonly signal: NodeJS.Signals | null;
}

/**
 * Runs the steps of the build. Their output goes to standard error, because standard output contains only the log.
 */
function runSteps(): Promise<Ended> {
  const npm = process.env['npm_execpath'];
  const args = ['run', '-s', 'build:steps'];
  const isGroup = process.platform !== 'win32';
  const child = spawn(npm === undefined ? 'npm' : process.execPath, npm === undefined ? args : [npm, ...args], {
    cwd: ROOT,
    stdio: ['ignore', process.stderr, process.stderr],
    // Windows can start npm.cmd only through a shell.
    shell: npm === undefined && process.platform === 'win32',
    // A separate process group, so that npm and all its children stop together.
    detached: isGroup,
  });
  let signal: NodeJS.Signals | null = null;
  const end = (received: NodeJS.Signals) => {
    signal = received;
    if (isGroup && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    else child.kill('SIGTERM');
  };
  for (const name of SIGNALS) process.on(name, end);
  running = true;
  return new Promise<Ended>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, signal }));
  }).finally(() => {
    running = false;
    for (const name of SIGNALS) process.off(name, end);
  });
}

/** Returns a hash of every source file's path, size, and time. Reading the contents would take too long. */
function fingerprint(): string {
  const hash = createHash('sha256').update(process.version);
  for (const name of SOURCES) {
    const path = join(ROOT, name);
    if (!existsSync(path)) continue;
    const files = statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, encoding: 'utf8' })
          .toSorted()
          .map((file) => join(path, file))
      : [path];
    for (const file of files) {
      const stats = statSync(file, { throwIfNoEntry: false });
      if (stats?.isFile()) hash.update(`${file}\0${stats.size}\0${stats.mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}
