import { resolve } from 'node:path';
import { backupEntryAt } from '../../infrastructure/backup/backup-address.js';
import { explainedStore } from '../../infrastructure/backup/explained-store.js';
import { restoreBackup } from '../../infrastructure/backup/restore-backup.js';
import { secretPrint } from '../../infrastructure/backup/secret-print.js';
import { databaseConnection } from '../../infrastructure/config/database-connection.js';
import { readEnvironment } from '../../infrastructure/config/environment.js';
import { readSettings } from '../../infrastructure/config/settings.js';
import { createFileStore } from '../../infrastructure/files/create-file-store.js';
import { connectClient } from '../../infrastructure/postgres/connections/connect-client.js';
import { migrate } from '../../infrastructure/schema/migrate.js';
import { usageOf } from './command/verbs.js';
import { fail, withOwnDatabase } from './database/own-database.js';

/** `welcome-paws restore <entry>`: fills an empty database and DATA_DIR. Stop the server first. */
const [address, ...more] = process.argv.slice(2);
if (address === undefined || more.length > 0) fail(`Name one backup entry.\n${usageOf('restore')}`, 2);
else await withOwnDatabase(({ ownerUrl, appUrl, ca }) => restore(address, { ownerUrl, appUrl, ca }));

interface Target {
  readonly ownerUrl: string;
  readonly appUrl: string;
  readonly ca: string | undefined;
}

async function restore(from: string, { ownerUrl, appUrl, ca }: Target): Promise<void> {
  const settings = readSettings(readEnvironment());
  const { dataDir, s3, backup } = settings;
  const path = from.startsWith('s3://') ? from : resolve(process.env['INIT_CWD'] ?? process.cwd(), from);
  const appRole = databaseConnection(appUrl).user;
  const { store, entry } = backupEntryAt(path, s3);
  const restored = await restoreBackup(
    { store: explainedStore(store, path), entry, passphrase: backup.passphrase ?? null },
    {
      connect: () => connectClient(ownerUrl, ca),
      files: createFileStore({ dataDir, s3 }),
      ...{ dataDir, secretPrint: settings.appSecret === undefined ? null : secretPrint(settings) },
      migrateTo: async (upTo) => void (await migrate({ ownerUrl, appRole, ca, upTo })),
      migrate: async () => void (await migrate({ ownerUrl, appRole, ca })),
    },
  );
  process.stderr.write(
    `Restored ${restored.rows} rows and ${restored.files} files as they were at ${restored.madeAt}.\n`,
  );
  if (!restored.hasOtherSecret) return;
  process.stderr.write(
    'APP_SECRET differs from the one of the backup, so second factors and keys cannot be read. Set the previous APP_SECRET.\n',
  );
}
