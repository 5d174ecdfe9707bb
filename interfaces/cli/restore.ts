import { resolve } from 'node:path';
import { backupEntryAt } from '../../infrastructure/backup/backup-address.js';
import { restoreBackup } from '../../infrastructure/backup/restore-backup.js';
import { secretPrint } from '../../infrastructure/backup/secret-print.js';
import { databaseConnection } from '../../infrastructure/config/database-connection.js';
import { readEnvironment } from '../../infrastructure/config/environment.js';
import { readSettings } from '../../infrastructure/config/settings.js';
import { createFileStore } from '../../infrastructure/files/create-file-store.js';
import { connectClient } from '../../infrastructure/postgres/connections/connect-client.js';
import { migrate } from '../../infrastructure/schema/migrate.js';
import { usageOf } from './command/verbs.js';
import { fail, withOwnDatabase } from './own-database.js';

/** `welcome-paws restore <entry>`: fills an empty database and DATA_DIR. No server may run. */
const [address, ...more] = process.argv.slice(2);
if (address === undefined || more.length > 0) fail(`Name one entry of a backup.\n${usageOf('restore')}`, 2);
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
  const restored = await restoreBackup(
    { ...backupEntryAt(path, s3), passphrase: backup.passphrase ?? null },
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
    'APP_SECRET is not the one of the backup. Second factors and keys cannot be read: set the former APP_SECRET.\n',
  );
}
