import { readFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { constants } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BuildError, buildNow, DIST, isBuilding, prepareBuild } from './build.js';
import { missingServerOptions } from './server-options.js';
import { helpOf, helpOfAll, unknownVerb } from './help.js';
import { usageOf, VERBS, type Verb } from './verbs.js';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs `welcome-paws <verb> …` as it was typed. */
export async function run(): Promise<void> {
  const [typed, ...args] = process.argv.slice(2);
  if (typed === '--version') return end(`${version()}\n`);
  if (typed === '--help' || typed === '-h') return end(helpOfAll());
  if (typed === undefined) return end(helpOfAll(), 2);
  const verb = VERBS.find(({ name }) => name === typed);
  if (verb === undefined) return end(`${unknownVerb(typed)}\n`, 2);
  if (args.includes('--help') || args.includes('-h')) return end(helpOf(verb));
  const rest = args.filter((arg) => arg !== '--build');
  if (verb.takes === '' && rest.length > 0) return end(`${typed} takes no ${rest[0] ?? ''}.\n${usageOf(typed)}\n`, 2);
  await runVerb(verb, rest, rest.length < args.length);
}

/** Prints a text, on standard error if something is wrong. */
function end(text: string, exitCode: 0 | 2 = 0): void {
  (exitCode === 0 ? process.stdout : process.stderr).write(text);
  process.exitCode = exitCode;
}

async function runVerb(verb: Verb, args: readonly string[], mayBuild: boolean): Promise<void> {
  replaceProcess(verb);
  listenBeforeProgram(verb);
  goToRoot();
  try {
    if (verb.program === null) return await buildNow();
    await prepareBuild(mayBuild);
    // Keeps compiled code next to the build, which makes later starts about a fifth faster.
    enableCompileCache(join(DIST, '.compile-cache'));
    const program = join(DIST, 'interfaces', verb.program);
    process.argv = [process.argv[0] ?? '', program, ...args];
    await import(pathToFileURL(program).href);
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(error.signal === null ? 1 : codeAfter(error.signal, verb));
  }
}

/**
 * Restarts this process under the same ID with what can only be set when a process starts: a limit for the heap, and
 * for the server its options and two malloc arenas. By default glibc gives each thread its own heap and keeps freed memory in it:
 * ten simultaneous photos cost 210 MB instead of 115 MB.
 */
function replaceProcess({ program, heapMb }: Verb): void {
  const { env, execPath, execArgv, argv } = process;
  // A parent connected by IPC would lose the process, and Windows cannot replace one.
  if (process.send !== undefined || process.platform === 'win32' || typeof process.execve !== 'function') return;
  const isServer = program === 'main.js' && process.platform === 'linux';
  const arenas = isServer && env['MALLOC_ARENA_MAX'] === undefined ? { MALLOC_ARENA_MAX: '2' } : null;
  const given = [...execArgv, env['NODE_OPTIONS'] ?? ''];
  const hasLimit = given.some((option) => option.includes('--max-old-space-size'));
  const heap = heapMb === undefined || hasLimit ? [] : [`--max-old-space-size=${heapMb}`];
  const options = [...heap, ...(program === 'main.js' ? missingServerOptions(given) : [])];
  if (arenas === null && options.length === 0) return;
  process.execve(execPath, [execPath, ...options, ...execArgv, ...argv.slice(1)], { ...env, ...arenas });
}

/**
 * Ends this process at a signal until the program listens itself, which removes these listeners. The first process of a
 * container ignores signals without a listener.
 */
function listenBeforeProgram(verb: Verb): void {
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (!isBuilding()) process.exit(codeAfter(signal, verb));
    });
  }
}

/** Returns the exit code after a signal: a server that should stop has done what it should. */
function codeAfter(signal: NodeJS.Signals, { program }: Verb): number {
  return program === 'main.js' ? 0 : 128 + constants.signals[signal];
}

/**
 * Settings (.env, DATA_DIR) do not depend on the folder in which the command was typed, but the names of files do. npm
 * passes that folder in INIT_CWD, and runs the command in the root.
 */
function goToRoot(): void {
  const folder = process.cwd();
  if (folder !== ROOT || process.env['INIT_CWD'] === undefined) process.env['INIT_CWD'] = folder;
  process.chdir(ROOT);
}

function version(): string {
  return (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }).version;
}
