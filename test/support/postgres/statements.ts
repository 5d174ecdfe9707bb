import pg from 'pg';

type Query = (...args: unknown[]) => unknown;

/**
 * Returns the SQL statements that this process sends to PostgreSQL while `work` runs, in order. Recorded at the driver,
 * so it includes all callers and the start and end of transactions.
 */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function (this: unknown, ...args: unknown[]) {
    const [first] = args;
    sent.push(typeof first === 'string' ? first : String((first as { text?: unknown }).text));
    return query.apply(this, args);
  };
  try {
    await work();
  } finally {
    prototype.query = query;
  }
  return sent;
}
