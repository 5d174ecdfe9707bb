import { stringify } from 'csv-stringify/sync';
import type { PoolClient } from 'pg';
import { CSV_FILE } from '../../application/shared/csv.js';
import { DatabaseUnavailable, isNotNow, type Database } from '../postgres/database.js';
import { onOneConnection } from '../postgres/shared-pool.js';
import { MEMBER_TABLES } from './member-tables.js';
import { aboutMember, type MemberTable } from './member-table.js';

/** One member's rows of a table, with columns in camelCase as in the API. */
export interface ExportedTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** Returns all of a member's data that the registry allows to export, as of one moment. */
export async function exportedTables(database: Database, userId: string): Promise<ExportedTable[]> {
  try {
    return await onOneConnection(database.pool, async (client) => {
      await client.query('begin isolation level repeatable read read only');
      await client.query(`set local time zone 'UTC'`);
      await client.query(aboutMember('$1'), [userId]);
      const tables: ExportedTable[] = [];
      for (const table of MEMBER_TABLES) {
        if (!('nothing' in table.exported)) tables.push(await exportedTable(client, table));
      }
      await client.query('commit');
      return tables;
    });
  } catch (error) {
    throw isNotNow(error) ? new DatabaseUnavailable(error) : error;
  }
}

async function exportedTable(client: PoolClient, { table, own, exported }: MemberTable): Promise<ExportedTable> {
  const { select = 't.*', except = [] } = 'nothing' in exported ? {} : exported;
  const { rows, fields } = await client.query<Record<string, unknown>>(`select ${select} from ${table} t where ${own}`);
  const columns = fields.map(({ name }) => name).filter((name) => !except.includes(name));
  return {
    name: table,
    columns: columns.map(camelCase),
    rows: rows.map((row) => Object.fromEntries(columns.map((column) => [camelCase(column), row[column]]))),
  };
}

function camelCase(column: string): string {
  return column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns the table as indented JSON, for people and programs. */
export function tableJson({ rows }: ExportedTable): string {
  return `${JSON.stringify(rows, null, 2)}\n`;
}

/** Returns the table as CSV for spreadsheets. Cells that look like formulas get an apostrophe in front. */
export function tableCsv({ columns, rows }: ExportedTable): string {
  return stringify([...rows], { ...CSV_FILE, bom: true, columns: [...columns] });
}
