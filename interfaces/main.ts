/** Starts the product: settings, database, tables, demo data, server. `--dev` serves the pages from their sources. */
import 'reflect-metadata';
import { readEnvironment } from '../infrastructure/config/environment.js';
import { ensureSecrets, forgetNewPassword, type CompleteSettings } from '../infrastructure/config/secrets.js';
import { warnOfLostMap } from '../infrastructure/config/pmtiles-address.js';
import { readSettings, SettingsError, unsetForTexts, type Settings } from '../infrastructure/config/settings.js';
import type { Logger } from 'pino';
import { createLogger } from '../infrastructure/logging/logger.js';
import { DataDirInUseError } from '../infrastructure/postgres/embedded/data-dir-lock.js';
import { Database } from '../infrastructure/postgres/database.js';
import { EmbeddedPostgresError } from '../infrastructure/postgres/embedded/embedded-binaries.js';
import { createOrm } from '../infrastructure/schema/orm.js';
import { pendingMigrations } from '../infrastructure/schema/migrate.js';
import { banner } from './cli/banner.js';
import { createApp } from './http/create-app.js';
import { EndedBySignal, Ending } from './cli/shutdown.js';
import { registerPages, type PagesOptions } from './pages/register-pages.js';
import { NotPreparedError, prepareDatabase, type PreparedDatabase } from './cli/prepare-database.js';
import { startAllJobs } from './cli/workers.js';
import { PROJECT_ROOT } from '../infrastructure/config/project-root.js';

/** Their messages are sentences for the operator. */
const FOR_OPERATOR = [SettingsError, DataDirInUseError, EmbeddedPostgresError, NotPreparedError, EndedBySignal];

const say = (line: string) => process.stderr.write(`${line}\n`);

const ending = new Ending();

try {
  await bootstrap();
} catch (error) {
  say(sentenceOf(error));
  process.exit(error instanceof EndedBySignal ? 0 : 1);
}

async function bootstrap(): Promise<void> {
  const dev = process.argv.includes('--dev');
  const { settings, newAdminPassword } = ensureSecrets(forDevelopment(readSettings(readEnvironment()), dev));
  const logger = createLogger(settings.logLevel);
  const prepared = await prepareDatabase(settings, { say, ending: ending.ofStart, lost });
  try {
    await ending.unlessEnded(serve({ dev, settings, newAdminPassword, logger, prepared }));
  } catch (error) {
    await prepared.stop();
    throw error;
  }
}

/** Without its database nothing works: whoever watches over this process may start it anew. */
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
  const database = new Database({ url: prepared.url, ca: prepared.ca });
  const orm = await createOrm(database.pool);
  const { nest, fastify, readiness } = await createApp({
    database,
    orm,
    settings,
    logger,
    pendingMigrations: async () => (await pendingMigrations(database.pool)).length,
    pages: (server) =>
      registerPages(server, {
        site: pageSite(settings),
        map: settings.map,
        publicUrl: settings.http.publicUrl,
        root: PROJECT_ROOT,
        dev,
      }),
  });
  ending.ofStart.throwIfAborted();
  await fastify.listen({ port: settings.http.port, host: settings.http.host });
  ending.ofStart.throwIfAborted();
  const jobs = startAllJobs({ ...prepared, nest, database, settings, logger });
  ending.shutDownWith({
    logger,
    // A proxy before us needs a moment to see that this process is not ready any more.
    patienceMs: settings.production ? 5_000 : 0,
    announce: () => readiness.drain(),
    cut: () => fastify.server.closeAllConnections(),
    close: async () => {
      await nest.close();
      await (await jobs).stop();
      await orm.close();
      await database.close();
      await prepared.stop();
    },
  });
  warnOfUnset(settings, logger);
  void warnOfLostMap({ pmtiles: settings.map.pmtiles, publicUrl: settings.http.publicUrl }, logger);
  say(banner({ settings, embedded: prepared.embedded, newAdminPassword }));
  forgetNewPassword(settings);
  logger.info({ port: settings.http.port }, 'Listening');
  // Requests do not wait for them.
  await jobs;
}

/** A page in development is hundreds of requests, one a source file: there they are not counted. */
function forDevelopment(settings: Settings, dev: boolean): Settings {
  return dev && !settings.production ? { ...settings, http: { ...settings.http, rateLimit: false } } : settings;
}

/** Not refused: a site that runs should not end for a name in its terms, which say themselves that it is not set. */
function warnOfUnset(settings: Settings, logger: Logger): void {
  if (!settings.production) return;
  for (const setting of unsetForTexts(settings)) logger.warn({ setting }, 'The legal pages lack a setting');
}

/** What the pages need to know of the settings. */
function pageSite({ site, oidc, stripe }: Settings): PagesOptions['site'] {
  const passwordPath = oidc === undefined ? '/oidc/account/password' : null;
  return { ...site, passwordPath, isDemoBilling: stripe === undefined };
}

/** What the operator can mend is said in a sentence; anything else is a fault of ours and shown whole. */
function sentenceOf(error: unknown): string {
  if (FOR_OPERATOR.some((kind) => error instanceof kind)) return (error as Error).message;
  if (!(error instanceof Error)) return String(error);
  const { code, port } = error as { code?: unknown; port?: number };
  if (code === 'EADDRINUSE') return `Port ${String(port)} is in use: end what listens there, or set PORT.`;
  if (code === 'EACCES' && port !== undefined) return `Port ${String(port)} is not ours to listen on: set PORT.`;
  return error.stack ?? error.message;
}
