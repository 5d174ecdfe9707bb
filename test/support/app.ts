import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '../../infrastructure/logging/logger.js';
import type { ServerSettings } from '../../infrastructure/config/secrets.js';
import { readSettings } from '../../infrastructure/config/settings.js';
import type { PublicWeb } from '../../infrastructure/outgoing-http/public-web.js';
import { Database } from '../../infrastructure/postgres/database.js';
import { pendingMigrations } from '../../infrastructure/schema/migrate.js';
import { createOrm } from '../../infrastructure/schema/orm.js';
import { createApp, type App, type AppDependencies } from '../../interfaces/http/create-app.js';
import type { TestDatabase } from './postgres/postgres.js';

export { emptyDirectory, testServer } from './postgres/empty-directory.js';

/**
 * Fastify looks for the name of a nameless plugin among all loaded modules, which takes Jest up to half a second per
 * server start. So every function has a name that Fastify finds first.
 */
Object.defineProperty(Function.prototype, Symbol.for('fastify.display-name'), {
  value: 'plugin',
  writable: true,
  configurable: true,
});

/** Shared by all test servers, so that several servers with one database accept each other's sessions. */
export const TEST_SECRET = 'a secret that is known to every test server';

export interface TestApp extends App {
  readonly database: Database;
  readonly databaseUrls: TestDatabase;
  readonly settings: ServerSettings;
  /** The logged lines. */
  readonly log: string[];
  close(): Promise<void>;
}

/**
 * Starts the server with a database, in this process, with the given settings. Rate limits are off unless set. It
 * listens on no port: use `fastify.inject`.
 */
export async function startTestApp(
  databaseUrls: TestDatabase,
  env: Record<string, string> = {},
  picturesFolder?: string,
  publicWeb?: PublicWeb,
  pages?: AppDependencies['pages'],
  more: Pick<AppDependencies, 'replicas' | 'requestTimes'> = {},
): Promise<TestApp> {
  // Few connections, so that a change that needs a second connection while holding one would hang in parallel tests.
  const database = new Database({ url: databaseUrls.appUrl, connections: 4 });
  const log: string[] = [];
  const orm = await createOrm(database.pool);
  const folder = mkdtempSync(join(tmpdir(), 'welcome-paws-http-'));
  const settings = { ...readSettings({ RATE_LIMIT: 'off', DATA_DIR: folder, ...env }), appSecret: TEST_SECRET };
  const app = await createApp({
    database,
    ...more,
    orm,
    settings,
    logger: createLogger(settings.logLevel, { write: (line) => void log.push(line) }),
    picturesFolder,
    publicWeb,
    ...(pages && { pages }),
    pendingMigrations: async () => (await pendingMigrations(database.pool)).length,
  });
  return {
    ...app,
    database,
    databaseUrls,
    settings,
    log,
    async close() {
      await app.nest.close();
      await orm.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
