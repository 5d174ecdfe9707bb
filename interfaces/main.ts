/**
 * Starts the product: settings, database, tables, demo data, and server. `--dev` serves the pages from their sources.
 */
import 'reflect-metadata';
import { join } from 'node:path';
import { readEnvironment } from '../infrastructure/config/environment.js';
import { ensureSecrets, forgetNewPassword, type CompleteSettings } from '../infrastructure/config/secrets.js';
import { warnOfLostMap } from '../infrastructure/config/pmtiles-address.js';
import { readSettings, SettingsError, unsetForTexts, type Settings } from '../infrastructure/config/settings.js';
import type { Logger } from 'pino';
import { createLogger } from '../infrastructure/logging/logger.js';
import { DataDirInUseError } from '../infrastructure/postgres/embedded/data-dir-lock.js';
import { Database } from '../infrastructure/postgres/database.js';
import { EmbeddedPostgresError } from '../infrastructure/postgres/embedded/embedded-binaries.js';
import { openReplicas } from '../infrastructure/postgres/replicas/open-replicas.js';
import { createOrm } from '../infrastructure/schema/orm.js';
import { pendingMigrations } from '../infrastructure/schema/migrate.js';
import { holdBuild } from './cli/command/build-holders.js';
import { banner } from './cli/banner.js';
import { createApp } from './http/create-app.js';
import { StoppedBySignal, ShutdownHandler } from './cli/shutdown.js';
import { pageSite } from './pages/page-site.js';
import { registerPages } from './pages/register-pages.js';
import { NotPreparedError, prepareDatabase, type PreparedDatabase } from './cli/prepare-database.js';
import { startAllJobs } from './cli/workers.js';
import { PROJECT_ROOT } from '../infrastructure/config/project-root.js';

/** Errors whose messages are meant for the operator. */
const FOR_OPERATOR = [SettingsError, DataDirInUseError, EmbeddedPostgresError, NotPreparedError, StoppedBySignal];

const say = (line: string) => process.stderr.write(`${line}\n`);

const shutdown = new ShutdownHandler();

try {
  await bootstrap();
} catch (error) {
  say(sentenceOf(error));
  process.exit(error instanceof StoppedBySignal ? 0 : 1);
}

async function bootstrap(): Promise<void> {
  const dev = process.argv.includes('--dev');
  // `npm run dev` rebuilds it all the time.
  if (!dev) holdBuild(join(PROJECT_ROOT, 'dist'));
  const { settings, newAdminPassword } = ensureSecrets(forDevelopment(readSettings(readEnvironment()), dev));
  const logger = createLogger(settings.logLevel);
  const prepared = await prepareDatabase(settings, { say, shutdown: shutdown.ofStart, lost });
  try {
    await shutdown.unlessStopped(serve({ dev, settings, newAdminPassword, logger, prepared }));
  } catch (error) {
    await prepared.stop();
    throw error;
  }
}

/** Exits if the database is lost, because nothing works without it. A process manager may restart the process. */
function lost(error: Error): void {
  say(error.message);
  process.exit(1);
}

interface Start {
  readonly dev: boolean;
  readonly settings: CompleteSettings;
  readonly newAdminPassword: string | undefined;
  readonly logger: Logger;
  readonly prepared: PreparedDatabase;
}

async function serve({ dev, settings, newAdminPassword, logger, prepared }: Start): Promise<void> {
  const database = new Database(prepared);
  const replicas = openReplicas(prepared, logger);
  const orm = await createOrm(database.pool);
  const { nest, fastify, readiness } = await createApp({
    database,
    replicas,
    orm,
    settings,
    logger,
    pendingMigrations: async () => (await pendingMigrations(database.pool)).length,
    pages: (server, metrics) =>
      registerPages(server, {
        site: pageSite(settings),
        map: settings.map,
        publicUrl: settings.http.publicUrl,
        root: PROJECT_ROOT,
        dev,
        countPage: (result) => metrics.countPage(result),
      }),
  });
  shutdown.ofStart.throwIfAborted();
  await fastify.listen({ port: settings.http.port, host: settings.http.host });
  shutdown.ofStart.throwIfAborted();
  const jobs = startAllJobs({ url: prepared.directUrl, ca: prepared.ca, nest, database, settings, logger });
  shutdown.shutDownWith({
    logger,
    // A proxy needs a moment to notice that this process is no longer ready.
    patienceMs: settings.production ? 5_000 : 0,
    announce: () => readiness.drain(),
    cut: () => fastify.server.closeAllConnections(),
    close: async () => {
      await nest.close();
      await (await jobs).stop();
      await orm.close();
      await replicas?.close();
      await database.close();
      await prepared.stop();
    },
  });
  warnOfUnset(settings, logger);
  void warnOfLostMap({ pmtiles: settings.map.pmtiles, publicUrl: settings.http.publicUrl }, logger);
  say(banner({ settings, embedded: prepared.embedded, newAdminPassword }));
  forgetNewPassword(settings);
  logger.info({ port: settings.http.port }, 'Listening');
  // Requests don't wait for the jobs.
  await jobs;
}

/** Turns off rate limits in development, where a page takes hundreds of requests, one per source file. */
function forDevelopment(settings: Settings, dev: boolean): Settings {
  return dev && !settings.production ? { ...settings, http: { ...settings.http, rateLimit: false } } : settings;
}

/**
 * Only warns: a running site should not fail because its terms lack a name, and the terms themselves show that it is
 * missing.
 */
function warnOfUnset(settings: Settings, logger: Logger): void {
  if (!settings.production) return;
  for (const setting of unsetForTexts(settings)) logger.warn({ setting }, 'A setting for the legal pages is missing');
}

/** Returns the message if the operator can fix the error; anything else is a bug and shown in full. */
function sentenceOf(error: unknown): string {
  if (FOR_OPERATOR.some((kind) => error instanceof kind)) return (error as Error).message;
  if (!(error instanceof Error)) return String(error);
  const { code, port } = error as { code?: unknown; port?: number };
  if (code === 'EADDRINUSE') return `Port ${String(port)} is in use. Stop the program that uses it, or set PORT.`;
  if (code === 'EACCES' && port !== undefined) return `No permission to listen on port ${String(port)}. Set PORT.`;
  return error.stack ?? error.message;
}
