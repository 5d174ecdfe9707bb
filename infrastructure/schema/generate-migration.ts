import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import { BY_HAND } from './by-hand.js';
import { schemaDifference, without } from './differences.js';
import { migrationNames } from './orm.js';

export interface NewMigration {
  /** kebab-case, without a number: `claim-letters`. */
  readonly name: string;
  /** What it makes, in a sentence for its comment. */
  readonly does: string;
  /** The folder of the sources' migrations. */
  readonly folder: string;
}

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * Writes the migration that brings a database with all migrations so far to what the entities say now, and answers its
 * file; null where there is nothing to change. What stands there by hand is left alone.
 */
export async function generateMigration(orm: MikroORM, { name, does, folder }: NewMigration): Promise<string | null> {
  if (!NAME.test(name)) throw new TypeError('The name of a migration is written like-this.');
  const statements = await missingStatements(orm);
  if (statements.length === 0) return null;
  const last = Number(migrationNames().at(-1)?.slice(0, 4) ?? 0);
  const number = String(last + 1).padStart(4, '0');
  const file = join(folder, `${number}-${name}.ts`);
  await writeFile(file, source(`Migration${number}${inPascalCase(name)}`, does, statements), { flag: 'wx' });
  return file;
}

/** The statements that are missing, by MikroORM's own generator. */
async function missingStatements(orm: MikroORM): Promise<string[]> {
  const difference = without(await schemaDifference(orm), BY_HAND);
  const sql = orm.schema.diffToSQL(difference, { wrap: false });
  return sql.split(/;\s*(?:\n|$)/).filter((statement) => statement.trim() !== '');
}

function source(className: string, does: string, statements: readonly string[]): string {
  const lines = statements.map((statement) => `  \`${statement.trim().replaceAll(/[\\`$]/g, String.raw`\$&`)}\`,\n`);
  return `import { Migration } from '@mikro-orm/migrations';

/** ${does} */
export class ${className} extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
${lines.join('')}];
`;
}

function inPascalCase(name: string): string {
  return name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
