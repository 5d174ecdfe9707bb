import { createLogger } from '../../infrastructure/logging/logger.js';
import { readSettings } from '../../infrastructure/config/settings.js';
import { Database } from '../../infrastructure/persistence/database.js';
import { createApp, type App } from './create-app.js';

/** The server with its default settings and a database that is never asked: enough to list and describe its calls. */
export async function documentationApp(): Promise<App> {
  return createApp({
    database: new Database({ url: 'postgresql://127.0.0.1:1/none' }),
    settings: readSettings({}),
    logger: createLogger('silent'),
    pendingMigrations: () => Promise.resolve(0),
  });
}
