import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { sha256Of } from '../../../infrastructure/backup/backup-parts.js';
import { FolderBackups } from '../../../infrastructure/backup/backup-store.js';
import { makeBackup } from '../../../infrastructure/backup/make-backup.js';
import type { Manifest } from '../../../infrastructure/backup/manifest.js';
import { restoreBackup } from '../../../infrastructure/backup/restore-backup.js';
import { NO_SEAL } from '../../../infrastructure/backup/seal.js';
import { DiskFiles } from '../../../infrastructure/files/disk-files.js';
import { migrate } from '../../../infrastructure/schema/migrate.js';
import { emptyDirectory, testServer } from '../../support/postgres/empty-directory.js';
import { createTestDatabase } from '../../support/postgres/postgres.js';

let folder: string;
let entry: string;
let original: string;
let count = 0;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'welcome-paws-hostile-'));
  const client = new pg.Client((await emptyDirectory('hostile_source')).ownerUrl);
  await client.connect();
  writeFileSync(join(folder, 'app-secret'), 'a secret\n');
  const source = { client, files: new DiskFiles(join(folder, 'uploads')), dataDir: folder, version: '1.0.0' };
  const made = await makeBackup(
    { ...source, secretPrint: '', now: new Date('2026-11-28T03:15:00Z') },
    store(),
    NO_SEAL,
  );
  entry = made.entry;
  await client.end();
  original = readFileSync(manifestPath(), 'utf8');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const store = () => new FolderBackups(join(folder, 'backups'));
const manifestPath = () => join(folder, 'backups', entry, 'manifest.json');

async function restore(passphrase: string | null = null): Promise<string> {
  // It may not exist yet.
  const dataDir = join(mkdtempSync(join(folder, 'restored-')), 'data');
  const { ownerUrl, appUrl } = await createTestDatabase(testServer(), `hostile_target_${String((count += 1))}`);
  const appRole = decodeURIComponent(new URL(appUrl).username);
  const connect = async () => {
    const client = new pg.Client(ownerUrl);
    await client.connect();
    return client;
  };
  await restoreBackup(
    { store: store(), entry, passphrase },
    {
      ...{ connect, files: new DiskFiles(join(dataDir, 'uploads')), dataDir, secretPrint: null },
      migrateTo: async (upTo) => void (await migrate({ ownerUrl, appRole, upTo })),
      migrate: async () => void (await migrate({ ownerUrl, appRole })),
    },
  );
  return dataDir;
}

/** Restores the entry with a manifest that someone else has changed. */
async function restoreChanged(change: (manifest: Manifest) => void): Promise<string> {
  const manifest = JSON.parse(original) as Manifest;
  change(manifest);
  writeFileSync(manifestPath(), JSON.stringify(manifest));
  return restore();
}

const pwned = () => join(folder, 'pwned');

it.each<[string, RegExp, (manifest: Manifest) => void]>([
  [
    'a column that is a program',
    /has no column/,
    ({ database }) => {
      database.tables[0]!.columns = [`id) from program 'touch ${pwned()}' --`];
    },
  ],
  [
    'a table that is a statement',
    /has no table/,
    ({ database }) => {
      database.tables[0]!.name = `public.users from program 'touch ${pwned()}' --`;
    },
  ],
  [
    'a secret outside DATA_DIR',
    /manifest can’t be read/,
    ({ secrets }) => {
      secrets[0]!.file = '../../pwned';
    },
  ],
  [
    'a file outside the file store',
    /manifest can’t be read/,
    ({ files, secrets }) => {
      files.push({ key: '../../pwned', piece: secrets[0]!.piece });
    },
  ],
  [
    'the name of a newer one',
    /its name says otherwise/,
    (manifest) => {
      manifest.madeAt = '2026-11-01T03:15:00.000Z';
    },
  ],
  [
    'a part outside the entry',
    /manifest can’t be read/,
    ({ secrets }) => {
      const bytes = readFileSync('/etc/hostname');
      secrets[0]!.piece = { name: '../../../../../etc/hostname', bytes: bytes.length, sha256: sha256Of(bytes) };
    },
  ],
])('a manifest with %s is refused', async (_, problem, change) => {
  await expect(restoreChanged(change)).rejects.toThrow(problem);
  expect(existsSync(pwned())).toBe(false);
});

it('a backup that is not encrypted is refused when a passphrase is set', async () => {
  writeFileSync(manifestPath(), original);
  await expect(restore('four words of a song')).rejects.toThrow('not encrypted, although BACKUP_PASSPHRASE is set');
  expect(readFileSync(join(await restore(), 'app-secret'), 'utf8')).toBe('a secret\n');
});
