import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM, type EntitySchema, type Options } from '@mikro-orm/postgresql';
import { PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { ENTITIES } from './entities.js';
import { lentTo } from '../postgres/lent-connections.js';
import { PostgresNames } from '../postgres/postgres-names.js';

/** The migrations, found by their folder: of the sources, or of what was built of them. */
const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations');

/** `0001-directory.ts`: the name without its ending is what the database remembers, and must never change. */
const MIGRATION_FILE = /^(\d{4}-[\w-]+)\.[jt]s$/;

/** The names of all migrations in the order in which they run. */
export function migrationNames(): string[] {
  const names = readdirSync(MIGRATIONS_FOLDER).map((file) => MIGRATION_FILE.exec(file)?.[1]);
  return names.filter((name) => name !== undefined).toSorted();
}

/** Where the database remembers which migrations have run. */
export const MIGRATIONS_TABLE = 'mikro_orm_migrations';

/** How MikroORM reads and changes the database behind a pool. */
function ormConfiguration(pool: Pool, entities: readonly EntitySchema[]): Options {
  return {
    entities: [...entities],
    dbName: pool.options.database ?? '',
    namingStrategy: PostgresNames,
    driverOptions: new PostgresDialect({ pool: lentTo(pool) }),
    extensions: [Migrator],
    migrations: {
      tableName: MIGRATIONS_TABLE,
      path: MIGRATIONS_FOLDER,
      pathTs: MIGRATIONS_FOLDER,
      glob: '[0-9]*-*.{js,ts}',
      snapshot: false,
      silent: true,
    },
    ensureDatabase: false,
  };
}

/** Opens MikroORM on a pool, which stays its owner's: closing the one leaves the other open. The caller closes it. */
export async function createOrm(pool: Pool, entities: readonly EntitySchema[] = ENTITIES): Promise<MikroORM> {
  return MikroORM.init(ormConfiguration(pool, entities));
}
