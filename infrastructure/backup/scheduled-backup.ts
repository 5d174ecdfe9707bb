import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { abandonedBackups, surplusBackups } from '../../domain/health/kept-backups.js';
import type { ServerSettings } from '../config/secrets.js';
import { PROJECT_ROOT } from '../config/project-root.js';
import { createFileStore } from '../files/create-file-store.js';
import { connectClient } from '../postgres/connections/connect-client.js';
import { backupStoreAt } from './backup-address.js';
import { entryAt, momentOf, type BackupStore } from './backup-store.js';
import { BackupProblem } from './backup-problem.js';
import { makeBackup, type MadeBackup } from './make-backup.js';
import { newSeal, NO_SEAL } from './seal.js';
import { secretPrint } from './secret-print.js';

interface Dependencies {
  /** The database of the server's role, without a pooler. */
  readonly url: string;
  readonly ca?: string | undefined;
  readonly settings: ServerSettings;
  readonly logger: Logger;
}

/** Makes the nightly backup, and then removes backups that are no longer needed. Does nothing without BACKUP_TO. */
export async function backUpNightly({ url, ca, settings, logger }: Dependencies, now = new Date()): Promise<void> {
  const { dataDir, s3, backup } = settings;
  if (backup.to === undefined) return;
  const store = backupStoreAt(backup.to, s3);
  // A connection of its own: in the pool of the server, no statement may take longer than a few seconds.
  const client = await connectClient(url, ca, { keepAlive: true, application_name: 'welcome-paws-backup' });
  // Without a listener, a database that restarts while files are copied would end the server.
  client.on('error', () => undefined);
  try {
    const seal = backup.passphrase === undefined ? NO_SEAL : await newSeal(backup.passphrase);
    const source = { client, files: createFileStore({ dataDir, s3 }), dataDir, version: productVersion(), now };
    const made = await makeBackup({ ...source, secretPrint: secretPrint(settings) ?? '' }, store, seal);
    logger.info(made, 'Made a backup');
    requireFiles(made);
  } finally {
    await client.end();
  }
  // The backup is made. A key that may not delete must not make two more of it.
  await removeSurplus(store, now).catch((error: unknown) =>
    logger.error({ err: error }, 'Backups that are no longer needed could not be removed'),
  );
}

/**
 * Throws BackupProblem if there are uploads but no files, as when their disk is not mounted. The backup stays, and older
 * ones too: they have the files.
 */
function requireFiles({ entry, files, missing }: MadeBackup): void {
  if (files > 0 || missing === 0) return;
  throw new BackupProblem(`None of the ${missing} uploads has a file, so ${entry} has only the database.`);
}

async function removeSurplus(store: BackupStore, now: Date): Promise<void> {
  const [complete, unfinished]: [Date[], Date[]] = [[], []];
  for (const entry of await store.entries()) {
    ((await store.isComplete(entry)) ? complete : unfinished).push(momentOf(entry));
  }
  for (const moment of [...surplusBackups(complete), ...abandonedBackups(unfinished, now)]) {
    await store.remove(entryAt(moment));
  }
}

export function productVersion(): string {
  return (JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8')) as { version: string }).version;
}
