import type { Settings } from '../infrastructure/config/settings.js';
import { databaseConnection } from '../infrastructure/config/database-connection.js';
import { startEmbeddedPostgres } from '../infrastructure/persistence/embedded-postgres.js';
import { loadDemoData } from '../infrastructure/demo-data/load-demo-data.js';
import { migrate } from '../infrastructure/persistence/migrate.js';

/** A database with the tables of this version. */
export interface PreparedDatabase {
  /** The role that reads and writes rows. */
  readonly url: string;
  readonly ca: string | undefined;
  readonly embedded: boolean;
  /** Ends what was started for it. */
  stop(): Promise<void>;
}

interface Reached extends PreparedDatabase {
  readonly ownerUrl: string;
}

/** Starts the embedded database or reaches the configured one, migrates it, and fills a new one with demo data where that is wanted. */
export async function prepareDatabase(settings: Settings, say: (line: string) => void): Promise<PreparedDatabase> {
  const reached = await reach(settings, say);
  try {
    const appRole = databaseConnection(reached.url).user;
    const { migrations } = await migrate({ ownerUrl: reached.ownerUrl, appRole, ca: reached.ca });
    if (migrations.length > 0) say(`Brought the database up to date: ${migrations.join(', ')}.`);
    if (settings.demoData && (await loadDemoData({ url: reached.ownerUrl, ca: reached.ca })))
      say('Loaded the demo data.');
    return reached;
  } catch (error) {
    await reached.stop();
    throw error;
  }
}

async function reach({ database, dataDir }: Settings, say: (line: string) => void): Promise<Reached> {
  if (database.embedded) {
    const server = await startEmbeddedPostgres({ dataDir, log: say });
    return { url: server.appUrl, ownerUrl: server.ownerUrl, ca: undefined, embedded: true, stop: () => server.stop() };
  }
  const { url, migrationUrl: ownerUrl, ca } = database;
  return { url, ownerUrl, ca, embedded: false, stop: () => Promise.resolve() };
}
