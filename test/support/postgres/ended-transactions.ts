import { until } from '../until.js';

interface Client {
  query<Row extends object>(text: string, values?: unknown[]): Promise<{ readonly rows: Row[] }>;
}

/**
 * Waits until every transaction that has begun by now has ended, also those of other tests on this server. Only then, readers
 * get all changes.
 */
export async function endedTransactions(client: Client): Promise<void> {
  const { rows } = await client.query<{ id: string }>('select pg_current_xact_id()::text as id');
  await until('the end of all transactions', async () => {
    const text = 'select pg_snapshot_xmin(pg_current_snapshot()) > $1::text::xid8 as ended';
    return (await client.query<{ ended: boolean }>(text, [rows[0]?.id])).rows[0]?.ended;
  });
}
