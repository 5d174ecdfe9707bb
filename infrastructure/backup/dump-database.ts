import type { Readable } from 'node:stream';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { MIGRATIONS_TABLE } from '../schema/orm.js';
import { backedUpTables, sequenceValues, type BackedUpTable } from './backed-up-tables.js';

/** A large table takes longer than any request may. */
const LIMITS = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];

/** How dates, intervals, and numbers are written and read, whatever the role or the server prefers. */
const FORMATS = { datestyle: 'ISO, MDY', intervalstyle: 'postgres', extra_float_digits: '3', timezone: 'UTC' };

/** Sets all of this for the running transaction. */
export async function prepareCopies(client: pg.ClientBase): Promise<void> {
  for (const limit of LIMITS) await client.query(`set local ${limit} = 0`);
  for (const [name, value] of Object.entries(FORMATS)) await client.query(`set local ${name} = '${value}'`);
}

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
 * Reads all rows in one snapshot, while others write, and passes each table to `write` in COPY's text format. `during`
 * runs in the same snapshot, after the tables. Needs no PostgreSQL tools, because the embedded database has none. After
 * an error, the connection may still be sending a table that nobody reads: end it.
 */
export async function dumpDatabase<Written, Found>(
  client: pg.ClientBase,
  write: WritePart<Written>,
  during: (client: pg.ClientBase) => Promise<Found>,
): Promise<{ readonly database: DumpedDatabase<Written>; readonly found: Found }> {
  const present = (await backedUpTables(client)).map(({ name }) => name);
  await client.query('begin isolation level repeatable read read only');
  await prepareCopies(client);
  // Before the snapshot, which the first `select` takes: a table that a migration rewrites after it would look empty.
  await client.query(`lock table ${present.join(', ')} in access share mode`);
  const { rows: ran } = await client.query<{ name: string }>(`select name from ${MIGRATIONS_TABLE} order by name`);
  const tables: DumpedTable<Written>[] = [];
  for (const table of await backedUpTables(client)) tables.push(await dumpTable(client, table, write));
  const sequences = await sequenceValues(client);
  const found = await during(client);
  await client.query('rollback');
  return { database: { migrations: ran.map(({ name }) => name), sequences, tables }, found };
}

async function dumpTable<Written>(
  client: pg.ClientBase,
  table: BackedUpTable,
  write: WritePart<Written>,
): Promise<DumpedTable<Written>> {
  const { name, columns, where } = table;
  const rows = `select ${columns.join(', ')} from ${name}${where === null ? '' : ` where ${where}`}`;
  const copy = client.query(copyTo(`copy (${rows}) to stdout`));
  // Ending the connection of a table that could not be written is an error of a stream that nobody reads anymore.
  copy.on('error', () => undefined);
  const part = await write(name, copy);
  return { ...table, rows: copy.rowCount, part };
}
