import { Migrator } from '@mikro-orm/migrations';
import { MikroORM, UnderscoreNamingStrategy, type Options } from '@mikro-orm/postgresql';
import { databaseConnection } from '../config/database-connection.js';
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

export interface OrmOptions {
  /** Certificate authority of the server (PEM), where it is not a well-known one. */
  readonly ca?: string | undefined;
  /** A statement gives up after waiting this long for a lock, in milliseconds; without it, it waits without end. */
  readonly lockTimeout?: number;
  /** A statement is broken off after this long, in milliseconds; without it, it runs to its end. */
  readonly statementTimeout?: number;
  /** Most connections of this process. */
  readonly connections?: number;
}

/** How MikroORM reaches and reads the database at `url` (postgresql://…). */
export function ormConfiguration(url: string, options: OrmOptions = {}): Options {
  const { database, ssl, ...connection } = databaseConnection(url, options.ca);
  return {
    entities: [...ENTITIES],
    ...connection,
    dbName: database,
    namingStrategy: UnderscoreNamingStrategy,
    driverOptions: {
      ssl,
      application_name: 'welcome-paws',
      // A setting of the session, so that every statement has it.
      ...(options.lockTimeout === undefined ? {} : { lock_timeout: options.lockTimeout }),
      ...(options.statementTimeout === undefined ? {} : { statement_timeout: options.statementTimeout }),
    },
    pool: { min: 0, max: options.connections ?? 10 },
    extensions: [Migrator],
    migrations: { tableName: MIGRATIONS_TABLE, migrationsList: MIGRATIONS, snapshot: false, silent: true },
    ensureDatabase: false,
  };
}

/** Opens MikroORM on the database at `url`; connections are made when first needed. The caller closes it. */
export async function createOrm(url: string, options: OrmOptions = {}): Promise<MikroORM> {
  return MikroORM.init(ormConfiguration(url, options));
}
