import type pg from 'pg';

/** The first of `count` ids of a table that nobody else gets, without a gap; nothing else may write to it meanwhile. */
export async function takeIds(client: pg.Client, table: string, count: number): Promise<number> {
  const { rows } = await client.query<{ first: number }>(
    `select min(nextval(pg_get_serial_sequence($1, 'id')))::integer as first from generate_series(1, $2::integer)`,
    [table, Math.max(1, count)],
  );
  return rows[0]?.first ?? 1;
}

/** The same for any number of ids in one step, which takes the right to set the sequence and a table locked against writing. */
export async function takeManyIds(client: pg.Client, table: string, count: number): Promise<number> {
  const { rows } = await client.query<{ first: number }>(
    `select s.first::integer as first, setval(s.name, s.first + $2::integer - 1)
     from (select name, nextval(name) as first from pg_get_serial_sequence($1, 'id') as name) as s`,
    [table, Math.max(1, count)],
  );
  return rows[0]?.first ?? 1;
}
