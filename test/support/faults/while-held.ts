import pg, { type Pool, type PoolClient } from 'pg';

const WAITING = 'select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))';

const ALL_WAITING = `select count(*)::int as n from pg_stat_activity
  where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`;

interface Query {
  query: (this: unknown, ...given: unknown[]) => unknown;
}

/**
 * Begins one after another, each of which waits for what is held, and lets them go on at once. Answers how often one of them was
 * undone by the database because they waited for each other in a circle (40P01), whatever it was answered then.
 */
export async function circlesOf(
  pool: Pool,
  { hold, values }: Pick<Held<unknown>, 'hold' | 'values'>,
  begin: readonly (() => Promise<unknown>)[],
): Promise<number> {
  const prototype = pg.Client.prototype as unknown as Query;
  const { query } = prototype;
  let circles = 0;
  const tell = (error: { code?: string }) => void (circles += error.code === '40P01' ? 1 : 0);
  prototype.query = function (this: unknown, ...given: unknown[]) {
    const answer = query.apply(this, given);
    if (answer instanceof Promise) answer.catch(tell);
    return answer;
  };
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(hold, [...values]);
    const begun: Promise<unknown>[] = [];
    for (const each of begin) {
      begun.push(each());
      begun.at(-1)?.catch(() => undefined);
      while ((await pool.query<{ n: number }>(ALL_WAITING)).rows[0]?.n !== begun.length);
    }
    await client.query('commit');
    await Promise.all(begun);
    return circles;
  } finally {
    await client.query('rollback');
    client.release();
    prototype.query = query;
  }
}

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
