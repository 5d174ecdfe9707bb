import { createLogger } from '../../infrastructure/logging/logger.js';
import { readSettings } from '../../infrastructure/config/settings.js';
import { Database } from '../../infrastructure/postgres/database.js';
import { createOrm } from '../../infrastructure/schema/orm.js';
import { createApp, type App } from '../http/create-app.js';

const NOWHERE = 'postgresql://127.0.0.1:1/none';

/**
 * Returns the server with default settings and a database that is never queried: enough to list and describe the calls.
 */
export async function documentationApp(): Promise<App> {
  const database = new Database({ url: NOWHERE });
  return createApp({
    database,
    orm: await createOrm(database.pool),
    settings: { ...readSettings({}), appSecret: 'no request is ever answered' },
    logger: createLogger('silent'),
    pendingMigrations: () => Promise.resolve(0),
  });
}
