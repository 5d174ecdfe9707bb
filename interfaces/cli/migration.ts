import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseConnection } from '../../infrastructure/config/database-connection.js';
import { PROJECT_ROOT } from '../../infrastructure/config/project-root.js';
import { startEmbeddedPostgres } from '../../infrastructure/postgres/embedded/embedded-postgres.js';
import { generateMigration } from '../../infrastructure/schema/generate-migration.js';
import { migrate, migrationPool } from '../../infrastructure/schema/migrate.js';
import { createOrm } from '../../infrastructure/schema/orm.js';

/**
 * `npm run db:migration -- <name> "<what it makes>"`: writes the migration that the entities ask for beyond the migrations
 * there are, found out in a database of its own that is thrown away.
 */
const [name = '', does = 'What the entities had beyond the migrations before.'] = process.argv.slice(2);
const folder = join(PROJECT_ROOT, 'infrastructure', 'schema', 'migrations');
const dataDir = mkdtempSync(join(tmpdir(), 'welcome-paws-migration-'));
const server = await startEmbeddedPostgres({ dataDir, durable: false });
const pool = migrationPool(server.ownerUrl);
try {
  await migrate({ ownerUrl: server.ownerUrl, appRole: databaseConnection(server.appUrl).user });
  const orm = await createOrm(pool);
  const file = await generateMigration(orm, { name, does, folder });
  process.stderr.write(`${file ?? 'The migrations there are already make what the entities say.'}\n`);
  await orm.close();
} finally {
  await pool.end();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
