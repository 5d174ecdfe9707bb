import { Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { CompleteSettings } from '../../infrastructure/config/secrets.js';
import { connectionsPerWorker } from '../../infrastructure/config/worker-count.js';
import { ContentChanges } from '../../infrastructure/postgres/content-changes.js';
import { Database } from '../../infrastructure/postgres/database.js';
import { openReplicas } from '../../infrastructure/postgres/replicas/open-replicas.js';
import { startTelemetry } from '../../infrastructure/telemetry/start-telemetry.js';
import { productVersion } from '../../infrastructure/backup/scheduled-backup.js';
import { PROJECT_ROOT } from '../../infrastructure/config/project-root.js';
import { pendingMigrations } from '../../infrastructure/schema/migrate.js';
import { createOrm } from '../../infrastructure/schema/orm.js';
import { createApp, type App, type AppDependencies } from '../http/create-app.js';
import type { Workers } from '../http/server/workers.js';
import { Metrics } from '../http/site/metrics.js';
import { pageSite } from '../pages/page-site.js';
import { registerPages } from '../pages/register-pages.js';
import { startAllJobs } from './all-jobs.js';
import type { DatabaseWays } from './database/prepare-database.js';
import type { Snapshot } from './processes/summed-metrics.js';

interface ServeOptions {
  readonly dev: boolean;
  readonly settings: CompleteSettings;
  readonly logger: Logger;
  readonly database: DatabaseWays;
  /** Number of this worker, if there are several. */
  readonly number?: number | undefined;
  /** Absent: this process is the only one. */
  readonly workers?: Workers;
}

/** A process that serves requests. */
export interface ServingProcess {
  /** Starts the background jobs. Requests don't wait for them. */
  startJobs(): Promise<void>;
  metrics(): Promise<Snapshot>;
  /** Makes the readiness probe fail, and closes each connection after its response. */
  announce(): void;
  /** Takes no new connections. Resolves when all others are closed, at the latest after this many milliseconds. */
  stopListening(withinMs: number): Promise<void>;
  /** Closes the remaining connections. */
  cut(): void;
  /** Waits for running requests and jobs, and releases all resources. */
  close(): Promise<void>;
}

const LOOK_EVERY_MS = 20;

/** Starts the server on the port of the settings. */
export async function serve({
  dev,
  settings,
  logger,
  number,
  database: urls,
  workers,
}: ServeOptions): Promise<ServingProcess> {
  const telemetry = await startTelemetry(settings.telemetry, { version: productVersion(), worker: number, logger });
  const connections = connectionsPerWorker(workers?.count ?? 1);
  const database = new Database({ ...urls, connections });
  const orm = await createOrm(database.pool);
  const replicas = openReplicas({ ...urls, connections }, logger);
  const contentChanges = new ContentChanges({ url: urls.directUrl, ca: urls.ca });
  contentChanges.start();
  const { nest, fastify, readiness } = await createApp({
    database,
    replicas,
    orm,
    settings,
    logger,
    workers,
    contentChanges,
    pendingMigrations: async () => (await pendingMigrations(database.pool)).length,
    pages: pagesOf(settings, dev, contentChanges),
  });
  await fastify.listen({ port: settings.http.port, host: settings.http.host });
  let jobs: ReturnType<typeof startAllJobs> | null = null;
  // Only one process runs the jobs, so figures from the database are sent once.
  telemetry?.readMetricsFrom(() => nest.get(Metrics).ofProcess(jobs !== null));
  return {
    async startJobs() {
      jobs ??= startAllJobs({ url: urls.directUrl, ca: urls.ca, nest, database, settings, logger });
      await jobs;
    },
    metrics: () => nest.get(Metrics).registry.getMetricsAsJSON(),
    announce: () => readiness.drain(),
    stopListening: (withinMs) => stopListening(fastify.server, withinMs),
    cut: () => fastify.server.closeAllConnections(),
    async close() {
      await nest.close();
      await (await jobs)?.stop();
      // Before the database, because it sends the database's figures one last time.
      await telemetry?.stop();
      await contentChanges.stop();
      await orm.close();
      await replicas?.close();
      await database.close();
    },
  };
}

function pagesOf(
  settings: CompleteSettings,
  dev: boolean,
  contentChanges: ContentChanges,
): NonNullable<AppDependencies['pages']> {
  return (server, metrics) =>
    registerPages(server, {
      site: pageSite(settings),
      map: settings.map,
      publicUrl: settings.http.publicUrl,
      root: PROJECT_ROOT,
      dev,
      contentChanges,
      countPage: (result) => metrics.countPage(result),
    });
}

/** Unlike `close` of an HTTP server, leaves idle connections open: their next request may be on its way. */
async function stopListening(server: App['fastify']['server'], withinMs: number): Promise<void> {
  NetServer.prototype.close.call(server);
  const deadline = performance.now() + withinMs;
  while ((await connectionsOf(server)) > 0 && performance.now() < deadline) await pause(LOOK_EVERY_MS);
}

function connectionsOf(server: NetServer): Promise<number> {
  return new Promise((resolve) => server.getConnections((error, count) => resolve(error === null ? count : 0)));
}
