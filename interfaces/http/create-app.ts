import type { MikroORM } from '@mikro-orm/postgresql';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { CompleteSettings } from '../../infrastructure/config/secrets.js';
import { SystemClock } from '../../infrastructure/config/system-clock.js';
import type { Database } from '../../infrastructure/postgres/database.js';
import { PostgresJobs } from '../../infrastructure/jobs/jobs.repository.js';
import { PostgresOutbox } from '../../infrastructure/outgoing/outbox.repository.js';
import { UnitOfWork } from '../../infrastructure/postgres/unit-of-work.js';
import { isPageRender } from './server/in-process-fetch.js';
import { AppModule } from './server/app.module.js';
import { registerCaching } from './server/caching.js';
import { registerContentTypes } from './server/content-type.js';
import { ContractPipe } from './server/contract.pipe.js';
import { registerCrossSiteGuard } from './server/cross-site.js';
import { KnownPaths } from './server/known-paths.js';
import { BODY_LIMIT, LIMITS, REQUEST_TIMEOUT_MS } from './server/limits/limits.js';
import { Metrics } from './site/metrics.js';
import { NestLog } from './server/nest-log.js';
import { sendProblem } from './server/problem/problem.js';
import { ProblemFilter } from './server/problem/problem.filter.js';
import { registerRateLimit } from './server/limits/rate-limit.js';
import { Readiness, registerDraining } from './site/readiness.js';
import { requestId } from './server/request-id.js';
import { registerRequestLog } from './server/request-log.js';
import { headersOn, registerSecurityHeaders, securityHeaders } from './server/security-headers.js';
import { registerSwaggerUi } from './openapi/swagger-ui.js';
import { accountRoom } from './account/account.module.js';
import { adminRoom, registerKeyedCalls } from './administration/administration.module.js';
import { communityRoom } from './review/review.module.js';
import { discoveryRoom } from './business/business.module.js';
import { identityRoom } from './identity/identity.module.js';
import { operationRoom } from './site/site.module.js';
import { registerUploads, uploadDependencies, uploadsRoom } from './upload/upload.module.js';
import { registerOutgoing } from './outgoing/outgoing.module.js';
import { registerEmbeddedProvider } from './identity/provider/provider.module.js';
import type { Dependencies } from './server/dependencies.js';

/** The settings that the server reads. */
export type ServerSettings = Omit<CompleteSettings, 'database' | 'demoData'>;

/** What the server needs of the outside. */
export interface AppDependencies {
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
export async function createApp(parts: AppDependencies): Promise<App> {
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
  const room = sharedDependencies(parts, fastify);
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
function sharedDependencies(
  { database, orm, settings, logger }: AppDependencies,
  fastify: FastifyInstance,
): Dependencies {
  const work = new UnitOfWork(orm);
  const jobs = new PostgresJobs(work);
  const clock = new SystemClock();
  return {
    database,
    work,
    outbox: new PostgresOutbox(work, jobs),
    jobs,
    clock,
    ...uploadDependencies({ work, jobs, clock, settings }),
    settings,
    logger,
    fastify,
  };
}

const nobody = () => Promise.resolve(null);

function fastifyOptions(
  settings: AppDependencies['settings'],
  headers: Readonly<Record<string, string>>,
  logger: Logger,
) {
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
