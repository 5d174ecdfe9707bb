import type { Pool, PoolClient } from 'pg';

const WAITING = 'select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))';

interface Held<T> {
  /** A statement that holds what `begin` needs, as another transaction would, and its values. */
  readonly hold: string;
  readonly values: readonly unknown[];
  /** Begins once that is held. */
  readonly begin: () => Promise<T>;
}

/** Holds rows until `begin` waits for them, does `work` in the transaction that holds them, commits it, and answers what `begin` came to. */
export async function whileHeld<T>(
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
    const begun = begin();
    begun.then(over, over);
    while ((await pool.query(WAITING, [pid])).rowCount === 0)
      if (isOver) throw new Error('This waited for nothing that was held.');
    await work(client);
    await client.query('commit');
    return await begun;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
