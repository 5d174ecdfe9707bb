import { resolve } from 'node:path';
import { backupStoreAt } from '../../infrastructure/backup/backup-address.js';
import { explainedStore } from '../../infrastructure/backup/explained-store.js';
import { makeBackup } from '../../infrastructure/backup/make-backup.js';
import { newSeal, NO_SEAL } from '../../infrastructure/backup/seal.js';
import { productVersion } from '../../infrastructure/backup/scheduled-backup.js';
import { secretPrint } from '../../infrastructure/backup/secret-print.js';
import { readEnvironment } from '../../infrastructure/config/environment.js';
import { readSettings } from '../../infrastructure/config/settings.js';
import { createFileStore } from '../../infrastructure/files/create-file-store.js';
import { connectClient } from '../../infrastructure/postgres/connections/connect-client.js';
import { usageOf } from './command/verbs.js';
import { fail, withLiveDatabase } from './database/own-database.js';

/** `welcome-paws backup <folder or s3://…>`: writes one dated entry, even while the server runs. */
const [address, ...more] = process.argv.slice(2);
if (address === undefined || more.length > 0)
  fail(`Name one target: a folder, or s3://bucket/prefix.\n${usageOf('backup')}`, 2);
else await withLiveDatabase(({ ownerUrl, ca }) => backUp(address, ownerUrl, ca));

async function backUp(to: string, ownerUrl: string, ca: string | undefined): Promise<void> {
  const settings = readSettings(readEnvironment());
  const { dataDir, s3, backup } = settings;
  const place = to.startsWith('s3://') ? to : resolve(process.env['INIT_CWD'] ?? process.cwd(), to);
  const store = explainedStore(backupStoreAt(place, s3), place);
  const client = await connectClient(ownerUrl, ca);
  // Files can still be copied when the database has ended the connection.
  client.on('error', () => undefined);
  try {
    const seal = backup.passphrase === undefined ? NO_SEAL : await newSeal(backup.passphrase);
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
    if (made.missing > 0)
      process.stderr.write(`${made.missing} uploads have no file. Is their disk or bucket complete?\n`);
  } finally {
    await client.end();
  }
}
