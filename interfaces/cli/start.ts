/**
 * `npm start`: builds what is not built, then runs the server in this process. Plain Node runs this file as it stands,
 * before anything is built, so it imports Node's own modules alone.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = join(import.meta.dirname, '..', '..');
const DIST = join(ROOT, 'dist');
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
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

startWithFewHeaps();
await buildIfStale();
// Compiled code is kept beside the build: a later start then saves about a fifth of its time.
enableCompileCache(join(DIST, '.compile-cache'));
await import(pathToFileURL(ENTRY).href);

/**
 * glibc gives every thread a heap of its own and keeps in it what was freed: ten photos at once then cost the server 210 MB
 * instead of 115. What limits it is read when a process begins, so this one begins anew, with the same id.
 */
function startWithFewHeaps(): void {
  const { env, execPath, execArgv, argv } = process;
  if (process.platform !== 'linux' || env['MALLOC_ARENA_MAX'] !== undefined) return;
  // A parent that talks to this process would lose it; and older versions of Node cannot.
  if (process.send !== undefined || typeof process.execve !== 'function') return;
  process.execve(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...env, MALLOC_ARENA_MAX: '2' });
}

async function buildIfStale(): Promise<void> {
  const sources = fingerprint();
  if (existsSync(ENTRY) && existsSync(MARK) && readFileSync(MARK, 'utf8') === sources) return;
  process.stderr.write('Building Welcome Paws, once after every change …\n');
  const started = performance.now();
  const code = await runBuild();
  if (code !== 0) {
    process.stderr.write('The build failed; what it said stands above.\n');
    process.exit(1);
  }
  mkdirSync(DIST, { recursive: true });
  // The fingerprint of before the build: a file that is changed meanwhile makes the next start build again.
  writeFileSync(MARK, sources);
  process.stderr.write(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.\n`);
}

/** The build's words go to standard error, because standard output holds the log alone. Null: it was killed. */
function runBuild(): Promise<number | null> {
  const npm = process.env['npm_execpath'];
  const [command, args] =
    npm === undefined ? (['npm', ['run', 'build']] as const) : ([process.execPath, [npm, 'run', 'build']] as const);
  const isGroup = process.platform !== 'win32';
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: ['ignore', process.stderr, process.stderr],
    // Windows starts npm.cmd through a shell only.
    shell: npm === undefined && process.platform === 'win32',
    // A group of its own, so that npm ends with all that it started.
    detached: isGroup,
  });
  const end = () => {
    if (isGroup && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    else child.kill('SIGTERM');
  };
  for (const signal of SIGNALS) process.once(signal, end);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      for (const signal of SIGNALS) process.off(signal, end);
      resolve(code);
    });
  });
}

/** Changes with every source file's path, size and time; reading them all would take longer than it is worth. */
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
