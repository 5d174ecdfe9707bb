import type { Readable } from 'node:stream';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { MIGRATIONS_TABLE } from '../schema/orm.js';
import { backedUpTables, sequenceValues, type BackedUpTable } from './backed-up-tables.js';

const LIMITS = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];

/** Writes a part of a backup. */
export type WritePart<Written> = (table: string, content: Readable) => Promise<Written>;

export interface DumpedTable<Written> extends BackedUpTable {
  readonly rows: number;
  readonly part: Written;
}

export interface DumpedDatabase<Written> {
  readonly migrations: readonly string[];
  readonly sequences: Readonly<Record<string, string>>;
  readonly tables: readonly DumpedTable<Written>[];
}

/**
 * Reads all rows of one moment, while others write, and passes each table to `write` as text of COPY. `during` runs in
 * the same moment, after the tables. Needs no tools of PostgreSQL, which the embedded one lacks.
 */
export async function dumpDatabase<Written, Found>(
  client: pg.ClientBase,
  write: WritePart<Written>,
  during: (client: pg.ClientBase) => Promise<Found>,
): Promise<{ readonly database: DumpedDatabase<Written>; readonly found: Found }> {
  await client.query('begin isolation level repeatable read read only');
  try {
    // A large table takes longer than any request may.
    for (const limit of LIMITS) await client.query(`set local ${limit} = 0`);
    const { rows: ran } = await client.query<{ name: string }>(`select name from ${MIGRATIONS_TABLE} order by name`);
    const tables: DumpedTable<Written>[] = [];
    for (const table of await backedUpTables(client)) tables.push(await dumpTable(client, table, write));
    const sequences = await sequenceValues(client);
    const found = await during(client);
    return { database: { migrations: ran.map(({ name }) => name), sequences, tables }, found };
  } finally {
    await client.query('rollback');
  }
}

async function dumpTable<Written>(
  client: pg.ClientBase,
  table: BackedUpTable,
  write: WritePart<Written>,
): Promise<DumpedTable<Written>> {
  const { name, columns, where } = table;
  const rows = `select ${columns.join(', ')} from ${name}${where === null ? '' : ` where ${where}`}`;
  const copy = client.query(copyTo(`copy (${rows}) to stdout`));
  const part = await write(name, copy);
  return { ...table, rows: copy.rowCount, part };
}
