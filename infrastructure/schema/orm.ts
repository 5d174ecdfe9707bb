import { MikroORM, type EntitySchema, type Options } from '@mikro-orm/postgresql';
import { PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { ENTITIES } from './entities.js';
import { sharedPool } from '../postgres/shared-pool.js';
import { PostgresNames } from '../postgres/postgres-names.js';

/** The table in which the database records the executed migrations. */
export const MIGRATIONS_TABLE = 'mikro_orm_migrations';

/** Returns MikroORM's configuration for a pool. */
function ormConfiguration(pool: Pool, entities: readonly EntitySchema[]): Options {
  return {
    entities: [...entities],
    dbName: pool.options.database ?? '',
    namingStrategy: PostgresNames,
    driverOptions: new PostgresDialect({ pool: sharedPool(pool) }),
    ensureDatabase: false,
  };
}

/** Opens MikroORM on a pool. The caller closes it; this does not close the pool. */
export async function createOrm(pool: Pool, entities: readonly EntitySchema[] = ENTITIES): Promise<MikroORM> {
  return MikroORM.init(ormConfiguration(pool, entities));
}
