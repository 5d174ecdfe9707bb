import { createHash } from 'node:crypto';
import type pg from 'pg';

/** A row of a member in which every text is a canary, a word that occurs nowhere else. */
export interface CanaryRow {
  /** Describes the row. Part of its canaries. */
  readonly name: string;
  readonly table: string;
  /** Columns that need a certain value. `{canary}` in a text is replaced with the column's canary. */
  readonly given: Readonly<Record<string, unknown>>;
  /** Columns whose canary is public. */
  readonly shown?: readonly string[];
}

/** A column as described by the database. */
export interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  /** True if a check allows only a closed list of values, or the database generates the value. */
  readonly isClosed: boolean;
  /** True if it holds the ID of a row in another table. */
  readonly refers: boolean;
}

export interface Canary {
  readonly row: string;
  readonly table: string;
  readonly column: string;
  readonly word: string;
  readonly isShown: boolean;
}

/** Types of columns that can hold a canary. */
const OF_WORDS = new Set(['text', '_text', 'varchar', 'json', 'jsonb', 'uuid']);

/** Returns all columns of the app's tables that can hold a canary. */
export async function wordColumns(client: Pick<pg.Pool, 'query'>): Promise<Column[]> {
  const { rows } = await client.query<Column>(`
    select c.relname as table, a.attname as name, t.typname as type,
      a.attgenerated <> '' or a.attidentity <> '' or exists (select from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
          and pg_get_constraintdef(k.oid) ~ '(= ANY \\(ARRAY|<@ ARRAY)') as "isClosed",
      exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any(k.conkey)) as refers
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname, a.attnum`);
  return rows.filter(({ type }) => OF_WORDS.has(type));
}

/**
 * Returns the canary of a row's column. It has only lowercase letters, digits, and hyphens, so no encoding changes it.
 */
export function canaryWord({ name }: Pick<CanaryRow, 'name'>, { name: column, type }: Pick<Column, 'name' | 'type'>) {
  if (type !== 'uuid') return `zq-${name} ${column}`.replaceAll(/[ _]/g, '-');
  const hex = createHash('sha256').update(`${name} ${column}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Inserts a row and returns its canaries. */
export async function plant(client: Pick<pg.Pool, 'query'>, row: CanaryRow, columns: readonly Column[]) {
  const own = columns.filter(({ table }) => table === row.table);
  const values = { ...Object.fromEntries(own.flatMap((column) => valueOf(row, column))), ...withoutWords(row, own) };
  const names = Object.keys(values);
  const places = names.map((_, index) => `$${index + 1}`);
  const text = `insert into ${row.table} (${names.join(', ')}) values (${places.join(', ')})`;
  try {
    await client.query(text, Object.values(values));
  } catch (cause) {
    throw new Error(`The ${row.name} needs something given in CANARY_ROWS: ${(cause as Error).message}`, { cause });
  }
  return own.flatMap((column) => {
    const word = canaryWord(row, column);
    const isPlanted = JSON.stringify(values[column.name] ?? null).includes(word);
    const isShown = row.shown?.includes(column.name) ?? false;
    return isPlanted ? [{ row: row.name, table: row.table, column: column.name, word, isShown }] : [];
  });
}

/** Returns the column's canary in the format of its type, unless another value is given. */
function valueOf(row: CanaryRow, column: Column): [string, unknown][] {
  const word = canaryWord(row, column);
  if (column.name in row.given) {
    const text = JSON.stringify(row.given[column.name])?.replaceAll('{canary}', word) ?? 'null';
    const isJson = column.type.startsWith('json');
    return [[column.name, isJson ? text : (JSON.parse(text) as unknown)]];
  }
  if (column.isClosed || column.refers) return [];
  if (column.type.startsWith('json')) return [[column.name, JSON.stringify({ word })]];
  return [[column.name, column.type === '_text' ? [word] : word]];
}

/** Returns the given values of columns without text: numbers, dates, choices. */
function withoutWords({ given }: CanaryRow, words: readonly Column[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(given).filter(([name]) => words.every((column) => column.name !== name)));
}
