import { databaseConnection } from '../../infrastructure/config/database-connection.js';
import { Database } from '../../infrastructure/postgres/database.js';
import { UnitOfWork } from '../../infrastructure/postgres/unit-of-work.js';
import { migrate } from '../../infrastructure/schema/migrate.js';
import { createOrm } from '../../infrastructure/schema/orm.js';
import { withOwnDatabase } from './database/own-database.js';

/** Like `withOwnDatabase`, with connections for repositories after the database is migrated. */
export async function withRepositories(
  connections: number,
  work: (database: Database, transaction: UnitOfWork) => Promise<void>,
): Promise<void> {
  await withOwnDatabase(async ({ ownerUrl, appUrl, ca }) => {
    await migrate({ ownerUrl, appRole: databaseConnection(appUrl).user, ca });
    const database = new Database({ url: appUrl, ca, connections });
    const orm = await createOrm(database.pool);
    try {
      await work(database, new UnitOfWork(orm));
    } finally {
      await orm.close();
      await database.close();
    }
  });
}
