import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backupStoreAt } from '../../../infrastructure/backup/backup-address.js';
import { makeBackup } from '../../../infrastructure/backup/make-backup.js';
import { newSeal, NO_SEAL } from '../../../infrastructure/backup/seal.js';
import { backupCheck } from '../../../infrastructure/doctor/backup-check.js';
import { DiskFiles } from '../../../infrastructure/files/disk-files.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { contextWith, linesFrom } from '../../support/doctor.js';
import { startObjectStore, type ObjectStore } from '../../support/object-store.js';
import { emptyDirectory } from '../../support/postgres/empty-directory.js';
import type { TestDatabase } from '../../support/postgres/postgres.js';

const MADE_AT = new Date('2026-11-28T03:15:00Z');
const ENTRY = 'welcome-paws-2026-11-28T03-15-00Z';
const PASSPHRASE = 'four words of a song';
const HOUR_MS = 3_600_000;
const ADVICE = 'Check that BACKUP_TO exists, and that this user or key may read and write there.';

let folder: string;
let source: TestDatabase;
let objects: ObjectStore;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'welcome-paws-doctor-backup-'));
  source = await emptyDirectory('doctor_backup');
  objects = await startObjectStore();
});

afterAll(async () => {
  await objects?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Makes the backup of MADE_AT. */
async function backUp(to: string, passphrase?: string): Promise<void> {
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir, { recursive: true });
  const seal = passphrase === undefined ? NO_SEAL : await newSeal(passphrase);
  await runSql(source.ownerUrl, (client) =>
    makeBackup(
      {
        ...{ client, files: new DiskFiles(join(dataDir, 'uploads')), dataDir, version: '1.0.0' },
        ...{ secretPrint: '', now: MADE_AT },
      },
      backupStoreAt(to, objects.settings),
      seal,
    ),
  );
}

const bucket = () => ({
  ...{ S3_ENDPOINT: objects.settings.endpoint, S3_BUCKET: 'uploads', S3_REGION: objects.settings.region },
  ...{ S3_ACCESS_KEY_ID: objects.settings.accessKeyId, S3_SECRET_ACCESS_KEY: objects.settings.secretAccessKey },
});

/** Returns the findings this many hours after the backup. */
const see = (to: string, hours: number, env: Record<string, string> = {}) =>
  linesFrom(
    [backupCheck(contextWith({ BACKUP_TO: to, ...env }, new Date(MADE_AT.getTime() + hours * HOUR_MS)))],
    'backups',
  );

describe('the newest backup', () => {
  it.each([
    [2, /^ok: The newest backup, welcome-paws-2026-11-28T03-15-00Z, is 2 hours old and not encrypted\.$/],
    [29, /^ok: .* is 29 hours old/],
    [31, /^warning: .* is 31 hours old and not encrypted\. Look for “back-up” in the log/],
    [80, /^problem: .* is 3 days old and not encrypted\. Look for “back-up” in the log/],
  ])('is intact, and %i hours old', async (hours, line) => {
    const to = join(folder, 'open');
    if (readdirSync(folder).includes('open') === false) await backUp(to);
    expect(await see(to, hours)).toEqual([expect.stringMatching(line)]);
  });

  it('is encrypted, and opens only with its passphrase', async () => {
    const to = join(folder, 'locked');
    await backUp(to, PASSPHRASE);
    expect(await see(to, 2, { BACKUP_PASSPHRASE: PASSPHRASE })).toEqual([
      expect.stringMatching(/^ok: .* is 2 hours old and encrypted\.$/),
    ]);
    expect(await see(to, 2, { BACKUP_PASSPHRASE: 'words of another song' })).toEqual([
      `problem: The newest backup, ${ENTRY}, cannot be restored. The passphrase does not open this backup. Check BACKUP_PASSPHRASE. Then run welcome-paws backup.`,
    ]);
  });

  it('is damaged in its first part', async () => {
    const to = join(folder, 'damaged');
    await backUp(to);
    const tables = join(to, ENTRY, 'tables');
    for (const part of readdirSync(tables)) writeFileSync(join(tables, part), 'garbage');
    expect(await see(to, 2)).toEqual([
      expect.stringMatching(/^problem: .* cannot be restored\. The backup is damaged: tables\/\S+ .* written\./),
    ]);
  });

  it('is in a bucket', async () => {
    await backUp('s3://welcome-paws/nightly');
    expect(await see('s3://welcome-paws/nightly', 2, bucket())).toEqual([expect.stringMatching(/^ok: .* 2 hours old/)]);
    expect(await see('s3://welcome-paws/nightly', 2, { ...bucket(), S3_BUCKET: 'welcome-paws' })).toEqual([
      expect.stringMatching(/^ok: .* 2 hours old/),
      expect.stringMatching(/^warning: Backups are in the .*bucket .* Set BACKUP_TO to another bucket\.$/),
    ]);
  });
});

describe('the place of backups', () => {
  it('is a file, or a bucket that is missing or does not answer', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    expect(await see(file, 2)).toEqual([`problem: Backups in ${file} cannot be read (ENOTDIR). ${ADVICE}`]);
    expect(await see('s3://missing', 2, bucket())).toEqual([
      `problem: Backups in s3://missing cannot be read (NoSuchBucket). ${ADVICE}`,
    ]);
    expect(await see('s3://welcome-paws', 2, { ...bucket(), S3_ENDPOINT: 'http://127.0.0.1:9' })).toEqual([
      `problem: Backups in s3://welcome-paws cannot be read (ECONNREFUSED). ${ADVICE}`,
    ]);
  });

  it('is a bucket, but S3_* is not set', async () => {
    expect(await see('s3://welcome-paws', 2)).toEqual([
      'problem: Set S3_ENDPOINT, S3_ACCESS_KEY_ID, and S3_SECRET_ACCESS_KEY first.',
    ]);
  });
});
