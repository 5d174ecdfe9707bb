import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { PROJECT_ROOT } from '../../infrastructure/config/project-root.js';
import { derivedSecret } from '../../infrastructure/identity/provider/client-secret.js';
import { IdempotencyKeys } from '../../application/shared/idempotency-keys.js';
import { AccountModule } from './account/account.module.js';
import { AdministrationModule } from './administration/administration.module.js';
import { BulkModule } from './administration/bulk.module.js';
import { AuditLogModule } from './administration/audit-log.module.js';
import { FiguresModule } from './administration/figures.module.js';
import { QueuesModule } from './administration/queues.module.js';
import { AdminSearchModule } from './administration/search.module.js';
import { AnalyticsModule } from './analytics/analytics.module.js';
import { BillingModule } from './billing/billing.module.js';
import { BusinessModule } from './business/business.module.js';
import { PeopleModule } from './business/people/people.module.js';
import { ClaimModule } from './claim/claim.module.js';
import { OwnershipModule } from './ownership/ownership.module.js';
import { FeedbackModule } from './feedback/feedback.module.js';
import { GazetteerModule } from './gazetteer/gazetteer.module.js';
import { GuideDogModule } from './guide-dog/guide-dog.module.js';
import { HealthModule } from './health/health.module.js';
import { registerPageFiles } from './html/page-files.js';
import { ImportModule } from './import/import.module.js';
import { IdentityModule } from './identity/identity.module.js';
import { EmbeddedProviderModule } from './identity/provider/provider.module.js';
import { ProviderPages } from './identity/provider/provider-pages.js';
import { MemberSessions } from '../../application/identity/ports.js';
import { CallerIdentity } from './server/caller/caller-identity.js';
import { CallerModule } from './server/caller/caller.module.js';
import { SessionCookies } from './server/caller/session-cookies.js';
import { registerSwaggerUi } from './openapi/swagger-ui.js';
import { DuplicatesModule } from './duplicate/duplicates.module.js';
import { DecisionsModule } from './moderation/decisions.module.js';
import { NoticesModule } from './moderation/notices.module.js';
import { ReportsModule } from './moderation/reports.module.js';
import { registerSanctions } from './moderation/sanctioned-writes.js';
import { EmailPreviewsModule } from './outgoing/email-previews.module.js';
import { OutgoingModule } from './outgoing/outgoing.module.js';
import { OutgoingPages } from './outgoing/outgoing-pages.js';
import { EmbedPages } from './partner/embed-pages.js';
import { PartnerModule } from './partner/partner.module.js';
import { PetModule } from './pet/pet.module.js';
import { PolicyConfirmationPage } from './policy/policy-confirmation-page.js';
import { PolicyModule } from './policy/policy.module.js';
import { TurnedAwayModule } from './turned-away/turned-away.module.js';
import { RecommendationModule } from './recommendation/recommendation.module.js';
import { ReviewModule } from './review/review.module.js';
import { AlertModule } from './alert/alert.module.js';
import { StopAlertPage } from './alert/stop-alert-page.js';
import { SavedPlaceModule } from './saved-place/saved-place.module.js';
import { AnswerAdapter } from './server/answer-adapter.js';
import { registerBodySizes } from './server/body/body-sizes.js';
import { registerCaching } from './server/caching.js';
import { registerContentTypes } from './server/body/content-type.js';
import { ContractPipe } from './server/contract.pipe.js';
import { AppModule, CoreModule, type ServerResources } from './server/core.module.js';
import { registerCookies } from './server/cookies.js';
import { registerCrossSiteGuard } from './server/cross-site.js';
import { registerIdempotency } from './server/idempotency/idempotency.js';
import { KnownPaths } from './server/known-paths.js';
import { registerLargeBodies } from './server/body/large-body.js';
import { MAX_BODY_BYTES, REQUEST_TIMES, type RequestTimes } from './server/limits/limits.js';
import { registerCallLimits } from './server/limits/call-limits.js';
import { ownCounter } from './server/limits/rate-limit.js';
import { CopyrightModule } from './moderation/copyright.module.js';
import { NestLog } from './server/logging/nest-log.js';
import { readFromReplicas } from '../../infrastructure/postgres/replicas/reading.js';
import { registerOwnWrites } from './server/own-writes.js';
import { sendProblem } from './server/problem/problem.js';
import { ProblemFilter } from './server/problem/problem.filter.js';
import { registerTracing } from './server/logging/request-trace.js';
import { registerRequestLog, requestId } from './server/logging/request-log.js';
import { answerUnreadable, headersOn, registerSecurityHeaders, securityHeaders } from './server/security-headers.js';
import { ActivityMetrics } from './site/activity-metrics.js';
import { Metrics } from './site/metrics.js';
import { MetricsModule } from './site/metrics.module.js';
import { Readiness, registerDraining } from './site/readiness.js';
import { SiteModule } from './site/site.module.js';
import { registerMultipart } from './upload/multipart-file.js';
import { UploadModule } from './upload/upload.module.js';
import { WebhookModule } from './webhook/webhook.module.js';

/** One module per subject of the product. */
const SUBJECTS: readonly Type[] = [
  IdentityModule,
  AccountModule,
  AdministrationModule,
  AuditLogModule,
  BulkModule,
  FiguresModule,
  QueuesModule,
  AdminSearchModule,
  BillingModule,
  BusinessModule,
  PeopleModule,
  ClaimModule,
  OwnershipModule,
  ReviewModule,
  GuideDogModule,
  PartnerModule,
  PetModule,
  PolicyModule,
  TurnedAwayModule,
  GazetteerModule,
  SavedPlaceModule,
  AlertModule,
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
  EmailPreviewsModule,
  HealthModule,
  ImportModule,
  WebhookModule,
  SiteModule,
];

/** The external resources that the server needs. */
export interface AppDependencies extends ServerResources {
  /** Adds the site's pages after the API's routes. If absent, the server has no pages. */
  readonly pages?: (fastify: FastifyInstance, metrics: ActivityMetrics) => Promise<void>;
  readonly requestTimes?: RequestTimes;
}

export interface App {
  readonly nest: NestFastifyApplication;
  readonly fastify: FastifyInstance;
  readonly readiness: Readiness;
  /** Every path with its methods, without the routes that reject wrong methods. */
  readonly routes: ReadonlyMap<string, readonly string[]>;
}

/** Assembles the server without starting to listen. */
export async function createApp({ pages, requestTimes = REQUEST_TIMES, ...resources }: AppDependencies): Promise<App> {
  const { settings, logger } = resources;
  const headers = securityHeaders(settings.http.publicUrl.startsWith('https:'));
  const adapter = new AnswerAdapter({ ...fastifyOptions(settings, headers, logger), ...timesOf(requestTimes) });
  const fastify = adapter.getInstance<FastifyInstance>();
  const paths = new KnownPaths(fastify);
  registerSecurityHeaders(fastify, headers);

  const embedded = settings.oidc === undefined ? [EmbeddedProviderModule] : [];
  const modules = AppModule.of([
    CoreModule.over(resources, fastify),
    CallerModule,
    MetricsModule,
    ...SUBJECTS,
    ...embedded,
  ]);
  const nest = await NestFactory.create<NestFastifyApplication>(modules, adapter, {
    logger: new NestLog(logger),
    bodyParser: false,
    abortOnError: false,
  });
  await registerHooks(nest, fastify, resources);
  nest.useGlobalPipes(new ContractPipe());
  nest.useGlobalFilters(new ProblemFilter(logger));
  await nest.init();
  const routes = new Map([...paths.all].map(([url, methods]) => [url, [...methods]] as const));

  await registerSwaggerUi(fastify, settings.site.name, PROJECT_ROOT);
  await registerPageFiles(fastify);
  const withoutReact = [
    ...embedded.map(() => ProviderPages),
    ...[OutgoingPages, PolicyConfirmationPage, EmbedPages, StopAlertPage],
  ];
  for (const Pages of withoutReact) await nest.get(Pages).register(fastify);
  await pages?.(fastify, nest.get(ActivityMetrics));
  paths.refuseOtherRequests();
  await fastify.ready();
  return { nest, fastify, readiness: nest.get(Readiness), routes };
}

/** Registers the hooks that every request passes, in this order. Must run before any route is added. */
async function registerHooks(
  nest: NestFastifyApplication,
  fastify: FastifyInstance,
  { settings, logger, replicas, workers }: ServerResources,
): Promise<void> {
  const callerIdentity = nest.get(CallerIdentity);
  fastify.decorate('callerIdentity', callerIdentity);
  fastify.decorateRequest('callerLookups', null);
  fastify.decorateRequest('administratorToo', null);
  fastify.decorateRequest('problemCode', null);
  nest.get(Metrics).register(fastify);
  registerTracing(fastify);
  registerRequestLog(fastify, logger);
  await registerCookies(fastify);
  await registerCrossSiteGuard(fastify, settings.http);
  const counterOf = workers?.counterOf ?? ownCounter;
  if (settings.http.rateLimit) registerCallLimits(fastify, counterOf);
  if (replicas !== undefined) {
    registerOwnWrites(fastify, {
      cookies: nest.get(SessionCookies),
      sessions: nest.get(MemberSessions),
      readFromReplicas,
    });
  }
  registerCaching(fastify);
  registerDraining(fastify, nest.get(Readiness));
  registerSanctions(fastify);
  registerContentTypes(fastify);
  registerMultipart(fastify);
  registerBodySizes(nest, fastify);
  registerLargeBodies(fastify);
  const secret = derivedSecret(settings.appSecret, 'idempotency: owners');
  const isLimited = settings.http.rateLimit;
  registerIdempotency(fastify, { keys: nest.get(IdempotencyKeys), secret, logger, isLimited, counterOf });
}

function fastifyOptions(
  settings: ServerResources['settings'],
  headers: Readonly<Record<string, string>>,
  logger: Logger,
) {
  const proxies = settings.http.trustedProxies;
  return {
    logger: false as const,
    bodyLimit: MAX_BODY_BYTES,
    keepAliveTimeout: 72_000,
    return503OnClosing: true,
    forceCloseConnections: 'idle' as const,
    trustProxy: proxies.length === 0 ? false : proxies,
    requestIdHeader: false as const,
    genReqId: requestId,
    // Nest's middleware is unused, and its runner would slow down every request.
    skipMiddie: true,
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: (error: NodeJS.ErrnoException, socket: Socket) => answerUnreadable(error, socket, headers),
    // Errors of the router itself pass no hook.
    frameworkErrors: (error: Error, request: FastifyRequest, reply: Parameters<typeof headersOn>[0]) => {
      headersOn(reply, request, headers);
      sendProblem(reply, error, logger);
    },
  };
}

function timesOf({ arriveMs, checkMs }: RequestTimes) {
  return {
    requestTimeout: arriveMs,
    http: {
      // Otherwise, Node.js itself answers a request without a host, without our headers.
      requireHostHeader: false,
      // The default is 60 seconds. Headers get the shorter one of these times, and bodies the longer one.
      headersTimeout: arriveMs,
      requestTimeout: arriveMs,
      connectionsCheckingInterval: checkMs,
    },
    // Closes an idle connection. Longer than the request timeout, so that a slow request still gets its error response.
    connectionTimeout: 2 * arriveMs,
  };
}
