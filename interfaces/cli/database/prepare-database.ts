import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Settings } from '../../../infrastructure/config/settings.js';
import { startEmbeddedPostgres } from '../../../infrastructure/postgres/embedded/embedded-postgres.js';

/** The ways to a database. */
export interface DatabaseWays {
  /** Connects as the role that reads and writes rows. */
  readonly url: string;
  /** The same without a pooler: for background jobs and LISTEN. */
  readonly directUrl: string;
  readonly isPooled: boolean;
  /** Standbys that answer reads. */
  readonly readUrls: readonly string[];
  readonly ca: string | undefined;
}

/** A database that is migrated to this version. */
export interface PreparedDatabase extends DatabaseWays {
  readonly embedded: boolean;
  /** Stops the embedded database, if one was started. */
  stop(): Promise<void>;
}

interface Reached extends PreparedDatabase {
  readonly ownerUrl: string;
}

interface Preparing {
  readonly say: (line: string) => void;
  /** Aborts the startup: whatever was started is stopped, and the reason is thrown. */
  readonly shutdown: AbortSignal;
  /** Called when the embedded database crashed too often to be restarted. */
  readonly lost: (error: Error) => void;
}

/**
 * Starts the embedded database or connects to the configured one, migrates it, and fills a new one with demo data if
 * the settings say so.
 */
export async function prepareDatabase(settings: Settings, preparing: Preparing): Promise<PreparedDatabase> {
  const { say, shutdown } = preparing;
  const reached = await reach(settings, preparing);
  try {
    const order = {
      ...reached,
      demoData: settings.demoData,
      // With an external issuer, the demo members' passwords don't work.
      refuseDemoMembers: settings.production && settings.oidc === undefined,
    };
    const { migrations, demoData } = await fill(order, shutdown);
    if (migrations.length > 0) say(`Brought the database up to date: ${migrations.join(', ')}.`);
    if (demoData) say('Loaded the demo data.');
    return reached;
  } catch (error) {
    await reached.stop();
    throw error;
  }
}

/** The database could not be migrated or filled. The message is meant for the operator. */
export class NotPreparedError extends Error {
  constructor(problem = 'The database could not be brought up to date. See the error above.') {
    super(problem);
    this.name = 'NotPreparedError';
  }
}

/** The order sent to cli/fill-database. */
export interface FillOrder {
  readonly ownerUrl: string;
  /** Of the runtime role, without a pooler. */
  readonly directUrl: string;
  readonly isPooled: boolean;
  readonly ca: string | undefined;
  readonly demoData: boolean;
  /** True to reject a database in which the demo members can sign in. */
  readonly refuseDemoMembers: boolean;
}

/** The result: names of the migrations it ran, and whether it loaded the demo data. */
export interface Filled {
  readonly migrations: readonly string[];
  readonly demoData: boolean;
}

/** The answer of cli/fill-database; `problem` is a sentence for the operator. */
export type FillAnswer = Filled | { readonly problem: string };

async function fill(order: FillOrder, shutdown: AbortSignal): Promise<Filled> {
  const { ownerUrl, directUrl, isPooled, ca, demoData, refuseDemoMembers } = order;
  shutdown.throwIfAborted();
  // The child's output goes to standard error, because standard output contains only the log.
  const child = fork(new URL('./fill-database.js', import.meta.url), { stdio: ['ignore', 2, 2, 'ipc'] });
  const giveUp = () => void child.kill('SIGKILL');
  shutdown.addEventListener('abort', giveUp);
  const ended = once(child, 'exit') as Promise<[code: number | null]>;
  const answer = once(child, 'message') as Promise<[FillAnswer]>;
  child.send({ ownerUrl, directUrl, isPooled, ca, demoData, refuseDemoMembers } satisfies FillOrder);
  const filled = await Promise.race([answer.then(([message]) => message), ended.then(() => null)]);
  shutdown.removeEventListener('abort', giveUp);
  shutdown.throwIfAborted();
  if (filled === null) throw new NotPreparedError();
  if ('problem' in filled) throw new NotPreparedError(filled.problem);
  return filled;
}

async function reach({ database, dataDir }: Settings, { say, shutdown, lost }: Preparing): Promise<Reached> {
  if (database.embedded) {
    const server = await startEmbeddedPostgres({ dataDir, log: say, shutdown, lost });
    const { serverUrl: url, ownerUrl } = server;
    const own = { readUrls: [], directUrl: url, isPooled: false, ca: undefined };
    return { url, ownerUrl, ...own, embedded: true, stop: () => server.stop() };
  }
  const { migrationUrl: ownerUrl, ca, ...urls } = database;
  return { ...urls, ownerUrl, ca, embedded: false, stop: () => Promise.resolve() };
}
