import { resolve } from 'node:path';
import { backupStoreAt } from '../../infrastructure/backup/backup-address.js';
import { makeBackup } from '../../infrastructure/backup/make-backup.js';
import { newSeal, NO_SEAL } from '../../infrastructure/backup/seal.js';
import { productVersion } from '../../infrastructure/backup/scheduled-backup.js';
import { secretPrint } from '../../infrastructure/backup/secret-print.js';
import { readEnvironment } from '../../infrastructure/config/environment.js';
import { readSettings } from '../../infrastructure/config/settings.js';
import { createFileStore } from '../../infrastructure/files/create-file-store.js';
import { connectClient } from '../../infrastructure/postgres/connections/connect-client.js';
import { usageOf } from './command/verbs.js';
import { fail, withLiveDatabase } from './own-database.js';

/** `welcome-paws backup <folder or s3://…>`: writes one dated entry. The server may run. */
const [address, ...more] = process.argv.slice(2);
if (address === undefined || more.length > 0) fail(`Name one folder, or s3://bucket/prefix.\n${usageOf('backup')}`, 2);
else await withLiveDatabase(({ ownerUrl, ca }) => backUp(address, ownerUrl, ca));

async function backUp(to: string, ownerUrl: string, ca: string | undefined): Promise<void> {
  const settings = readSettings(readEnvironment());
  const { dataDir, s3, backup } = settings;
  const store = backupStoreAt(to.startsWith('s3://') ? to : resolve(process.env['INIT_CWD'] ?? process.cwd(), to), s3);
  const seal = backup.passphrase === undefined ? NO_SEAL : await newSeal(backup.passphrase);
  const client = await connectClient(ownerUrl, ca);
  try {
    const files = createFileStore({ dataDir, s3 });
    const source = {
      client,
      files,
      dataDir,
      version: productVersion(),
      secretPrint: secretPrint(settings) ?? '',
      now: new Date(),
    };
    const made = await makeBackup(source, store, seal);
    const sealed =
      backup.passphrase === undefined ? 'It is not encrypted and contains personal data.' : 'It is encrypted.';
    process.stderr.write(
      `Wrote ${made.entry}: ${made.rows} rows and ${made.files} files, ${made.bytes} bytes. ${sealed}\n`,
    );
  } finally {
    await client.end();
  }
}
