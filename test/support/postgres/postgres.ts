import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../../infrastructure/postgres/embedded/embedded-postgres.js';
import { grantsToApp, runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';

/** A PostgreSQL server for a test run. `ownerUrl` can create databases. */
export interface TestPostgres extends TestDatabase {
  stop(): Promise<void>;
}

export interface TestDatabase {
  readonly ownerUrl: string;
  readonly appUrl: string;
}

/** The database that others are copied from. The first test file that needs it creates it. */
export const MIGRATED_TEMPLATE = 'migrated_template';

const DOCKER_PATIENCE_MS = 2_000;

/**
 * Starts or connects to the server: TEST_DATABASE_URL if set, otherwise a container if Docker responds, otherwise the
 * embedded one. The role in TEST_DATABASE_URL must be able to create databases and roles.
 */
export async function startTestPostgres(): Promise<TestPostgres> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') {
    // An earlier run may have left a template with outdated tables.
    await runSql(given, (client) => client.query(`drop database if exists ${MIGRATED_TEMPLATE} with (force)`));
    return withRunningRole(given, async () => {});
  }
  return dockerAnswers() ? startInContainer() : startEmbedded();
}

/**
 * Creates a database `name` (letters, digits, and _) in `server`, with the product's two roles. It is empty or a copy
 * of the given template.
 */
export async function createTestDatabase(
  server: TestDatabase,
  name: string,
  template = 'template1',
): Promise<TestDatabase> {
  const at = (address: string) => Object.assign(new URL(address), { pathname: `/${name}` }).href;
  await runSql(server.ownerUrl, async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  });
  const [owner, app] = [server.ownerUrl, server.appUrl].map((address) => decodeURIComponent(new URL(address).username));
  const database = { ownerUrl: at(server.ownerUrl), appUrl: at(server.appUrl) };
  await runSql(database.ownerUrl, (client) => client.query(grantsToApp(name, String(owner), String(app))));
  return database;
}

async function startEmbedded(): Promise<TestPostgres> {
  const dataDir = mkdtempSync(join(tmpdir(), 'welcome-paws-test-'));
  const server = await startEmbeddedPostgres({ dataDir, durable: false });
  await runSql(server.superuserUrl, (client) => client.query('alter role welcome_paws_owner createdb'));
  return {
    ownerUrl: server.ownerUrl,
    appUrl: server.appUrl,
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function startInContainer(): Promise<TestPostgres> {
  const { PostgreSqlContainer } = await import('@testcontainers/postgresql');
  const container = await new PostgreSqlContainer('postgres:18').withCommand(['postgres', '-c', 'fsync=off']).start();
  return withRunningRole(container.getConnectionUri(), async () => {
    await container.stop();
  });
}

/** Adds the role that can change only rows. Test runs on the same server share it. */
async function withRunningRole(ownerUrl: string, stop: () => Promise<void>): Promise<TestPostgres> {
  const [name, password] = ['welcome_paws_test_app', 'welcome-paws-test'];
  await runSql(ownerUrl, (client) =>
    client.query(`do $$ begin
    create role ${name} login password '${password}';
    exception when duplicate_object or unique_violation then null; end $$`),
  );
  return { ownerUrl, appUrl: Object.assign(new URL(ownerUrl), { username: name, password }).href, stop };
}

function dockerAnswers(): boolean {
  const { status } = spawnSync('docker', ['info', '--format', '{{.ServerVersion}}'], {
    timeout: DOCKER_PATIENCE_MS,
    stdio: 'ignore',
  });
  return status === 0;
}
