import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { JOBS_SCHEMA } from '../jobs/queues.js';
import { backedUpTables, type BackedUpTable } from './backed-up-tables.js';
import { BackupProblem } from './backup-problem.js';
import { prepareCopies, type DumpedDatabase } from './dump-database.js';
import { setIndexesAside } from './set-aside-indexes.js';

/** Reads a part of a backup. */
export type ReadPart<Written> = (part: Written) => Readable;

const FOREIGN_KEYS = `
  select format('%I.%I', n.nspname, c.relname) as "table", format('%I', f.conname) as name, pg_get_constraintdef(f.oid) as rule
  from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_namespace n on n.oid = c.relnamespace
  where f.contype = 'f' and f.conparentid = 0 and n.nspname not like 'pg\\_%'`;

/** Jobs of a kind that this version no longer has. */
const WITHOUT_QUEUE = `delete from ${JOBS_SCHEMA}.job j
   where not exists (select from ${JOBS_SCHEMA}.queue q where q.name = j.name)`;

/** Throws BackupProblem if the database has any tables. */
export async function requireEmpty(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::integer as n from pg_class c join pg_namespace s on s.oid = c.relnamespace
      where c.relkind in ('r', 'p') and s.nspname not like 'pg\\_%' and s.nspname <> 'information_schema'`,
  );
  const found = rows[0]?.n ?? 0;
  if (found === 0) return;
  throw new BackupProblem(
    `The database already has ${found} tables, but a backup can only be restored into an empty one. Create one, or set another DATA_DIR.`,
  );
}

/**
 * Inserts all rows of the backup, or none, into a database that has the tables of the backup's migrations. Foreign keys
 * are checked at the end, so the order of tables doesn't matter. Triggers don't run, because they ran when the rows were
 * first written.
 */
export async function restoreDatabase<Written>(
  client: pg.Client,
  { tables, sequences }: DumpedDatabase<Written>,
  read: ReadPart<Written>,
): Promise<void> {
  await client.query('begin');
  try {
    await prepareCopies(client);
    const present = new Map((await backedUpTables(client)).map((table) => [table.name, table]));
    const { rows: keys } = await client.query<{ table: string; name: string; rule: string }>(FOREIGN_KEYS);
    for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
    const names = [...present.keys()];
    for (const name of names) await client.query(`alter table ${name} disable trigger user`);
    await client.query(`truncate ${names.join(', ')}`);
    const buildIndexes = await setIndexesAside(client);
    for (const table of tables) {
      requirePresent(table, present.get(table.name));
      await restoreTable(client, table, read);
    }
    await buildIndexes();
    await client.query(WITHOUT_QUEUE);
    for (const name of names) await client.query(`alter table ${name} enable trigger user`);
    for (const { table, name, rule } of keys) await client.query(`alter table ${table} add constraint ${name} ${rule}`);
    for (const [name, value] of Object.entries(sequences))
      await client.query('select setval($1, $2::bigint)', [name, value]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  await client.query('analyze');
}

/** Names become SQL, so only those of this database are good. Throws BackupProblem. */
function requirePresent({ name, columns }: BackedUpTable, present: BackedUpTable | undefined): void {
  if (present === undefined) throw new BackupProblem(`This version has no table ${name}, but the backup does.`);
  const other = columns.find((column) => !present.columns.includes(column));
  if (other === undefined) return;
  throw new BackupProblem(`This version has no column ${other} of ${name}, but the backup does.`);
}

async function restoreTable<Written>(
  client: pg.Client,
  { name, columns, rows, part }: DumpedDatabase<Written>['tables'][number],
  read: ReadPart<Written>,
): Promise<void> {
  const copy = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`));
  await pipeline(read(part), copy);
  if (copy.rowCount === rows) return;
  throw new BackupProblem(`The backup should have ${rows} rows of ${name}, but has ${copy.rowCount}. It is damaged.`);
}
