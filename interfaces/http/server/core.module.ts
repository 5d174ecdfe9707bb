import { Global, Module, type DynamicModule, type Provider, type Type } from '@nestjs/common';
import { MikroORM } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { DecidingCalls, Decisions } from '../../../application/administration/decision-ports.js';
import { EndRoles } from '../../../application/business/people/end-roles.js';
import { BusinessRoles, People } from '../../../application/business/people/ports.js';
import { Clock } from '../../../application/shared/clock.js';
import { IdempotencyKeys } from '../../../application/shared/idempotency-keys.js';
import { Jobs } from '../../../application/shared/jobs.js';
import { Outbox } from '../../../application/shared/outbox.js';
import { Secrets } from '../../../application/shared/secrets.js';
import { SharedLimits } from '../../../application/shared/shared-limits.js';
import { Transaction } from '../../../application/shared/transaction.js';
import { FileStore } from '../../../application/upload/ports.js';
import { PostgresDecisions } from '../../../infrastructure/administration/decisions.repository.js';
import { PostgresBusinessRoles } from '../../../infrastructure/business/people/business-roles.repository.js';
import { settleOwnWords } from '../../../infrastructure/review/own-words.js';
import { PostgresPeople } from '../../../infrastructure/business/people/people.repository.js';
import type { ServerSettings } from '../../../infrastructure/config/secrets.js';
import { SystemClock } from '../../../infrastructure/config/system-clock.js';
import { createFileStore } from '../../../infrastructure/files/create-file-store.js';
import { derivedSecret } from '../../../infrastructure/identity/provider/client-secret.js';
import { RandomSecrets } from '../../../infrastructure/identity/random-secrets.js';
import { PostgresJobs } from '../../../infrastructure/jobs/jobs.repository.js';
import { PostgresOutbox } from '../../../infrastructure/outgoing/outbox.repository.js';
import type { PublicWeb } from '../../../infrastructure/outgoing-http/public-web.js';
import type { ContentChanges } from '../../../infrastructure/postgres/content-changes.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { PostgresIdempotencyKeys } from '../../../infrastructure/postgres/idempotency-keys.repository.js';
import type { ReplicaSet } from '../../../infrastructure/postgres/replicas/replicas.js';
import { routedReads } from '../../../infrastructure/postgres/replicas/routed-reads.js';
import { PostgresSharedLimits } from '../../../infrastructure/postgres/shared-limits.repository.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import type { Workers } from './workers.js';
import { provide, provideAlso, provideAs, provideBy, token } from './provide.js';

/** Resources that are created before the server and outlive it. */
export interface ServerResources {
  readonly database: Database;
  /** Standbys that answer reads, if there are any. */
  readonly replicas?: ReplicaSet | undefined;
  /** Used for changes only. */
  readonly orm: MikroORM;
  readonly settings: ServerSettings;
  readonly logger: Logger;
  /** Returns how many migrations the database lacks. Throws if the database does not respond. */
  readonly pendingMigrations: () => Promise<number>;
  /** Tells caches what changed. If absent, lists are not cached. */
  readonly contentChanges?: ContentChanges | undefined;
  /** The group of workers of this process. Absent if it is the only process. */
  readonly workers?: Workers | undefined;
  /** The folder of the demo data's pictures, if not the default one. */
  readonly picturesFolder?: string | undefined;
  /** Fetches addresses given by users, if not from the public web. */
  readonly publicWeb?: PublicWeb | undefined;
}

export const SETTINGS = token<ServerSettings>('settings');
export const LOGGER = token<Logger>('logger');
export const FASTIFY = token<FastifyInstance>('fastify');
/** The database for reads that may come from a replica, or just the database. */
export const READS = token<Database>('database for reads');
export const SERVER_RESOURCES = token<ServerResources>('server resources');

const SHARED: readonly Provider[] = [
  provideBy(UnitOfWork, (orm: MikroORM) => new UnitOfWork(orm), MikroORM),
  provideAlso(Transaction, UnitOfWork),
  provideAs(Outbox, PostgresOutbox, UnitOfWork, Jobs),
  provide(PostgresJobs, UnitOfWork),
  provideAlso(Jobs, PostgresJobs),
  provide(PostgresDecisions, UnitOfWork, PostgresJobs, Clock),
  provideAlso(Decisions, PostgresDecisions),
  provideAlso(DecidingCalls, PostgresDecisions),
  provideAs(Clock, SystemClock),
  provideAs(Secrets, RandomSecrets, Clock),
  provideBy(FileStore, createFileStore, SETTINGS),
  provideBy(
    SharedLimits,
    (database, { appSecret, http }) =>
      new PostgresSharedLimits(database, { secret: derivedSecret(appSecret, 'counted calls'), isOn: http.rateLimit }),
    Database,
    SETTINGS,
  ),
  provideAs(BusinessRoles, PostgresBusinessRoles, UnitOfWork),
  provideBy(People, (work) => new PostgresPeople(work, (id) => settleOwnWords(work, id)), UnitOfWork),
  provide(EndRoles, People, Outbox, Secrets),
  provideAs(IdempotencyKeys, PostgresIdempotencyKeys, Database, UnitOfWork),
];

/** Singletons that every subject can use. */
@Global()
@Module({})
export class CoreModule {
  /** Returns the module for resources created outside Nest. */
  static over(resources: ServerResources, fastify: FastifyInstance): DynamicModule {
    const { database, replicas, orm, settings, logger } = resources;
    const providers: Provider[] = [
      { provide: Database, useValue: database },
      { provide: READS, useValue: replicas === undefined ? database : routedReads(database, replicas) },
      { provide: MikroORM, useValue: orm },
      { provide: SETTINGS, useValue: settings },
      { provide: LOGGER, useValue: logger },
      { provide: FASTIFY, useValue: fastify },
      { provide: SERVER_RESOURCES, useValue: resources },
      ...SHARED,
    ];
    return { module: CoreModule, providers, exports: providers };
  }
}

@Module({})
export class AppModule {
  static of(modules: readonly (Type | DynamicModule)[]): DynamicModule {
    return { module: AppModule, imports: [...modules] };
  }
}
