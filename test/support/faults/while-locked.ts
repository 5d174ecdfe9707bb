import pg, { type Pool, type PoolClient } from 'pg';

const WAITING = 'select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))';

const ALL_WAITING = `select count(*)::int as n from pg_stat_activity
  where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`;

interface Query {
  query: (this: unknown, ...given: unknown[]) => unknown;
}

/**
 * Starts calls one after another, each of which waits for a lock, and then releases it. Returns how often PostgreSQL
 * aborted one of them because of a deadlock (40P01), whatever the caller got.
 */
export async function countDeadlocks(
  pool: Pool,
  { hold, values }: Pick<Held<unknown>, 'hold' | 'values'>,
  begin: readonly (() => Promise<unknown>)[],
): Promise<number> {
  const prototype = pg.Client.prototype as unknown as Query;
  const { query } = prototype;
  let deadlocks = 0;
  const countDeadlock = (error: { code?: string }) => void (deadlocks += error.code === '40P01' ? 1 : 0);
  prototype.query = function (this: unknown, ...given: unknown[]) {
    const answer = query.apply(this, given);
    if (answer instanceof Promise) answer.catch(countDeadlock);
    return answer;
  };
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(hold, [...values]);
    const started: Promise<unknown>[] = [];
    for (const each of begin) {
      let isOver = false;
      const over = () => void (isOver = true);
      started.push(each());
      started.at(-1)?.then(over, over);
      while ((await pool.query<{ n: number }>(ALL_WAITING)).rows[0]?.n !== started.length)
        if (isOver) {
          await started.at(-1);
          throw new Error(`Call ${started.length} did not wait for the lock.`);
        }
    }
    await client.query('commit');
    await Promise.all(started);
    return deadlocks;
  } finally {
    await client.query('rollback');
    client.release();
    prototype.query = query;
  }
}

interface Held<T> {
  /** A statement that locks what `begin` needs, as another transaction would, and its values. */
  readonly hold: string;
  readonly values: readonly unknown[];
  /** Called once the lock is held. */
  readonly begin: () => Promise<T>;
}

/**
 * Locks rows until `begin` waits for them, runs `work` in the locking transaction, commits it, and returns the result
 * of `begin`.
 */
export async function whileLocked<T>(
  pool: Pool,
  { hold, values, begin }: Held<T>,
  work: (client: PoolClient) => Promise<unknown>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(hold, [...values]);
    const pid = (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
    let isOver = false;
    const over = () => void (isOver = true);
    const started = begin();
    started.then(over, over);
    while ((await pool.query(WAITING, [pid])).rowCount === 0)
      if (isOver) throw new Error('The call did not wait for the lock.');
    await work(client);
    await client.query('commit');
    return await started;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
