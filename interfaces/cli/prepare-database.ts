import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Settings } from '../../infrastructure/config/settings.js';
import { startEmbeddedPostgres } from '../../infrastructure/postgres/embedded/embedded-postgres.js';

/** A database with the tables of this version. */
export interface PreparedDatabase {
  /** The role that reads and writes rows. */
  readonly url: string;
  readonly ca: string | undefined;
  readonly embedded: boolean;
  /** Ends what was started for it. */
  stop(): Promise<void>;
}

interface Reached extends PreparedDatabase {
  readonly ownerUrl: string;
}

interface Preparing {
  readonly say: (line: string) => void;
  /** Aborted when the start is given up: what was started ends, and the reason is thrown. */
  readonly ending: AbortSignal;
  /** Told when the embedded database ended by itself too often to be started again. */
  readonly lost: (error: Error) => void;
}

/** Starts the embedded database or reaches the configured one, migrates it, and fills a new one with demo data where that is wanted. */
export async function prepareDatabase(settings: Settings, preparing: Preparing): Promise<PreparedDatabase> {
  const { say, ending } = preparing;
  const reached = await reach(settings, preparing);
  try {
    const order = {
      ...reached,
      demoData: settings.demoData,
      // An outside issuer knows nothing of their password.
      refuseDemoMembers: settings.production && settings.oidc === undefined,
    };
    const { migrations, demoData } = await fill(order, ending);
    if (migrations.length > 0) say(`Brought the database up to date: ${migrations.join(', ')}.`);
    if (demoData) say('Loaded the demo data.');
    return reached;
  } catch (error) {
    await reached.stop();
    throw error;
  }
}

/** The database could not be brought up to date; its message is meant for the operator. */
export class NotPreparedError extends Error {
  constructor() {
    super('The database could not be brought up to date; what went wrong stands above.');
    this.name = 'NotPreparedError';
  }
}

/** What cli/fill-database is asked to do. */
export interface FillOrder {
  readonly ownerUrl: string;
  readonly url: string;
  readonly ca: string | undefined;
  readonly demoData: boolean;
  /** Whether a database in which the demo members may sign in is refused. */
  readonly refuseDemoMembers: boolean;
}

/** What it did: names of migrations, and whether it loaded the demo data. */
export interface Filled {
  readonly migrations: readonly string[];
  readonly demoData: boolean;
}

async function fill(order: FillOrder, ending: AbortSignal): Promise<Filled> {
  const { ownerUrl, url, ca, demoData, refuseDemoMembers } = order;
  ending.throwIfAborted();
  // Its own words go to standard error: standard output holds the log alone.
  const child = fork(new URL('./fill-database.js', import.meta.url), { stdio: ['ignore', 2, 2, 'ipc'] });
  const giveUp = () => void child.kill('SIGKILL');
  ending.addEventListener('abort', giveUp);
  const ended = once(child, 'exit') as Promise<[code: number | null]>;
  const answer = once(child, 'message') as Promise<[Filled]>;
  child.send({ ownerUrl, url, ca, demoData, refuseDemoMembers } satisfies FillOrder);
  const filled = await Promise.race([answer.then(([message]) => message), ended.then(() => null)]);
  ending.removeEventListener('abort', giveUp);
  ending.throwIfAborted();
  if (filled === null) throw new NotPreparedError();
  return filled;
}

async function reach({ database, dataDir }: Settings, { say, ending, lost }: Preparing): Promise<Reached> {
  if (database.embedded) {
    const server = await startEmbeddedPostgres({ dataDir, log: say, ending, lost });
    return { url: server.appUrl, ownerUrl: server.ownerUrl, ca: undefined, embedded: true, stop: () => server.stop() };
  }
  const { url, migrationUrl: ownerUrl, ca } = database;
  return { url, ownerUrl, ca, embedded: false, stop: () => Promise.resolve() };
}
