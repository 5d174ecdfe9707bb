import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chooseRunner, run, runNow, type Runner } from './embedded-account.js';
import { EmbeddedPostgresError, type PostgresBinaries } from './embedded-binaries.js';
import { KeptRunning } from './kept-running.js';
import { FLEETING, isSocketFile, SERVER_SETTINGS, socketSettings } from './server-settings.js';
import { isAlive, processCommand, processStart } from './process-identity.js';

export const SUPERUSER = 'welcome_paws_superuser';

const MAX_LOG_BYTES = 10_000_000;
const START_TIMEOUT_S = 120;
const STOP_TIMEOUT_S = 30;
/**
 * Errors that a retry fixes: another program took the free port, or the last queries of a killed server are still
 * ending.
 */
const PASSING = /could not bind|still in use/;
const MAX_ATTEMPTS = 10;
const ATTEMPT_PAUSE_MS = 500;
/** Suffix of the folder's name while the cluster is being created. */
const WORKSHOP = '.new-';
/** A process ID that no system assigns. */
const NOBODY = 2 ** 31 - 1;

export interface ClusterOptions {
  /** The folder of the database's files. Its parent must exist. */
  readonly folder: string;
  readonly superuserPassword: string;
  readonly durable: boolean;
  readonly binaries: PostgresBinaries;
  /** Receives one sentence if the server ended unexpectedly. */
  readonly log?: ((message: string) => void) | undefined;
  /** Aborted when the start is canceled. */
  readonly shutdown?: AbortSignal | undefined;
  /** Called when the server has ended unexpectedly too often and will not be restarted. */
  readonly lost?: ((error: EmbeddedPostgresError) => void) | undefined;
}

export interface RunningCluster {
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * Starts the cluster (created at the first start) and keeps it running. The caller holds the lock of its DATA_DIR. A
 * failed or canceled start leaves no running process behind.
 */
export async function startCluster(options: ClusterOptions): Promise<RunningCluster> {
  const { folder, binaries } = options;
  if (!existsSync(folder)) await initialise(options);
  const runner = chooseRunner(folder, binaries);
  await checkVersion(runner, options);
  await endPredecessor(runner, options);
  const log = join(folder, 'server.log');
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) > MAX_LOG_BYTES) rmSync(log);
  // If the process exits without an orderly stop, at least signal PostgreSQL to stop.
  const atExit = () => {
    runNow(runner, binaries.pgCtl, ['stop', '-D', folder, '-m', 'fast', '-W', '-s']);
  };
  process.once('exit', atExit);
  const end = async () => {
    process.off('exit', atExit);
    await stopCluster(runner, options);
  };
  try {
    const port = await launch(runner, options, log);
    const keptRunning = keep(runner, options, log, port);
    return { port, stop: () => keptRunning.stop().then(end) };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Restarts the server on the same port if it ends unexpectedly, so that its URLs stay the same. */
function keep(runner: Runner, options: ClusterOptions, log: string, port: number): KeptRunning {
  const { folder, lost } = options;
  let pid = serverOf(folder);
  return new KeptRunning({
    isRunning: () => pid !== undefined && isAlive(pid),
    async startAgain() {
      options.log?.('The embedded PostgreSQL stopped unexpectedly. Restarting it.');
      await endPredecessor(runner, options);
      await launch(runner, { ...options, shutdown: undefined }, log, port);
      pid = serverOf(folder);
    },
    lost: (deaths, cause) =>
      lost?.(
        new EmbeddedPostgresError(
          `The embedded PostgreSQL stopped unexpectedly ${deaths} times and will not be restarted. See its log: ${log}`,
          cause,
        ),
      ),
  });
}

/** Returns the process ID of the server that runs in a folder. */
function serverOf(folder: string): number | undefined {
  const mark = join(folder, 'postmaster.pid');
  return existsSync(mark) ? Number.parseInt(readFileSync(mark, 'utf8'), 10) : undefined;
}

/**
 * Creates the cluster in a temporary folder and moves it when complete, so that an interrupted first start leaves
 * nothing half done.
 */
async function initialise(options: ClusterOptions): Promise<void> {
  const { folder } = options;
  clearWorkshops(folder);
  try {
    await makeIn(mkdtempSync(`${folder}${WORKSHOP}`), options);
  } finally {
    clearWorkshops(folder);
  }
}

/** The temporary folder has a unique name: the programs of a killed start may still be writing to theirs. */
async function makeIn(workshop: string, options: ClusterOptions): Promise<void> {
  const { folder, superuserPassword, durable, binaries, shutdown } = options;
  const runner = chooseRunner(workshop, binaries);
  const passwordFile = join(workshop, 'password');
  writeFileSync(passwordFile, superuserPassword, { mode: 0o600 });
  if (runner.account !== undefined) chownSync(passwordFile, runner.account.uid, runner.account.gid);
  const parameters = [
    ...['-D', join(workshop, 'data'), '-U', SUPERUSER, `--pwfile=${passwordFile}`, '-A', 'scram-sha-256', '-E', 'UTF8'],
    // PostgreSQL's built-in locale sorts and folds case the same on every machine. System locales differ.
    ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--no-instructions'],
    ...(durable ? [] : ['-N']),
  ];
  const { code, output } = await run(runner, binaries.initdb, parameters, shutdown);
  if (code !== 0)
    throw new EmbeddedPostgresError(`The embedded PostgreSQL could not be set up in ${folder}:\n${output}\n`);
  renameSync(join(workshop, 'data'), folder);
}

function clearWorkshops(folder: string): void {
  for (const name of readdirSync(dirname(folder)).filter((entry) =>
    entry.startsWith(`${basename(folder)}${WORKSHOP}`),
  )) {
    rmSync(join(dirname(folder), name), { recursive: true, force: true, maxRetries: 5 });
  }
}

async function checkVersion(runner: Runner, { folder, binaries }: ClusterOptions): Promise<void> {
  const clusterVersion = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  const { output } = await run(runner, binaries.postgres, ['--version']);
  const installed = /\) (\d+)/.exec(output)?.[1];
  if (installed === undefined)
    throw new EmbeddedPostgresError(`The embedded PostgreSQL does not run on this machine: ${output}.`);
  if (clusterVersion !== installed) {
    throw new EmbeddedPostgresError(
      `${folder} was written by PostgreSQL ${clusterVersion}, but version ${installed} is installed. ` +
        'Back it up with the version of Welcome Paws that wrote it, and restore it here.',
    );
  }
}

/** Stops a server that outlived its Welcome Paws process (kill -9). PostgreSQL removes other stale PID files itself. */
async function endPredecessor(runner: Runner, options: ClusterOptions): Promise<void> {
  const mark = join(options.folder, 'postmaster.pid');
  if (!existsSync(mark)) return;
  const content = readFileSync(mark, 'utf8');
  const pid = Number.parseInt(content, 10);
  if (processStart(pid) !== undefined && isServerOf(options.folder, pid)) {
    await stopCluster(runner, options);
    return;
  }
  // The process ID may now belong to another program or to a zombie. PostgreSQL would take either for its server and
  // refuse to start. The rest of the file stays: PostgreSQL uses it to check that no query of the old server is still
  // running.
  writeFileSync(mark, content.replace(/^\d+/, String(NOBODY)));
  // The lock of its socket has the same process ID.
  for (const name of readdirSync(options.folder).filter(isSocketFile)) rmSync(join(options.folder, name));
}

function isServerOf(folder: string, pid: number): boolean {
  return processCommand(pid)?.includes(folder) ?? process.platform === 'win32';
}

/** Starts the server on the given port, or on a free one. */
async function launch(runner: Runner, options: ClusterOptions, log: string, given?: number): Promise<number> {
  const { folder, durable, binaries, shutdown } = options;
  const settings = { ...SERVER_SETTINGS, ...(durable ? {} : FLEETING), ...socketSettings(folder) };
  const flags = Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value === '' ? '""' : value}`)
    .join(' ');
  for (let attempt = 1; ; attempt += 1) {
    const port = given ?? (await freePort());
    const logged = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
    const parameters = ['start', '-D', folder, '-l', log, '-o', `-p ${port} ${flags}`, '-w', '-s'];
    const { code, output } = await run(
      runner,
      binaries.pgCtl,
      [...parameters, '-t', String(START_TIMEOUT_S)],
      shutdown,
    );
    if (code === 0) return port;
    const serverLog = existsSync(log) ? readFileSync(log).subarray(logged).toString().trim() : '';
    if (attempt < MAX_ATTEMPTS && PASSING.test(serverLog)) {
      await wait(ATTEMPT_PAUSE_MS);
      continue;
    }
    throw new EmbeddedPostgresError(
      `The embedded PostgreSQL did not start (its log: ${log}):\n${serverLog || output}\n`,
    );
  }
}

async function stopCluster(runner: Runner, { folder, binaries }: ClusterOptions): Promise<void> {
  const stop = ['stop', '-D', folder, '-w', '-s', '-t', String(STOP_TIMEOUT_S), '-m'];
  if ((await run(runner, binaries.pgCtl, [...stop, 'fast'])).code === 0) return;
  // The server had already ended, normally or by a kill, which leaves its PID file.
  const pid = serverOf(folder);
  if (pid === undefined || !isAlive(pid)) return;
  const { code, output } = await run(runner, binaries.pgCtl, [...stop, 'immediate']);
  if (code !== 0) throw new EmbeddedPostgresError(`The embedded PostgreSQL in ${folder} did not stop: ${output}.`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.');
  return address.port;
}
