import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { derivedSecret } from '../../infrastructure/identity/provider/client-secret.js';
import { IdempotencyKeys } from '../../application/shared/idempotency-keys.js';
import { AccountModule } from './account/account.module.js';
import { AdministrationModule } from './administration/administration.module.js';
import { BulkModule } from './administration/bulk.module.js';
import { AuditLogModule } from './administration/audit-log.module.js';
import { FiguresModule } from './administration/figures.module.js';
import { AnalyticsModule } from './analytics/analytics.module.js';
import { BillingModule } from './billing/billing.module.js';
import { BusinessModule } from './business/business.module.js';
import { ClaimModule } from './claim/claim.module.js';
import { FeedbackModule } from './feedback/feedback.module.js';
import { GazetteerModule } from './gazetteer/gazetteer.module.js';
import { GuideDogModule } from './guide-dog/guide-dog.module.js';
import { registerPageFiles } from './html/page-files.js';
import { ImportModule } from './import/import.module.js';
import { IdentityModule } from './identity/identity.module.js';
import { EmbeddedProviderModule } from './identity/provider/provider.module.js';
import { ProviderPages } from './identity/provider/provider-pages.js';
import { WhoCalls } from './identity/who-calls.js';
import { registerSwaggerUi } from './openapi/swagger-ui.js';
import { DuplicatesModule } from './duplicate/duplicates.module.js';
import { DecisionsModule } from './moderation/decisions.module.js';
import { NoticesModule } from './moderation/notices.module.js';
import { ReportsModule } from './moderation/reports.module.js';
import { registerSanctions } from './moderation/sanctioned-writes.js';
import { OutgoingModule } from './outgoing/outgoing.module.js';
import { OutgoingPages } from './outgoing/outgoing-pages.js';
import { PetModule } from './pet/pet.module.js';
import { RecommendationModule } from './recommendation/recommendation.module.js';
import { ReviewModule } from './review/review.module.js';
import { SavedPlaceModule } from './saved-place/saved-place.module.js';
import { AppModule } from './server/app.module.js';
import { registerCaching } from './server/caching.js';
import { registerContentTypes } from './server/content-type.js';
import { ContractPipe } from './server/contract.pipe.js';
import { CoreModule, type Surroundings } from './server/core.module.js';
import { registerCookies } from './server/cookies.js';
import { registerCrossSiteGuard } from './server/cross-site.js';
import { registerIdempotency } from './server/idempotency.js';
import { KnownPaths } from './server/known-paths.js';
import { registerLargeBodies } from './server/large-body.js';
import { registerSignedBodies } from './server/signed-body.js';
import { MAX_BODY_BYTES, REQUEST_TIMEOUT_MS } from './server/limits/limits.js';
import { registerCallLimits } from './server/limits/call-limits.js';
import { CopyrightModule } from './moderation/copyright.module.js';
import { NestLog } from './server/logging/nest-log.js';
import { sendProblem } from './server/problem/problem.js';
import { ProblemFilter } from './server/problem/problem.filter.js';
import { requestId } from './server/logging/request-id.js';
import { registerRequestLog } from './server/logging/request-log.js';
import { answerUnreadable, headersOn, registerSecurityHeaders, securityHeaders } from './server/security-headers.js';
import { Metrics } from './site/metrics.js';
import { Readiness, registerDraining } from './site/readiness.js';
import { SiteModule } from './site/site.module.js';
import { registerMultipart } from './upload/multipart-file.js';
import { UploadModule } from './upload/upload.module.js';

/** The subjects of the product, a module each. */
const SUBJECTS: readonly Type[] = [
  IdentityModule,
  AccountModule,
  AdministrationModule,
  AuditLogModule,
  BulkModule,
  FiguresModule,
  BillingModule,
  BusinessModule,
  ClaimModule,
  ReviewModule,
  GuideDogModule,
  PetModule,
  GazetteerModule,
  SavedPlaceModule,
  RecommendationModule,
  AnalyticsModule,
  FeedbackModule,
  CopyrightModule,
  UploadModule,
  NoticesModule,
  ReportsModule,
  DecisionsModule,
  DuplicatesModule,
  OutgoingModule,
  ImportModule,
  SiteModule,
];

/** What the server needs of the outside. */
export interface AppDependencies extends Surroundings {
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
export async function createApp({ pages, ...surroundings }: AppDependencies): Promise<App> {
  const { settings, logger } = surroundings;
  const headers = securityHeaders(settings.http.publicUrl.startsWith('https:'));
  const adapter = new FastifyAdapter(fastifyOptions(settings, headers, logger));
  const fastify = adapter.getInstance<FastifyInstance>();
  const paths = new KnownPaths(fastify);
  registerSecurityHeaders(fastify, headers);

  const embedded = settings.oidc === undefined ? [EmbeddedProviderModule] : [];
  const modules = AppModule.of([CoreModule.over(surroundings, fastify), ...SUBJECTS, ...embedded]);
  const nest = await NestFactory.create<NestFastifyApplication>(modules, adapter, {
    logger: new NestLog(logger),
    bodyParser: false,
    abortOnError: false,
  });
  await registerHooks(nest, fastify, surroundings);
  nest.useGlobalPipes(new ContractPipe());
  nest.useGlobalFilters(new ProblemFilter(logger));
  await nest.init();
  const routes = new Map([...paths.all].map(([url, methods]) => [url, [...methods]] as const));

  await registerSwaggerUi(fastify, settings.site.name);
  await registerPageFiles(fastify);
  for (const Pages of [...embedded.map(() => ProviderPages), OutgoingPages]) await nest.get(Pages).register(fastify);
  await pages?.(fastify);
  paths.refuseTheRest();
  await fastify.ready();
  return { nest, fastify, readiness: nest.get(Readiness), routes };
}

/** What every request passes; before the routes are made, and in this order. */
async function registerHooks(
  nest: NestFastifyApplication,
  fastify: FastifyInstance,
  { settings, logger }: Surroundings,
): Promise<void> {
  const whoCalls = nest.get(WhoCalls);
  fastify.decorate('whoCalls', whoCalls);
  fastify.decorateRequest('asked', null);
  nest.get(Metrics).register(fastify);
  registerRequestLog(fastify, logger);
  await registerCookies(fastify);
  await registerCrossSiteGuard(fastify, settings.http);
  if (settings.http.rateLimit) registerCallLimits(fastify);
  registerCaching(fastify);
  registerDraining(fastify, nest.get(Readiness));
  registerSanctions(fastify);
  registerContentTypes(fastify);
  registerMultipart(fastify);
  registerLargeBodies(fastify);
  registerSignedBodies(fastify);
  const secret = derivedSecret(settings.appSecret, 'idempotency: owners');
  registerIdempotency(fastify, { keys: nest.get(IdempotencyKeys), secret, logger, isLimited: settings.http.rateLimit });
}

function fastifyOptions(settings: Surroundings['settings'], headers: Readonly<Record<string, string>>, logger: Logger) {
  const proxies = settings.http.trustedProxies;
  return {
    logger: false as const,
    bodyLimit: MAX_BODY_BYTES,
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
    clientErrorHandler: (error: NodeJS.ErrnoException, socket: Socket) => answerUnreadable(error, socket, headers),
    // What the router itself refuses passes no hook.
    frameworkErrors: (error: Error, request: FastifyRequest, reply: Parameters<typeof headersOn>[0]) => {
      headersOn(reply, request, headers);
      sendProblem(reply, error, logger);
    },
  };
}
