/**
 * Starts the product: settings, database, tables, demo data, and server. `--dev` serves the pages from their sources.
 * With several workers, this process owns all but the server, which runs in worker.ts.
 */
import 'reflect-metadata';
import { join } from 'node:path';
import { readEnvironment } from '../infrastructure/config/environment.js';
import { ensureSecrets, forgetNewPassword, type CompleteSettings } from '../infrastructure/config/secrets.js';
import { warnOfLostMap } from '../infrastructure/config/pmtiles-address.js';
import { readSettings, unsetForTexts, type Settings } from '../infrastructure/config/settings.js';
import type { Logger } from 'pino';
import { createLogger } from '../infrastructure/logging/logger.js';
import { holdBuild } from './cli/command/build-holders.js';
import { banner } from './cli/terminal/banner.js';
import { operatorSentence } from './cli/terminal/operator-sentence.js';
import { StoppedBySignal, ShutdownHandler } from './cli/processes/shutdown.js';
import { prepareDatabase, type PreparedDatabase } from './cli/database/prepare-database.js';
import { PROJECT_ROOT } from '../infrastructure/config/project-root.js';

const say = (line: string) => process.stderr.write(`${line}\n`);

const shutdown = new ShutdownHandler();

try {
  await bootstrap();
} catch (error) {
  say(operatorSentence(error));
  process.exit(error instanceof StoppedBySignal ? 0 : 1);
}

async function bootstrap(): Promise<void> {
  const dev = process.argv.includes('--dev');
  // `npm run dev` rebuilds it all the time.
  if (!dev) holdBuild(join(PROJECT_ROOT, 'dist'));
  const environment = readEnvironment();
  // In development, one process restarts faster than several.
  const settingsOf = { ...environment, ...(dev && { WEB_CONCURRENCY: environment['WEB_CONCURRENCY'] || '1' }) };
  const { settings, newAdminPassword } = ensureSecrets(forDevelopment(readSettings(settingsOf), dev));
  const logger = createLogger(settings.logLevel, undefined, settings.workers === 1 ? undefined : 0);
  const prepared = await prepareDatabase(settings, { say, shutdown: shutdown.ofStart, lost });
  const start = { dev, settings, newAdminPassword, logger, prepared };
  try {
    await shutdown.unlessStopped(settings.workers === 1 ? serveAlone(start) : serveWithWorkers(start));
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

async function serveAlone(start: Start): Promise<void> {
  const { dev, settings, logger, prepared } = start;
  // Only now, because the primary of several workers needs none of it.
  const { serve } = await import('./cli/serve.js');
  const serving = await serve({ dev, settings, logger, database: prepared });
  shutDownWith(start, serving);
  onRestartSignal(dev, () => logger.warn('SIGUSR2 restarts workers, which needs a WEB_CONCURRENCY of at least 2'));
  announceStart(start);
  await serving.startJobs();
}

async function serveWithWorkers(start: Start): Promise<void> {
  const { dev, settings, logger, prepared } = start;
  const { Supervisor } = await import('./cli/processes/supervisor.js');
  const { url, directUrl, isPooled, readUrls, ca } = prepared;
  const supervisor = new Supervisor({
    count: settings.workers,
    order: { dev, settings, database: { url, directUrl, isPooled, readUrls, ca } },
    logger,
  });
  try {
    await shutdown.unlessStopped(supervisor.start());
  } catch (error) {
    await supervisor.kill();
    throw error;
  }
  shutDownWith(start, {
    announce: () => supervisor.announce(),
    cut: () => supervisor.cut(),
    close: () => supervisor.stop(),
  });
  onRestartSignal(dev, () => void supervisor.restart());
  announceStart(start);
}

interface Server {
  announce(): void;
  cut(): void;
  close(): Promise<void>;
}

function shutDownWith({ settings, logger, prepared }: Start, server: Server): void {
  shutdown.shutDownWith({
    logger,
    // A proxy needs a moment to notice that this server is no longer ready.
    patienceMs: settings.production ? 5_000 : 0,
    announce: () => server.announce(),
    cut: () => server.cut(),
    close: async () => {
      await server.close();
      await prepared.stop();
    },
  });
}

/** Windows has no such signal. */
function onRestartSignal(dev: boolean, restart: () => void): void {
  if (!dev && process.platform !== 'win32') process.on('SIGUSR2', restart);
}

function announceStart({ settings, newAdminPassword, logger, prepared }: Start): void {
  warnOfUnset(settings, logger);
  void warnOfLostMap({ pmtiles: settings.map.pmtiles, publicUrl: settings.http.publicUrl }, logger);
  say(banner({ settings, embedded: prepared.embedded, newAdminPassword }));
  forgetNewPassword(settings);
  logger.info({ port: settings.http.port, workers: settings.workers }, 'Listening');
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
