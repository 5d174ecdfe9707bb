import { spawn, spawnSync } from 'node:child_process';
import { chownSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedPostgresError, type PostgresBinaries } from './embedded-binaries.js';

interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** How to run PostgreSQL's programs as a user that it accepts. */
export interface Runner {
  /** The user who runs the programs, if it is not the current one. */
  readonly account?: Account;
  readonly prefix: readonly string[];
}

export interface Outcome {
  readonly code: number | null;
  readonly output: string;
}

/**
 * With one of these, another user can access folders closed to it. The first only allows reading but is granted less
 * often.
 */
const CAPABILITIES = ['dac_read_search', 'dac_override'];
/** Without it, access(2), which PostgreSQL uses to find its own programs, ignores the capability. */
const ACCESS_COUNTS_CAPABILITIES = '--securebits=+no_setuid_fixup';

/**
 * PostgreSQL refuses to run as root. For root, its programs run as the user that owns `folder`, else as `postgres`,
 * else as `nobody`, who becomes the owner of `folder`. If that user cannot reach the programs or the folder (below
 * /root, for example), it gets the capability to access closed folders.
 * @throws EmbeddedPostgresError if no way works.
 */
export function chooseRunner(folder: string, binaries: PostgresBinaries): Runner {
  if (process.getuid?.() !== 0) return ownRunner(folder);
  const account = serviceAccount(folder);
  giveTo(account, folder);
  const ids = [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups', ACCESS_COUNTS_CAPABILITIES];
  const candidates: Runner[] = [
    { account, prefix: [] },
    ...CAPABILITIES.map((name) => ({
      account,
      prefix: ['setpriv', ...ids, `--inh-caps=+${name}`, `--ambient-caps=+${name}`],
    })),
  ];
  const working = candidates.find((candidate) => canWork(candidate, folder, binaries));
  if (working !== undefined) return working;
  throw new EmbeddedPostgresError(
    'PostgreSQL does not run as root, and no other user on this machine can access ' +
      `${folder} and ${binaries.postgres}. Start Welcome Paws as a normal user.`,
  );
}

/**
 * Runs a program to its end. `output` is everything it wrote to stdout and stderr. When `shutdown` is aborted,
 * interrupts the program, waits for it, and throws the abort reason.
 */
export async function run(
  runner: Runner,
  program: string,
  args: readonly string[],
  shutdown?: AbortSignal,
): Promise<Outcome> {
  shutdown?.throwIfAborted();
  const { command, parameters, options } = invocation(runner, program, args);
  // Detached, so that terminal signals do not reach it. This process decides when it ends.
  const detached = process.platform !== 'win32';
  const child = spawn(command, parameters, { ...options, detached, stdio: ['ignore', 'pipe', 'pipe'] });
  // A pg_ctl that waits for a server forwards SIGINT to it, and no other signal.
  const interrupt = () => void child.kill('SIGINT');
  shutdown?.addEventListener('abort', interrupt);
  process.once('exit', interrupt);
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const outcome = await new Promise<Outcome>((resolve) => {
    child.once('error', (error) => resolve({ code: null, output: error.message }));
    child.once('close', (code) => resolve({ code, output: output.trim() }));
  });
  shutdown?.removeEventListener('abort', interrupt);
  process.off('exit', interrupt);
  shutdown?.throwIfAborted();
  return outcome;
}

/** Like `run`, but synchronous, for process exit, when nothing can be awaited. */
export function runNow(runner: Runner, program: string, args: readonly string[]): number | null {
  const { command, parameters, options } = invocation(runner, program, args);
  return spawnSync(command, parameters, { ...options, stdio: 'ignore' }).status;
}

function invocation(runner: Runner, program: string, args: readonly string[]) {
  const [command, ...parameters] = [...runner.prefix, program, ...args] as [string, ...string[]];
  // PGDATA, PGPORT, and similar variables in the shell belong to another database.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG')));
  const identity = runner.prefix.length === 0 ? runner.account : undefined;
  const cwd = process.platform === 'win32' ? {} : { cwd: '/' };
  return { command, parameters, options: { env: { ...env, LC_ALL: 'C' }, ...cwd, ...identity } };
}

function ownRunner(folder: string): Runner {
  const owner = statSync(folder).uid;
  if (process.getuid !== undefined && owner !== process.getuid()) {
    throw new EmbeddedPostgresError(
      `${folder} belongs to another user (${owner}), perhaps because Welcome Paws ran as root. ` +
        'Start as that user again, give the folder to yourself (chown -R), or choose another DATA_DIR.',
    );
  }
  return { prefix: [] };
}

function serviceAccount(folder: string): Account {
  const { uid, gid } = statSync(folder);
  if (uid !== 0) return { uid, gid };
  for (const name of ['postgres', 'nobody']) {
    const [user, group] = ['-u', '-g'].map((flag) =>
      Number.parseInt(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout, 10),
    );
    if (user !== undefined && group !== undefined && user > 0 && group >= 0) return { uid: user, gid: group };
  }
  throw new EmbeddedPostgresError(
    'PostgreSQL does not run as root, and this machine has neither a postgres nor a ' +
      'nobody user. Start Welcome Paws as a normal user.',
  );
}

function giveTo({ uid, gid }: Account, path: string): void {
  const stats = lstatSync(path);
  // A folder that this user already owns was handed over as a whole, or written by the user.
  if (stats.uid === uid || stats.isSymbolicLink()) return;
  if (stats.isDirectory()) for (const name of readdirSync(path)) giveTo({ uid, gid }, join(path, name));
  chownSync(path, uid, gid);
}

function canWork(runner: Runner, folder: string, binaries: PostgresBinaries): boolean {
  // initdb --show looks for all programs and files like a real run, but changes nothing.
  const script = '"$0" --show -D "$1" && : > "$1/.reachable" && rm "$1/.reachable"';
  return runNow(runner, '/bin/sh', ['-c', script, binaries.initdb, folder]) === 0;
}
