import type pg from 'pg';

/** Reserves `count` consecutive ids of a table and returns the first. No other session may add rows at that time. */
export async function reserveIds(client: pg.Client, table: string, count: number): Promise<number> {
  const { rows } = await client.query<{ first: number }>(
    `select min(nextval(pg_get_serial_sequence($1, 'id')))::integer as first from generate_series(1, $2::integer)`,
    [table, Math.max(1, count)],
  );
  return rows[0]?.first ?? 1;
}

/** Like `reserveIds`, in one step. Requires the right to set the sequence, and a table lock against writes. */
export async function reserveManyIds(client: pg.Client, table: string, count: number): Promise<number> {
  const { rows } = await client.query<{ first: number }>(
    `select s.first::integer as first, setval(s.name, s.first + $2::integer - 1)
     from (select name, nextval(name) as first from pg_get_serial_sequence($1, 'id') as name) as s`,
    [table, Math.max(1, count)],
  );
  return rows[0]?.first ?? 1;
}
