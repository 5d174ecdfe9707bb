import type { MikroORM } from '@mikro-orm/postgresql';
import { DatabaseSchema, SchemaComparator, type SchemaDifference, type TableDifference } from '@mikro-orm/sql';

/** The kinds of items in a table's difference, and the word for each. */
const KINDS = {
  column: ['addedColumns', 'changedColumns', 'removedColumns', 'renamedColumns'],
  index: ['addedIndexes', 'changedIndexes', 'removedIndexes', 'renamedIndexes'],
  check: ['addedChecks', 'changedChecks', 'removedChecks'],
  'foreign key': ['addedForeignKeys', 'changedForeignKeys', 'removedForeignKeys'],
  trigger: ['addedTriggers', 'changedTriggers', 'removedTriggers'],
} as const satisfies Readonly<Record<string, readonly (keyof TableDifference)[]>>;

/** Returns the changes that would make the database match the entities. */
export async function schemaDifference(orm: MikroORM): Promise<SchemaDifference> {
  const connection = orm.em.getConnection();
  const platform = orm.em.getPlatform();
  const target = orm.schema.getTargetSchema();
  const found = await DatabaseSchema.create(connection, platform, orm.config, undefined, target.getNamespaces());
  return new SchemaComparator(platform).compare(found, target);
}

/** Returns each difference by name: `table t`, `column t.c`, `index i`, `check c`, `foreign key f`, `trigger t`. */
export function namesOf(difference: SchemaDifference): string[] {
  const tables = [...Object.keys(difference.newTables), ...Object.keys(difference.removedTables)];
  return [...tables.map((table) => `table ${bare(table)}`), ...entries(difference).map(({ name }) => name)].toSorted();
}

/** Returns the difference without the named items. */
export function without(difference: SchemaDifference, names: ReadonlySet<string>): SchemaDifference {
  for (const { name, remove } of entries(difference)) if (names.has(name)) remove();
  for (const table of Object.keys(difference.removedTables)) {
    if (names.has(`table ${bare(table)}`)) delete difference.removedTables[table];
  }
  return difference;
}

function entries(difference: SchemaDifference): { readonly name: string; readonly remove: () => void }[] {
  return Object.entries(difference.changedTables).flatMap(([table, changed]) =>
    Object.entries(KINDS).flatMap(([kind, fields]) =>
      fields.flatMap((field) =>
        Object.keys(changed[field]).map((key) => ({
          name: kind === 'column' ? `column ${bare(table)}.${key}` : `${kind} ${key}`,
          remove: () => delete changed[field][key],
        })),
      ),
    ),
  );
}

/** Returns the name without its schema. */
function bare(table: string): string {
  return table.replace(/^public\./, '');
}
