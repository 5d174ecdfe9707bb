import type pg from 'pg';
import { backedUpTables } from '../../../infrastructure/backup/backed-up-tables.js';

/** Returns the number of rows and a hash of all rows of each table. */
export async function contentsOf(client: pg.ClientBase): Promise<Record<string, string>> {
  const contents: Record<string, string> = {};
  for (const { name, where } of await backedUpTables(client)) {
    const { rows } = await client.query<{ n: string; hash: string }>(
      `select count(*)::text as n, md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as hash
        from ${name} t${where === null ? '' : ` where ${where}`}`,
    );
    contents[name] = `${rows[0]?.n} ${rows[0]?.hash}`;
  }
  return contents;
}

/** Returns the shape of the database: constraints, indexes, triggers with their states, and comments. */
export async function shapeOf(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(`
    select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || ' ' || convalidated as line from pg_constraint
      where connamespace::regnamespace::text in ('public', 'pgboss')
    union all select 'trigger ' || tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
    union all select 'index ' || indexdef from pg_indexes where schemaname in ('public', 'pgboss')
    union all select 'comment ' || objoid::regclass || ' ' || description from pg_description
      where classoid = 'pg_class'::regclass and objsubid = 0 and objoid >= 16384 order by 1`);
  return rows.map(({ line }) => line);
}
