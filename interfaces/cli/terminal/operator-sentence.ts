import { SettingsError } from '../../../infrastructure/config/settings.js';
import { DataDirInUseError } from '../../../infrastructure/postgres/embedded/data-dir-lock.js';
import { EmbeddedPostgresError } from '../../../infrastructure/postgres/embedded/embedded-binaries.js';
import { NotPreparedError } from '../database/prepare-database.js';
import { WorkerFailedError } from '../processes/started-worker.js';
import { StoppedBySignal } from '../processes/shutdown.js';

/** Errors whose messages are meant for the operator. */
const FOR_OPERATOR = [
  ...[SettingsError, DataDirInUseError, EmbeddedPostgresError, NotPreparedError],
  ...[StoppedBySignal, WorkerFailedError],
];

/** Returns the message if the operator can fix the error; anything else is a bug and shown in full. */
export function operatorSentence(error: unknown): string {
  if (FOR_OPERATOR.some((kind) => error instanceof kind)) return (error as Error).message;
  if (!(error instanceof Error)) return String(error);
  const { code, port } = error as { code?: unknown; port?: number };
  if (code === 'EADDRINUSE') return `Port ${String(port)} is in use. Stop the program that uses it, or set PORT.`;
  if (code === 'EACCES' && port !== undefined) return `No permission to listen on port ${String(port)}. Set PORT.`;
  return error.stack ?? error.message;
}
