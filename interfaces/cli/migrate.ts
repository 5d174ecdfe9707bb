import { databaseConnection } from '../../infrastructure/config/database-connection.js';
import { migrate } from '../../infrastructure/schema/migrate.js';
import { withOwnDatabase } from './database/own-database.js';

/** `welcome-paws db:migrate`: migrates the configured or embedded database to this version. */
await withOwnDatabase(async ({ ownerUrl, appUrl, ca }) => {
  const { migrations, gazetteer } = await migrate({ ownerUrl, appRole: databaseConnection(appUrl).user, ca });
  const ran = migrations.length === 0 ? 'No pending migrations.' : `Ran ${migrations.join(', ')}.`;
  process.stderr.write(`${ran}${gazetteer ? ' Loaded cities and ZIP codes.' : ''}\n`);
});
