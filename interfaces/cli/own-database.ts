import { databaseConnection } from '../../infrastructure/config/database-connection.js';
import { readEnvironment } from '../../infrastructure/config/environment.js';
import { readSettings, SettingsError } from '../../infrastructure/config/settings.js';
import { DataDirInUseError } from '../../infrastructure/postgres/embedded/data-dir-lock.js';
import { EmbeddedPostgresError } from '../../infrastructure/postgres/embedded/embedded-binaries.js';
import { startEmbeddedPostgres } from '../../infrastructure/postgres/embedded/embedded-postgres.js';
import { ShutdownHandler } from './shutdown.js';

interface OwnDatabase {
  readonly ownerUrl: string;
  readonly appUrl: string;
  readonly ca?: string | undefined;
}

/**
 * Runs a command on the configured database, or starts the embedded one for the duration of the command. Errors that
 * the operator can fix are printed as one sentence, with exit code 1.
 */
export async function withOwnDatabase(work: (database: OwnDatabase) => Promise<void>): Promise<void> {
  try {
    const { database, dataDir } = readSettings(readEnvironment());
    if (database.embedded) await withEmbeddedDatabase(dataDir, work);
    else await withDatabaseAt({ ownerUrl: database.migrationUrl, appUrl: database.url, ca: database.ca }, work);
  } catch (error) {
    if (!isForOperator(error)) throw error;
    fail(error.message);
  }
}

/** Prints why the command failed, and lets the process end with exit code 1, or 2 for wrong arguments. */
export function fail(sentence: string, exitCode: 1 | 2 = 1): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = exitCode;
}

async function withDatabaseAt(database: OwnDatabase, work: (database: OwnDatabase) => Promise<void>): Promise<void> {
  try {
    await work(database);
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (code === undefined || (syscall !== 'connect' && syscall !== 'getaddrinfo')) throw error;
    const { host, port } = databaseConnection(database.ownerUrl);
    fail(`No database responds at ${host}, port ${port} (${code}). Check DATABASE_URL.`);
  }
}

/** Starts the embedded database for a command. A signal stops both. */
async function withEmbeddedDatabase(dataDir: string, work: (database: OwnDatabase) => Promise<void>): Promise<void> {
  const shutdown = new ShutdownHandler();
  const log = (message: string) => process.stderr.write(`${message}\n`);
  try {
    const embedded = await startEmbeddedPostgres({ dataDir, log, shutdown: shutdown.ofStart });
    try {
      await shutdown.unlessStopped(work(embedded));
    } finally {
      await embedded.stop();
    }
  } catch (error) {
    // Work in progress fails because its database is gone.
    if (shutdown.ofStart.aborted) process.exit(1);
    throw error;
  }
}

function isForOperator(error: unknown): error is Error {
  return error instanceof SettingsError || error instanceof DataDirInUseError || error instanceof EmbeddedPostgresError;
}
