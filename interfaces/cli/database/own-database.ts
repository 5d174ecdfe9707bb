import { BackupProblem } from '../../../infrastructure/backup/backup-problem.js';
import { readEnvironment } from '../../../infrastructure/config/environment.js';
import { readSettings, SettingsError } from '../../../infrastructure/config/settings.js';
import { FilesUnavailable } from '../../../infrastructure/files/files-unavailable.js';
import { DataDirInUseError } from '../../../infrastructure/postgres/embedded/data-dir-lock.js';
import { EmbeddedPostgresError } from '../../../infrastructure/postgres/embedded/embedded-binaries.js';
import { runningEmbedded } from '../../../infrastructure/postgres/embedded/running-embedded.js';
import { startEmbeddedPostgres } from '../../../infrastructure/postgres/embedded/embedded-postgres.js';
import { errorCode } from '../../../infrastructure/health/timed-probe.js';
import { databaseProblem } from '../../../infrastructure/schema/database-problem.js';
import { UnsuitableDatabaseError } from '../../../infrastructure/schema/suitable-database.js';
import { ShutdownHandler } from '../processes/shutdown.js';

/** Errors whose messages are meant for the operator. */
const FOR_OPERATOR = [
  ...[BackupProblem, SettingsError, DataDirInUseError, EmbeddedPostgresError],
  ...[UnsuitableDatabaseError, FilesUnavailable],
];

interface OwnDatabase {
  readonly ownerUrl: string;
  readonly appUrl: string;
  readonly ca?: string | undefined;
}

/**
 * Runs a command on the configured database, or starts the embedded one for the duration of the command. Errors that
 * the operator can fix are printed as one sentence, with exit code 1.
 */
export async function withOwnDatabase(
  work: (database: OwnDatabase) => Promise<void>,
  which?: 'also a running one',
): Promise<void> {
  try {
    const { database, dataDir } = readSettings(readEnvironment());
    const running = database.embedded && which !== undefined ? runningEmbedded(dataDir) : null;
    if (running !== null) await work(running);
    else if (database.embedded) await withEmbeddedDatabase(dataDir, work);
    else
      await onConfiguredDatabase(
        { ownerUrl: database.migrationUrl, appUrl: database.directUrl, ca: database.ca },
        work,
      );
  } catch (error) {
    if (!isForOperator(error)) throw error;
    fail(sentenceOf(error));
  }
}

/** Returns what the operator can do about an error. */
function sentenceOf(error: Error): string {
  if (!(error instanceof FilesUnavailable)) return error.message;
  const advice = 'Check the space and the permissions of DATA_DIR/uploads, or the S3_* settings if they are set.';
  return `Photos and documents cannot be read or written (${errorCode(error)}). ${advice}`;
}

/** Like `withOwnDatabase`, but also works while the server runs the embedded database. */
export async function withLiveDatabase(work: (database: OwnDatabase) => Promise<void>): Promise<void> {
  await withOwnDatabase(work, 'also a running one');
}

async function onConfiguredDatabase(urls: OwnDatabase, work: (database: OwnDatabase) => Promise<void>): Promise<void> {
  try {
    await work(urls);
  } catch (error) {
    const setting = urls.ownerUrl === urls.appUrl ? 'DATABASE_URL' : 'MIGRATION_DATABASE_URL';
    const problem = databaseProblem(error, { setting, url: urls.ownerUrl });
    if (problem === null) throw error;
    fail(problem);
  }
}

/** Prints why the command failed, and lets the process end with exit code 1, or 2 for wrong arguments. */
export function fail(sentence: string, exitCode: 1 | 2 = 1): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = exitCode;
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
  return FOR_OPERATOR.some((kind) => error instanceof kind);
}
