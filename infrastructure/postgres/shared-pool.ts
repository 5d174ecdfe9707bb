import type { PostgresPool } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { preparedName } from './prepared-names.js';

/** Returns the pool for Kysely, and MikroORM on top of it. They cannot close it, and every connection is returned. */
export function sharedPool(pool: Pool): PostgresPool {
  return { connect: () => lend(pool), options: pool.options, end: () => Promise.resolve() };
}

/**
 * Runs several statements on one connection of the pool. The connection is always returned, never inside a transaction.
 */
export async function onOneConnection<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await lend(pool);
  let failure: Error | undefined;
  try {
    return await work(client);
  } catch (error) {
    failure = error instanceof Error ? error : new Error('The work on a connection failed.', { cause: error });
    throw error;
  } finally {
    // After a failure, the connection may be in any state.
    client.release(failure);
  }
}

/** Statements that begin a transaction or end it. After a failure of one of these, nothing else can be tried. */
const FRAME = /^(?:begin|start transaction\b.*|rollback)$/;

/**
 * Returns a connection that returns itself to the pool and closes when it becomes unusable: when it dies, when a
 * statement times out, or when a transaction could be neither begun nor ended. Kysely returns a connection only after a
 * successful rollback (kysely-org/kysely#1990), and node-postgres reuses one whose timed-out statement is still running
 * (brianc/node-postgres#3399). Each of these connections would be missing from the pool.
 */
async function lend(pool: Pool): Promise<PoolClient> {
  const client = await pool.connect();
  const giveBack = client.release.bind(client);
  const ask = client.query.bind(client) as (...args: unknown[]) => unknown;
  let isLent = true;
  const release = (error?: Error | boolean) => {
    if (!isLent) return;
    isLent = false;
    client.off('error', release);
    delete (client as Partial<PoolClient>).query;
    giveBack(error);
  };
  client.once('error', release);
  client.release = release;
  client.query = ((...args: unknown[]) => {
    const answer = ask(...named(args)) as Partial<Promise<unknown>>;
    void answer.catch?.((error: unknown) => isOfNoUse(error, args[0]) && release(true));
    return answer;
  }) as PoolClient['query'];
  return client;
}

/** Kysely passes a text and its values, and no name. */
function named(args: readonly unknown[]): readonly unknown[] {
  const [text, values] = args;
  const name = typeof text === 'string' && Array.isArray(values) ? preparedName(text) : undefined;
  return name === undefined ? args : [{ name, text, values: values as unknown[] }];
}

/** SQLSTATE of a change on a standby: since a failover, the connection leads to the wrong server. */
const ON_STANDBY = '25006';

function isOfNoUse(error: unknown, args: unknown): boolean {
  const { severity, code } = (error ?? {}) as { severity?: unknown; code?: unknown };
  // Errors from the server have a severity. All others mean that the connection did not answer.
  const isSaid = typeof severity === 'string';
  return !isSaid || code === ON_STANDBY || (typeof args === 'string' && FRAME.test(args));
}
