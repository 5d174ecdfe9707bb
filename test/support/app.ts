import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '../../infrastructure/logging/logger.js';
import type { ServerSettings } from '../../infrastructure/config/secrets.js';
import { readSettings } from '../../infrastructure/config/settings.js';
import type { PublicWeb } from '../../infrastructure/outgoing-http/public-web.js';
import { Database } from '../../infrastructure/postgres/database.js';
import { runSql } from '../../infrastructure/postgres/embedded/embedded-roles.js';
import { migrate, pendingMigrations } from '../../infrastructure/schema/migrate.js';
import { createOrm } from '../../infrastructure/schema/orm.js';
import { createApp, type App, type AppDependencies } from '../../interfaces/http/create-app.js';
import { createTestDatabase, MIGRATED_TEMPLATE, type TestDatabase } from './postgres/postgres.js';

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

/** Returns the database server of this jest run. */
export function testServer(): TestDatabase {
  const { TEST_OWNER_URL: ownerUrl, TEST_APP_URL: appUrl } = process.env;
  if (ownerUrl === undefined || appUrl === undefined)
    throw new Error('Run this test with Jest, whose global setup starts PostgreSQL.');
  return { ownerUrl, appUrl };
}

/** Creates a migrated database with only cities and ZIP codes. */
export async function emptyDirectory(name: string): Promise<TestDatabase> {
  const server = testServer();
  await ensureTemplate(server);
  return createTestDatabase(server, name, MIGRATED_TEMPLATE);
}

/** An arbitrary number. The parallel test file that holds this lock creates the template. */
const TEMPLATE_LOCK = 7_232_002;

async function ensureTemplate(server: TestDatabase): Promise<void> {
  await runSql(server.ownerUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rows } = await client.query('select from pg_database where datname = $1', [MIGRATED_TEMPLATE]);
    if (rows.length > 0) return;
    const draft = `${MIGRATED_TEMPLATE}_draft`;
    const { ownerUrl, appUrl } = await createTestDatabase(server, draft);
    await migrate({ ownerUrl, appRole: decodeURIComponent(new URL(appUrl).username) });
    // Renamed only when it is complete.
    await client.query(`alter database ${draft} rename to ${MIGRATED_TEMPLATE}`);
  });
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
): Promise<TestApp> {
  // Few connections, so that a change that needs a second connection while holding one would hang in parallel tests.
  const database = new Database({ url: databaseUrls.appUrl, connections: 4 });
  const log: string[] = [];
  const orm = await createOrm(database.pool);
  const folder = mkdtempSync(join(tmpdir(), 'welcome-paws-http-'));
  const settings = { ...readSettings({ RATE_LIMIT: 'off', DATA_DIR: folder, ...env }), appSecret: TEST_SECRET };
  const app = await createApp({
    database,
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
