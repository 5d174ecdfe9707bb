import type pg from 'pg';

interface Definition {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/**
 * Drops the secondary indexes and foreign keys of some tables in the caller's transaction, and returns a function that
 * creates them again. If something fails in between, the rollback restores them. Primary keys stay.
 */
export async function dropIndexes(
  client: pg.Client,
  tables: readonly string[],
): Promise<(onProgress: (done: number, total: number) => void) => Promise<void>> {
  const indexes = await client.query<Definition>(INDEXES, [tables]);
  const keys = await client.query<Definition>(FOREIGN_KEYS, [tables]);
  for (const { table, name } of keys.rows) {
    await client.query(`alter table ${table} drop constraint ${client.escapeIdentifier(name)}`);
  }
  for (const { name } of indexes.rows) await client.query(`drop index ${client.escapeIdentifier(name)}`);
  return async (onProgress) => {
    const statements = [
      ...indexes.rows.map(({ definition }) => definition),
      ...keys.rows.map(
        ({ table, name, definition }) =>
          `alter table ${table} add constraint ${client.escapeIdentifier(name)} ${definition}`,
      ),
    ];
    for (const [done, statement] of statements.entries()) {
      onProgress(done, statements.length);
      await client.query(statement);
    }
    onProgress(statements.length, statements.length);
  };
}

/** Indexes that do not belong to a constraint. */
const INDEXES = `
  select i.tablename as table, i.indexname as name, i.indexdef as definition
  from pg_indexes i
  where i.schemaname = current_schema and i.tablename = any ($1)
    and not exists (select from pg_constraint c where c.conindid = format('%I.%I', i.schemaname, i.indexname)::regclass)
  order by i.indexname`;

const FOREIGN_KEYS = `
  select c.conrelid::regclass::text as table, c.conname as name, pg_get_constraintdef(c.oid) as definition
  from pg_constraint c
  where c.contype = 'f' and c.conrelid = any ($1::text[]::regclass[])
  order by c.conname`;
