import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseConnection } from '../../infrastructure/config/database-connection.js';
import { startEmbeddedPostgres } from '../../infrastructure/postgres/embedded/embedded-postgres.js';
import { generateMigration } from '../../infrastructure/schema/generate-migration.js';
import { migrate, migrationPool } from '../../infrastructure/schema/migrate.js';
import { MIGRATIONS_FOLDER } from '../../infrastructure/schema/migrations.js';
import { createOrm } from '../../infrastructure/schema/orm.js';

/**
 * `npm run db:migration -- <name> "<what it does>"`: writes a migration for the difference between the entities and the
 * existing migrations. Compares them in a temporary database.
 */
const [name = '', does = 'Brings the database in line with the entities.'] = process.argv.slice(2);
const dataDir = mkdtempSync(join(tmpdir(), 'welcome-paws-migration-'));
const server = await startEmbeddedPostgres({ dataDir, durable: false });
const pool = migrationPool(server.ownerUrl);
try {
  await migrate({ ownerUrl: server.ownerUrl, appRole: databaseConnection(server.appUrl).user });
  const orm = await createOrm(pool);
  const file = await generateMigration(orm, { name, does, folder: MIGRATIONS_FOLDER });
  process.stderr.write(`${file ?? 'The existing migrations already match the entities.'}\n`);
  await orm.close();
} finally {
  await pool.end();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
