import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../config/project-root.js';

/** The folder of the migrations: SQL files. */
export const MIGRATIONS_FOLDER = join(PROJECT_ROOT, 'infrastructure/schema/migrations');

/** `0001-directory.sql`: the database records the name without its extension, so it must never change. */
const MIGRATION_FILE = /^(\d{4}-[\w-]+)\.sql$/;

export interface MigrationFile {
  readonly name: string;
  readonly sql: string;
}

/** Returns the names of all migrations, in the order they run. */
export function migrationNames(): string[] {
  const names = readdirSync(MIGRATIONS_FOLDER).map((file) => MIGRATION_FILE.exec(file)?.[1]);
  return names.filter((name) => name !== undefined).toSorted();
}

export function readMigration(name: string): MigrationFile {
  return { name, sql: readFileSync(join(MIGRATIONS_FOLDER, `${name}.sql`), 'utf8') };
}
