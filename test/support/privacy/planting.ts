import { createHash } from 'node:crypto';
import type pg from 'pg';

/** A row of a member whose every text is a canary: a word that stands nowhere else. */
export interface CanaryRow {
  /** What it is, in words; part of its canaries. */
  readonly name: string;
  readonly table: string;
  /** Columns that need a certain value; `{canary}` in a text stands for the column's canary. */
  readonly given: Readonly<Record<string, unknown>>;
  /** Columns whose canary everybody may see. */
  readonly shown?: readonly string[];
}

/** A column as the database describes it. */
export interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  /** True where a check allows a closed list of words alone, or the database derives or numbers it. */
  readonly isClosed: boolean;
  /** True where it holds the id of a row of another table. */
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

/** All columns of the product's own tables that can hold a canary. */
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

/** The word of a row's column; lower-case letters, digits and hyphens, so that no way of writing it down changes it. */
export function canaryWord({ name }: Pick<CanaryRow, 'name'>, { name: column, type }: Pick<Column, 'name' | 'type'>) {
  if (type !== 'uuid') return `zq-${name} ${column}`.replaceAll(/[ _]/g, '-');
  const hex = createHash('sha256').update(`${name} ${column}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Plants a row and answers its canaries. */
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

/** The column's canary in the form of its type, unless something else is given. */
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

/** What is given for columns that hold no words: numbers, moments, choices. */
function withoutWords({ given }: CanaryRow, words: readonly Column[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(given).filter(([name]) => words.every((column) => column.name !== name)));
}
