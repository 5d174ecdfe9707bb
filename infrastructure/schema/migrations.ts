import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Migration } from '@mikro-orm/migrations';
import type { MigrationObject } from '@mikro-orm/postgresql';
import { PROJECT_ROOT } from '../config/project-root.js';

/** The folder of the migrations: SQL files. */
export const MIGRATIONS_FOLDER = join(PROJECT_ROOT, 'infrastructure/schema/migrations');

/** `0001-directory.sql`: the database records the name without its extension, so it must never change. */
const MIGRATION_FILE = /^(\d{4}-[\w-]+)\.sql$/;

/** Returns the names of all migrations, in the order they run. */
export function migrationNames(): string[] {
  const names = readdirSync(MIGRATIONS_FOLDER).map((file) => MIGRATION_FILE.exec(file)?.[1]);
  return names.filter((name) => name !== undefined).toSorted();
}

/** Returns all migrations for MikroORM. Each file runs as one command; all of them share a transaction. */
export function sqlMigrations(): MigrationObject[] {
  return migrationNames().map((name) => ({
    name,
    class: class extends Migration {
      override up(): void {
        this.addSql(readFileSync(join(MIGRATIONS_FOLDER, `${name}.sql`), 'utf8'));
      }
    },
  }));
}
