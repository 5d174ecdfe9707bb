import { Migrator } from '@mikro-orm/migrations';
import { MikroORM, UnderscoreNamingStrategy, type Options } from '@mikro-orm/postgresql';
import { PostgresDialect, type PostgresPool } from 'kysely';
import type { Pool } from 'pg';
import { InteractionEntity } from '../analytics/interaction.entity.js';
import { ClaimEntity } from '../claim/claim.entity.js';
import { BusinessEntity } from '../business/business.entity.js';
import { GuideDogEntity } from '../guide-dog/guide-dog.entity.js';
import { Migration0001Directory } from './migrations/0001-directory.js';
import { Migration0002Gazetteer } from './migrations/0002-gazetteer.js';
import { Migration0003Identity } from './migrations/0003-identity.js';
import { Migration0004EmbeddedProvider } from './migrations/0004-embedded-provider.js';
import { Migration0005Outgoing } from './migrations/0005-outgoing.js';
import { Migration0006Uploads } from './migrations/0006-uploads.js';
import { Migration0007Account } from './migrations/0007-account.js';
import { Migration0008Limits } from './migrations/0008-limits.js';
import { Migration0009Discovery } from './migrations/0009-discovery.js';
import { PetProfileEntity } from '../pet/pet-profile.entity.js';
import { TownEntity } from '../gazetteer/town.entity.js';
import { PostalCodeEntity } from '../gazetteer/postal-code.entity.js';
import { OwnerResponseEntity } from '../review/owner-response.entity.js';
import { ReviewEntity } from '../review/review.entity.js';
import { SavedPlaceEntity } from '../saved-place/saved-place.entity.js';
import { SessionEntity } from '../account/session.entity.js';
import { FeedbackEntity } from '../feedback/feedback.entity.js';
import { UserEntity } from '../account/user.entity.js';

/** Every table that MikroORM knows; the tables are made by migrations alone. */
export const ENTITIES = [
  UserEntity,
  BusinessEntity,
  ReviewEntity,
  OwnerResponseEntity,
  ClaimEntity,
  FeedbackEntity,
  PetProfileEntity,
  GuideDogEntity,
  InteractionEntity,
  SavedPlaceEntity,
  TownEntity,
  PostalCodeEntity,
  SessionEntity,
] as const;

/** Every migration in the order in which they run; the name is what the database remembers and must never change. */
export const MIGRATIONS = [
  { name: '0001-directory', class: Migration0001Directory },
  { name: '0002-gazetteer', class: Migration0002Gazetteer },
  { name: '0003-identity', class: Migration0003Identity },
  { name: '0004-embedded-provider', class: Migration0004EmbeddedProvider },
  { name: '0005-outgoing', class: Migration0005Outgoing },
  { name: '0006-uploads', class: Migration0006Uploads },
  { name: '0007-account', class: Migration0007Account },
  { name: '0008-limits', class: Migration0008Limits },
  { name: '0009-discovery', class: Migration0009Discovery },
];

/** Where the database remembers which migrations have run. */
export const MIGRATIONS_TABLE = 'mikro_orm_migrations';

/** How MikroORM reads and changes the database behind a pool. */
export function ormConfiguration(pool: Pool): Options {
  return {
    entities: [...ENTITIES],
    dbName: pool.options.database ?? '',
    namingStrategy: UnderscoreNamingStrategy,
    driverOptions: new PostgresDialect({ pool: borrowed(pool) }),
    extensions: [Migrator],
    migrations: { tableName: MIGRATIONS_TABLE, migrationsList: MIGRATIONS, snapshot: false, silent: true },
    ensureDatabase: false,
  };
}

/** Opens MikroORM on a pool, which stays its owner's: closing the one leaves the other open. The caller closes it. */
export async function createOrm(pool: Pool): Promise<MikroORM> {
  return MikroORM.init(ormConfiguration(pool));
}

/** The pool as MikroORM may use it: it cannot end it. */
function borrowed(pool: Pool): PostgresPool {
  return { connect: () => pool.connect(), options: pool.options, end: () => Promise.resolve() };
}
