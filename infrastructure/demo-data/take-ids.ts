import type pg from 'pg';

/** The first of `count` ids of a table that nobody else gets, without a gap; nothing else may write to it meanwhile. */
export async function takeIds(client: pg.Client, table: string, count: number): Promise<number> {
  const { rows } = await client.query<{ first: number }>(
    `select min(nextval(pg_get_serial_sequence($1, 'id')))::integer as first from generate_series(1, $2::integer)`,
    [table, Math.max(1, count)],
  );
  return rows[0]?.first ?? 1;
}
