import type pg from 'pg';
import { JOBS_SCHEMA, QUEUES } from '../jobs/queues.js';
import { MIGRATIONS_TABLE } from '../schema/orm.js';

/** A table whose rows are backed up. */
export interface BackedUpTable {
  /** Quoted for SQL, with its schema. */
  readonly name: string;
  /** Quoted. Generated columns are left out. */
  readonly columns: readonly string[];
  /** SQL condition for the rows to back up; null for all rows. */
  readonly where: string | null;
}

/**
 * Leaves out tables that a start fills on its own (migrations, queues), and tables that PostgreSQL empties after a crash.
 * A partitioned table is backed up through its parent.
 */
const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name, n.nspname = '${JOBS_SCHEMA}' as "isJobs",
    array_agg(format('%I', a.attname) order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
    and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
    and c.relname <> '${MIGRATIONS_TABLE}' and (n.nspname <> '${JOBS_SCHEMA}' or c.relname = 'job')
  group by n.nspname, c.relname order by n.nspname, c.relname`;

/**
 * Finished jobs are not needed after a restore, and scheduled ones, such as the backup itself, come again. An empty
 * database has no queue for them.
 */
const UNFINISHED = `state < 'completed' and name in (${Object.keys(QUEUES)
  .map((name) => `'${name}'`)
  .join(', ')})`;

export async function backedUpTables(client: Pick<pg.ClientBase, 'query'>): Promise<BackedUpTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; isJobs: boolean }>(TABLES);
  return rows.map(({ name, columns, isJobs }) => ({ name, columns, where: isJobs ? UNFINISHED : null }));
}

/** The values of sequences, by their quoted names. */
export async function sequenceValues(client: Pick<pg.ClientBase, 'query'>): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences
      where last_value is not null and schemaname not like 'pg\\_%' order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}
