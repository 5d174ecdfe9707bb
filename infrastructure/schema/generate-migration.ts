import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import { HANDWRITTEN_DDL } from './handwritten-ddl.js';
import { schemaDifference, without } from './differences.js';
import { migrationNames } from './migrations.js';

export interface NewMigration {
  /** In kebab-case, without a number: `claim-letters`. */
  readonly name: string;
  /** A sentence about the migration, for its comment. */
  readonly does: string;
  /** The folder of the migrations' sources. */
  readonly folder: string;
}

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * Writes the migration that brings a fully migrated database up to date with the entities. Returns its file; null if
 * nothing needs to change. Ignores handwritten DDL.
 */
export async function generateMigration(orm: MikroORM, { name, does, folder }: NewMigration): Promise<string | null> {
  if (!NAME.test(name)) throw new TypeError('A migration name must look like-this.');
  const statements = await missingStatements(orm);
  if (statements.length === 0) return null;
  const last = Number(migrationNames().at(-1)?.slice(0, 4) ?? 0);
  const number = String(last + 1).padStart(4, '0');
  const file = join(folder, `${number}-${name}.sql`);
  await writeFile(file, source(does, statements), { flag: 'wx' });
  return file;
}

/** Returns the missing statements from MikroORM's own generator. */
async function missingStatements(orm: MikroORM): Promise<string[]> {
  const difference = without(await schemaDifference(orm), HANDWRITTEN_DDL);
  const sql = orm.schema.diffToSQL(difference, { wrap: false });
  return withoutBlocking(sql.split(/;\s*(?:\n|$)/).filter((statement) => statement.trim() !== ''));
}

/**
 * Returns the statements with indexes of existing tables built concurrently. Such a migration may run twice, so all other
 * statements skip what already exists. `test/contract/safe-migrations.test.ts` reports what still has to change.
 */
export function withoutBlocking(statements: readonly string[]): string[] {
  const created = new Set(statements.map((each) => /^\s*create table "(\w+)"/.exec(each)?.[1]));
  const blocks = (each: string) => {
    const table = /^\s*create (?:unique )?index "\w+" on "(\w+)"/.exec(each)?.[1];
    return table !== undefined && !created.has(table);
  };
  if (!statements.some(blocks)) return [...statements];
  return statements.map((each) =>
    blocks(each)
      ? each.replace(' index ', ' index concurrently ')
      : each
          .replace(/^(\s*create (?:table|(?:unique )?index)) "/, '$1 if not exists "')
          .replaceAll(/\badd column "/g, 'add column if not exists "'),
  );
}

function source(does: string, statements: readonly string[]): string {
  return [`-- ${does}\n`, ...statements.map((statement) => `${statement.trim()};\n`)].join('\n');
}
