import { readSettings, SettingsError } from '../../infrastructure/config/settings.js';
import { DataDirInUseError } from '../../infrastructure/postgres/embedded/data-dir-lock.js';
import { EmbeddedPostgresError } from '../../infrastructure/postgres/embedded/embedded-binaries.js';
import { startEmbeddedPostgres } from '../../infrastructure/postgres/embedded/embedded-postgres.js';
import { Ending } from './shutdown.js';

export interface OwnDatabase {
  readonly ownerUrl: string;
  readonly appUrl: string;
  readonly ca?: string | undefined;
}

/**
 * Runs a command on the database of the settings, starting the embedded one for its time where no other is configured.
 * What an operator can mend is said in a sentence, with exit code 1.
 */
export async function withOwnDatabase(work: (database: OwnDatabase) => Promise<void>): Promise<void> {
  try {
    const { database, dataDir } = readSettings(process.env);
    if (!database.embedded) {
      await work({ ownerUrl: database.migrationUrl, appUrl: database.url, ca: database.ca });
      return;
    }
    await withEmbeddedDatabase(dataDir, work);
  } catch (error) {
    if (!isForOperator(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** A signal ends the embedded database together with the command. */
async function withEmbeddedDatabase(dataDir: string, work: (database: OwnDatabase) => Promise<void>): Promise<void> {
  const ending = new Ending();
  const log = (message: string) => process.stderr.write(`${message}\n`);
  try {
    const embedded = await startEmbeddedPostgres({ dataDir, log, ending: ending.ofStart });
    try {
      await ending.unlessEnded(work(embedded));
    } finally {
      await embedded.stop();
    }
  } catch (error) {
    // What is still under way finds its database gone.
    if (ending.ofStart.aborted) process.exit(1);
    throw error;
  }
}

function isForOperator(error: unknown): error is Error {
  return error instanceof SettingsError || error instanceof DataDirInUseError || error instanceof EmbeddedPostgresError;
}
