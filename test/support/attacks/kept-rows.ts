import type pg from 'pg';

/** Keeps copies of the rows of tables, so that calls that delete or change rows can be repeated. */
export class KeptRows {
  private constructor(private readonly client: pg.Client) {}

  /** `tables` must be in an order in which their rows can be inserted. */
  static async of(client: pg.Client, tables: readonly string[]): Promise<KeptRows> {
    await client.query('create schema kept');
    const statements: string[] = [];
    for (const table of tables) {
      await client.query(`create table kept.${table} as table public.${table}`);
      statements.push(...(await restoring(client, table)));
    }
    // If the database rejects a row, the others must still be restored.
    const blocks = statements.map((each) => `begin ${each}; exception when others then null; end;`);
    await client.query(`create procedure kept.restore() language plpgsql as $$ begin ${blocks.join('\n')} end $$`);
    return new KeptRows(client);
  }

  /** Restores deleted and changed rows, as far as the database allows. */
  async restore(): Promise<void> {
    await this.client.query('call kept.restore()');
  }
}

async function restoring(client: pg.Client, table: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string; isKey: boolean }>(
    `select a.attname as name, coalesce(a.attnum = any(i.indkey), false) as "isKey" from pg_attribute a
     left join pg_index i on i.indrelid = a.attrelid and i.indisprimary
     where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum`,
    [`public.${table}`],
  );
  const names = rows.map(({ name }) => `"${name}"`);
  const keys = rows.filter(({ isKey }) => isKey).map(({ name }) => `"${name}"`);
  if (keys.length === 0) return [];
  const others = names.filter((name) => !keys.includes(name));
  const own = (prefix: string, columns: readonly string[]) => columns.map((name) => `${prefix}.${name}`).join(', ');
  const isSame = keys.map((name) => `t.${name} = k.${name}`).join(' and ');
  return [
    `insert into public.${table} (${names.join(', ')}) overriding system value select ${own('k', names)} from kept.${table} k
       where not exists (select from public.${table} t where ${isSame}) on conflict do nothing`,
    ...(others.length === 0
      ? []
      : [
          `update public.${table} t set (${others.join(', ')}) = row(${own('k', others)}) from kept.${table} k
             where ${isSame} and (${own('t', others)}) is distinct from (${own('k', others)})`,
        ]),
  ];
}
