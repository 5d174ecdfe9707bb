import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { surplusBackups } from '../../domain/health/kept-backups.js';
import type { ServerSettings } from '../config/secrets.js';
import { PROJECT_ROOT } from '../config/project-root.js';
import { createFileStore } from '../files/create-file-store.js';
import type { Database } from '../postgres/database.js';
import { backupStoreAt } from './backup-address.js';
import { entryAt, momentOf, type BackupStore } from './backup-store.js';
import { makeBackup } from './make-backup.js';
import { newSeal, NO_SEAL } from './seal.js';
import { secretPrint } from './secret-print.js';

interface Dependencies {
  readonly database: Pick<Database, 'pool'>;
  readonly settings: ServerSettings;
  readonly logger: Logger;
}

/** Makes the nightly backup at BACKUP_TO, and then removes those that are no longer needed. Does nothing without it. */
export async function backUpNightly({ database, settings, logger }: Dependencies, now = new Date()): Promise<void> {
  const { dataDir, s3, backup } = settings;
  if (backup.to === undefined) return;
  const store = backupStoreAt(backup.to, s3);
  const seal = backup.passphrase === undefined ? NO_SEAL : await newSeal(backup.passphrase);
  const client = await database.pool.connect();
  try {
    const source = { client, files: createFileStore({ dataDir, s3 }), dataDir, version: productVersion(), now };
    logger.info(
      await makeBackup({ ...source, secretPrint: secretPrint(settings) ?? '' }, store, seal),
      'Made a backup',
    );
  } finally {
    client.release();
  }
  await removeSurplus(store);
}

async function removeSurplus(store: BackupStore): Promise<void> {
  for (const moment of surplusBackups((await store.entries()).map(momentOf))) await store.remove(entryAt(moment));
}

export function productVersion(): string {
  return (JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8')) as { version: string }).version;
}
