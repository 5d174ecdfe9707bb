import type { PostgresPool } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/** The pool as Kysely, and MikroORM above it, may use it: they cannot end it, and every connection comes back. */
export function lentTo(pool: Pool): PostgresPool {
  return { connect: () => lend(pool), options: pool.options, end: () => Promise.resolve() };
}

/** Several statements on one connection of the pool, which comes back whatever becomes of them; none is left in a transaction. */
export async function onOneConnection<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await lend(pool);
  let failure: Error | undefined;
  try {
    return await work(client);
  } catch (error) {
    failure = error instanceof Error ? error : new Error('The work on a connection failed.', { cause: error });
    throw error;
  } finally {
    // One whose work failed may be in the middle of anything.
    client.release(failure);
  }
}

/** What begins a transaction, or ends it for whom nothing else is left to try. */
const FRAME = /^(?:begin|start transaction\b.*|rollback)$/;

/**
 * A connection that goes back by itself, and is closed, as soon as it is of no more use: when it dies, when a statement got
 * no answer in time, or when a transaction could be neither begun nor ended. Kysely gives a connection back after a good
 * rollback only (kysely-org/kysely#1990), and node-postgres puts one whose statement is still running behind a time-out back
 * into use (brianc/node-postgres#3399): so each of these would be missing in the pool from then on.
 */
async function lend(pool: Pool): Promise<PoolClient> {
  const client = await pool.connect();
  const giveBack = client.release.bind(client);
  const ask = client.query.bind(client) as (...asked: unknown[]) => unknown;
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
  client.query = ((...asked: unknown[]) => {
    const answer = ask(...asked) as Partial<Promise<unknown>>;
    void answer.catch?.((error: unknown) => isOfNoUse(error, asked[0]) && release(true));
    return answer;
  }) as PoolClient['query'];
  return client;
}

function isOfNoUse(error: unknown, asked: unknown): boolean {
  // What the server says bears a severity; all else is a connection that did not answer.
  const isSaid = typeof (error as { severity?: unknown } | null)?.severity === 'string';
  return !isSaid || (typeof asked === 'string' && FRAME.test(asked));
}
