import type { MikroORM } from '@mikro-orm/postgresql';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { CompleteSettings } from '../../infrastructure/config/secrets.js';
import { SystemClock } from '../../infrastructure/config/system-clock.js';
import type { Database } from '../../infrastructure/persistence/database.js';
import { PostgresJobs } from '../../infrastructure/jobs/postgres-jobs.js';
import { PostgresOutbox } from '../../infrastructure/outgoing/postgres-outbox.js';
import { UnitOfWork } from '../../infrastructure/persistence/unit-of-work.js';
import { isPageRender } from '../pages/in-process-fetch.js';
import { AppModule } from './app.module.js';
import { registerCaching } from './caching.js';
import { registerContentTypes } from './content-type.js';
import { ContractPipe } from './contract.pipe.js';
import { registerCrossSiteGuard } from './cross-site.js';
import { KnownPaths } from './known-paths.js';
import { BODY_LIMIT, LIMITS, REQUEST_TIMEOUT_MS } from './limits.js';
import { Metrics } from './metrics.js';
import { NestLog } from './nest-log.js';
import { sendProblem } from './problem.js';
import { ProblemFilter } from './problem.filter.js';
import { registerRateLimit } from './rate-limit.js';
import { Readiness, registerDraining } from './readiness.js';
import { requestId } from './request-id.js';
import { registerRequestLog } from './request-log.js';
import { headersOn, registerSecurityHeaders, securityHeaders } from './security-headers.js';
import { registerSwaggerUi } from './swagger-ui.js';
import { accountRoom } from './wiring/account.js';
import { adminRoom, registerKeyedCalls } from './wiring/admin.js';
import { communityRoom } from './wiring/community.js';
import { discoveryRoom } from './wiring/discovery.js';
import { identityRoom } from './wiring/identity.js';
import { operationRoom } from './wiring/operation.js';
import { registerUploads, uploadParts, uploadsRoom } from './wiring/uploads.js';
import { registerOutgoing } from './wiring/outgoing.js';
import { registerEmbeddedProvider } from './wiring/provider.js';
import type { Parts } from './wiring/room.js';

/** The settings that the server reads. */
export type ServerSettings = Omit<CompleteSettings, 'database' | 'demoData'>;

/** What the server needs of the outside. */
export interface AppParts {
  readonly database: Database;
  /** For changes. */
  readonly orm: MikroORM;
  readonly settings: ServerSettings;
  readonly logger: Logger;
  /** How many migrations the database lacks; throws where it does not answer. */
  readonly pendingMigrations: () => Promise<number>;
  /** Where the pictures of the demo data lie, where that is not their own folder. */
  readonly picturesFolder?: string | undefined;
  /** Adds the pages of the site, after the API's routes; without it there are none. */
  readonly pages?: (fastify: FastifyInstance) => Promise<void>;
}

export interface App {
  readonly nest: NestFastifyApplication;
  readonly fastify: FastifyInstance;
  readonly readiness: Readiness;
  /** Every path with its methods, refusals of wrong methods not included. */
  readonly routes: ReadonlyMap<string, readonly string[]>;
}

/** Puts the server together; it listens to nothing yet. */
export async function createApp(parts: AppParts): Promise<App> {
  const { settings, logger, database } = parts;
  const headers = securityHeaders(settings.http.publicUrl.startsWith('https:'));
  const adapter = new FastifyAdapter(fastifyOptions(settings, headers, logger));
  const fastify = adapter.getInstance<FastifyInstance>();
  const paths = new KnownPaths(fastify);
  const metrics = new Metrics(database.pool);
  const readiness = new Readiness(parts.pendingMigrations);

  registerSecurityHeaders(fastify, headers);
  metrics.register(fastify);
  registerRequestLog(fastify, logger);
  registerCrossSiteGuard(fastify, settings.http);
  if (settings.http.rateLimit) registerRateLimit(fastify, LIMITS.reads, isCounted);
  registerCaching(fastify);
  registerDraining(fastify, readiness);
  registerContentTypes(fastify);
  registerUploads(fastify);

  fastify.decorate('whoCalls', { member: nobody, tokenHolder: nobody, administrator: nobody });
  const room = roomParts(parts, fastify);
  registerKeyedCalls(room);
  const module = AppModule.with([
    identityRoom(room),
    accountRoom(room),
    adminRoom(room),
    discoveryRoom(room),
    communityRoom(room),
    uploadsRoom(room),
    operationRoom(room, { readiness, metrics, picturesFolder: parts.picturesFolder }),
  ]);
  const nest = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    logger: new NestLog(logger),
    bodyParser: false,
    abortOnError: false,
  });
  nest.useGlobalPipes(new ContractPipe());
  nest.useGlobalFilters(new ProblemFilter(logger));
  await nest.init();
  const routes = new Map([...paths.all].map(([url, methods]) => [url, [...methods]] as const));
  await registerSwaggerUi(fastify);
  if (settings.oidc === undefined) await registerEmbeddedProvider(room);
  await registerOutgoing(room);
  await parts.pages?.(fastify);
  paths.refuseTheRest();
  await fastify.ready();
  return { nest, fastify, readiness, routes };
}

/** What every room may use, one of each in this process. */
function roomParts({ database, orm, settings, logger }: AppParts, fastify: FastifyInstance): Parts {
  const work = new UnitOfWork(orm);
  const jobs = new PostgresJobs(work);
  const clock = new SystemClock();
  return {
    database,
    work,
    outbox: new PostgresOutbox(work),
    jobs,
    clock,
    ...uploadParts({ work, jobs, clock, settings }),
    settings,
    logger,
    fastify,
  };
}

const nobody = () => Promise.resolve(null);

function fastifyOptions(settings: AppParts['settings'], headers: Readonly<Record<string, string>>, logger: Logger) {
  const proxies = settings.http.trustedProxies;
  return {
    logger: false as const,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // A connection on which nothing moves is given up; longer than a request may take, so that the latter is answered.
    connectionTimeout: 2 * REQUEST_TIMEOUT_MS,
    keepAliveTimeout: 72_000,
    return503OnClosing: true,
    forceCloseConnections: 'idle' as const,
    trustProxy: proxies.length === 0 ? false : proxies,
    requestIdHeader: false as const,
    genReqId: requestId,
    // Nest's middleware is not used, and what would run it costs every request something.
    skipMiddie: true,
    routerOptions: { maxParamLength: 200 },
    // What the router itself refuses passes no hook.
    frameworkErrors: (error: Error, request: FastifyRequest, reply: Parameters<typeof headersOn>[0]) => {
      headersOn(reply, request, headers);
      sendProblem(reply, error, logger);
    },
  };
}

/** Reads of the API and pages count; files, probes and what a page itself asks for while it is rendered do not. */
function isCounted(request: FastifyRequest): boolean {
  const route = request.routeOptions.url;
  if (route === undefined || route === '/' || route === '/*') return true;
  if (route.startsWith('/api/docs')) return false;
  return (route.startsWith('/api/') || route.startsWith('/sitemap')) && !isPageRender(request);
}
