import { databaseConnection } from '../../infrastructure/config/database-connection.js';
import { migrate } from '../../infrastructure/schema/migrate.js';
import { withOwnDatabase } from './own-database.js';

/** `npm run db:migrate`: brings the configured (or the embedded) database to the shape this program needs. */
await withOwnDatabase(async ({ ownerUrl, appUrl, ca }) => {
  const { migrations, gazetteer } = await migrate({ ownerUrl, appRole: databaseConnection(appUrl).user, ca });
  const ran = migrations.length === 0 ? 'No migration was due.' : `Ran ${migrations.join(', ')}.`;
  process.stderr.write(`${ran}${gazetteer ? ' Loaded cities and ZIP codes.' : ''}\n`);
});
