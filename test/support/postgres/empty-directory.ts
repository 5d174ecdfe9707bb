import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { createTestDatabase, MIGRATED_TEMPLATE, type TestDatabase } from './postgres.js';

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
    // Only the first file needs the migrations, and loading them takes long.
    const { migrate } = await import('../../../infrastructure/schema/migrate.js');
    const draft = `${MIGRATED_TEMPLATE}_draft`;
    const { ownerUrl, appUrl } = await createTestDatabase(server, draft);
    await migrate({ ownerUrl, appRole: decodeURIComponent(new URL(appUrl).username) });
    // Renamed only when it is complete.
    await client.query(`alter database ${draft} rename to ${MIGRATED_TEMPLATE}`);
  });
}
