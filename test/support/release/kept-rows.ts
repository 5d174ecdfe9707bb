import type pg from 'pg';
import { backedUpTables, sequenceValues } from '../../../infrastructure/backup/backed-up-tables.js';
import { JOBS_SCHEMA } from '../../../infrastructure/jobs/queues.js';
import { LOADED_BY_STARTS } from './release-fixture.js';

/** The columns of each table, by its quoted name. */
export type Columns = Readonly<Record<string, readonly string[]>>;

const NUMBERED_AGAIN = 'numbers of transactions, which are others in another database server (renumber_changes)';

/**
 * Columns whose values an upgrade changes on purpose, as `table.column`, with the reason. When you replace the fixture,
 * remove the columns that migrations changed.
 */
const CHANGED_ON_PURPOSE: Readonly<Record<string, string>> = {
  'public.business_changes.at': NUMBERED_AGAIN,
  'public.business_changes.listed': NUMBERED_AGAIN,
};

/** Returns the columns whose values an upgrade must keep. */
export async function keptColumns(client: pg.ClientBase): Promise<Columns> {
  const tables = (await backedUpTables(client)).filter(({ name }) => !LOADED.has(name));
  return Object.fromEntries(
    tables.map(({ name, columns }) => [name, columns.filter((column) => !(`${name}.${column}` in CHANGED_ON_PURPOSE))]),
  );
}

const LOADED = new Set(LOADED_BY_STARTS.map((name) => `public.${name}`));

/** Returns the number of rows of each table, and a hash of these columns. */
export async function digestOf(client: pg.ClientBase, tables: Columns): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const [table, columns] of Object.entries(tables)) {
    const { rows } = await client.query<{ digest: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(h, '' order by h)), '') as digest
        from (select md5(row(${columns.join(', ')})::text) as h from ${table}
          ${table === `${JOBS_SCHEMA}.job` ? `where state < 'completed'` : ''}) hashes`,
    );
    digests[table] = rows[0]?.digest ?? '';
  }
  return digests;
}

/** Throws if a row breaks a foreign key. Adds each foreign key again, and rolls back. Returns the number of keys. */
export async function checkForeignKeys(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ table: string; name: string; rule: string }>(
    `select conrelid::regclass::text as table, format('%I', conname) as name, pg_get_constraintdef(oid) as rule
      from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`,
  );
  await client.query('begin');
  try {
    for (const { table, name, rule } of rows) {
      await client.query(`alter table ${table} drop constraint ${name}`);
      await client.query(`alter table ${table} add constraint ${name} ${rule.replace(/ NOT VALID$/, '')}`);
    }
    return rows.length;
  } finally {
    await client.query('rollback');
  }
}

/** Returns the names of sequences whose value went down, so that they would give out an ID a second time. */
export async function sequencesBehind(client: pg.ClientBase, before: Readonly<Record<string, string>>) {
  const after = await sequenceValues(client);
  return Object.entries(before).filter(([name, value]) => BigInt(after[name] ?? 0) < BigInt(value));
}
