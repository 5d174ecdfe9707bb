import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDemoData } from '../../../infrastructure/demo-data/load-demo-data.js';
import { DiskFiles } from '../../../infrastructure/files/disk-files.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { failedWith, runCommand } from '../../support/cli/operator-command.js';
import { contentsOf } from '../../support/backup/compared.js';
import { startObjectStore, type ObjectStore } from '../../support/object-store.js';
import { emptyDirectory, testServer } from '../../support/postgres/empty-directory.js';
import { createTestDatabase, type TestDatabase } from '../../support/postgres/postgres.js';

const UPLOAD = '0198c2f0-aaaa-7000-8000-000000000002';
const PICTURE = `public/${UPLOAD}-400.webp`;
const ENTRY = /welcome-paws-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ/;
const PASSPHRASE = 'four words of a song';

let folder: string;
let source: TestDatabase;
let objects: ObjectStore;
/** An entry without and one with encryption. */
let [open, locked] = ['', ''];
let count = 0;

/** The settings of a server with this database and folder. */
const settingsOf = ({ appUrl, ownerUrl }: TestDatabase, dataDir = join(folder, 'data')) => ({
  ...{ DATABASE_URL: appUrl, MIGRATION_DATABASE_URL: ownerUrl, DATA_DIR: dataDir },
});

const bucketOf = ({ settings }: ObjectStore) => ({
  ...{ S3_ENDPOINT: settings.endpoint, S3_BUCKET: settings.bucket, S3_REGION: settings.region },
  ...{ S3_ACCESS_KEY_ID: settings.accessKeyId, S3_SECRET_ACCESS_KEY: settings.secretAccessKey },
});

const freshDatabase = () => createTestDatabase(testServer(), `http_restore_${String((count += 1))}`);
const tablesOf = ({ ownerUrl }: TestDatabase) =>
  runSql(ownerUrl, async (client) => {
    const { rows } = await client.query<{ n: number }>(
      `select count(*)::integer as n from pg_tables where schemaname = 'public'`,
    );
    return rows[0]?.n;
  });

/** Makes a backup with the command, and returns the name of its entry. */
async function backedUp(to: string, more: Record<string, string> = {}): Promise<string> {
  const { status, stdout, stderr } = await runCommand('backup', [to], { ...settingsOf(source), ...more });
  expect([status, stdout, stderr]).toEqual([0, '', expect.stringMatching(ENTRY)]);
  return ENTRY.exec(stderr)?.[0] ?? '';
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'welcome-paws-backup-command-'));
  source = await emptyDirectory('http_backup_command');
  await loadDemoData({ url: source.appUrl, now: new Date() });
  await runSql(source.ownerUrl, (client) =>
    client.query(
      `insert into uploads (id, kind, content_type, width, height, bytes) values ($1, 'business_photo', 'image/webp', 900, 600, 3)`,
      [UPLOAD],
    ),
  );
  await new DiskFiles(join(folder, 'data', 'uploads')).put(PICTURE, Buffer.from('paw'));
  writeFileSync(join(folder, 'data', 'app-secret'), 'a secret that the server generated\n');
  objects = await startObjectStore();
  open = await backedUp(join(folder, 'open'));
  locked = await backedUp(join(folder, 'locked'), { BACKUP_PASSPHRASE: PASSPHRASE });
});

afterAll(async () => {
  await objects?.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('welcome-paws backup', () => {
  it('writes an entry below the folder in which it was typed, and says what the entry contains', async () => {
    const typedIn = join(folder, 'typed');
    mkdirSync(typedIn);
    const { status, stdout, stderr } = await runCommand('backup', ['nightly'], settingsOf(source), typedIn);
    const [entry = ''] = readdirSync(join(typedIn, 'nightly'));
    expect([status, stdout]).toEqual([0, '']);
    expect(stderr).toMatch(/^Wrote (\S+): \d+ rows and 1 files, \d+ bytes\. It is not encrypted and contains personal/);
    expect(stderr).toContain(entry);
    expect(readdirSync(join(typedIn, 'nightly', entry)).toSorted()).toEqual([
      ...['files', 'manifest.json', 'secrets', 'tables'],
    ]);
  });

  it('writes to a bucket, from which restore reads', async () => {
    const more = { ...bucketOf(objects), BACKUP_PASSPHRASE: PASSPHRASE };
    const made = await runCommand('backup', ['s3://welcome-paws/nightly'], { ...settingsOf(source), ...more });
    expect([made.status, made.stderr]).toEqual([0, expect.stringMatching(/^Wrote .* It is encrypted\.\n/)]);
    const database = await freshDatabase();
    const entry = `s3://welcome-paws/nightly/${ENTRY.exec(made.stderr)?.[0] ?? ''}`;
    const target = { ...settingsOf(database, join(folder, 'from-bucket')), ...more };
    expect(await runCommand('restore', [entry], target)).toMatchObject({
      ...{ status: 0, stderr: expect.stringMatching(/^Restored \d+ rows and 0 files as they were at /) },
    });
  });

  it.each<[string, readonly string[], RegExp, 1 | 2]>([
    ['no folder', [], /^Name one .*folder, or s3:\/\/bucket\/prefix\.\nUsage: welcome-paws backup <folder>\n$/, 2],
    ['two folders', ['a', 'b'], /^Name one .*folder/, 2],
    ['a bucket without its settings', ['s3://backups'], /^Set S3_ENDPOINT, S3_ACCESS_KEY_ID, and S3_SECRET/, 1],
  ])('refuses %s', async (_, args, sentence, status) => {
    expect(await runCommand('backup', args, settingsOf(source))).toEqual(
      failedWith(expect.stringMatching(sentence), status),
    );
  });

  const cannotBeUsed = (place: string, code: string) =>
    failedWith(expect.stringMatching(new RegExp(`^${place} cannot be used \\(${code}\\)\\. [^\\n]+\\.\\n$`)));

  it('says in one sentence that the folder is a file', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    expect(await runCommand('backup', [file], settingsOf(source))).toEqual(cannotBeUsed(file, 'ENOTDIR'));
  });

  it('says in one sentence that the bucket is missing, refuses the key, or does not answer', async () => {
    const settings = { ...settingsOf(source), ...bucketOf(objects) };
    const back = (to: string, more: object) => runCommand('backup', [to], { ...settings, ...more });
    expect(await back('s3://missing', {})).toEqual(cannotBeUsed('s3://missing', 'NoSuchBucket'));
    const bucket = 's3://welcome-paws';
    expect(await back(bucket, { S3_ACCESS_KEY_ID: 'SOMEONE' })).toEqual(cannotBeUsed(bucket, 'InvalidAccessKeyId'));
    const closed = { S3_ENDPOINT: 'http://127.0.0.1:9' };
    expect(await back(bucket, closed)).toEqual(cannotBeUsed(bucket, 'ECONNREFUSED'));
  });

  it('says in one sentence that the database does not respond, and leaves no entry', async () => {
    const gone = { appUrl: 'postgresql://app:x@127.0.0.1:9/paws', ownerUrl: 'postgresql://owner:x@127.0.0.1:9/paws' };
    expect(await runCommand('backup', [join(folder, 'none')], settingsOf(gone, join(folder, 'data')))).toEqual(
      failedWith('No database responds at 127.0.0.1, port 9 (ECONNREFUSED). Check MIGRATION_DATABASE_URL.\n'),
    );
    expect(readdirSync(folder)).not.toContain('none');
  });
});

describe('welcome-paws restore', () => {
  it('fills an empty database and a new DATA_DIR with the same rows, files, and secrets', async () => {
    const [database, dataDir] = [await freshDatabase(), join(folder, 'restored')];
    const { status, stdout, stderr } = await runCommand(
      'restore',
      [open],
      settingsOf(database, dataDir),
      join(folder, 'open'),
    );
    expect([status, stdout, stderr]).toEqual([0, '', expect.stringMatching(/^Restored \d+ rows and 1 files as they/)]);
    const contents = await Promise.all([source, database].map(({ ownerUrl }) => runSql(ownerUrl, contentsOf)));
    expect(contents[1]).toEqual(contents[0]);
    expect(readFileSync(join(dataDir, 'uploads', PICTURE), 'utf8')).toBe('paw');
    expect(readFileSync(join(dataDir, 'app-secret'), 'utf8')).toBe('a secret that the server generated\n');
  });

  it('needs the passphrase of an encrypted entry', async () => {
    const database = await freshDatabase();
    const settings = settingsOf(database, join(folder, 'unlocked'));
    const entry = join(folder, 'locked', locked);
    expect(await runCommand('restore', [entry], settings)).toEqual(
      failedWith('This backup is encrypted. Set BACKUP_PASSPHRASE to its passphrase.\n'),
    );
    expect(await runCommand('restore', [entry], { ...settings, BACKUP_PASSPHRASE: 'words of another song' })).toEqual(
      failedWith('The passphrase does not open this backup. Check BACKUP_PASSPHRASE.\n'),
    );
    expect(await tablesOf(database)).toBe(0);
  });

  it.each<[string, () => readonly string[], RegExp, 1 | 2]>([
    ['no entry', () => [], /^Name one .*entry.*\.\nUsage: welcome-paws restore <entry>\n$/, 2],
    ['two entries', () => ['a', 'b'], /^Name one .*entry/, 2],
    [
      'a folder of entries',
      () => [join(folder, 'open')],
      /open is not an entry\. An entry is named like welcome-paws-/,
      1,
    ],
    ['a missing entry', () => [join(folder, 'gone', open)], /^.*complete.*, or choose another entry\.\n$/, 1],
    ['a bucket without its settings', () => [`s3://backups/${open}`], /^Set S3_ENDPOINT/, 1],
  ])('refuses %s', async (_, args, sentence, status) => {
    const settings = settingsOf(await freshDatabase(), join(folder, 'refused'));
    expect(await runCommand('restore', args(), settings)).toEqual(failedWith(expect.stringMatching(sentence), status));
  });

  it('refuses a database or a DATA_DIR that is not empty', async () => {
    const entry = join(folder, 'open', open);
    expect(await runCommand('restore', [entry], settingsOf(source, join(folder, 'new')))).toEqual(
      failedWith(expect.stringMatching(/^The database .*has \d+ tables.* restored into an empty .*\.\n$/)),
    );
    const database = await freshDatabase();
    expect(await runCommand('restore', [entry], settingsOf(database))).toEqual(
      failedWith(expect.stringMatching(/^\S+\/app-secret .*exists.* DATA_DIR.*\.\n$/)),
    );
    expect(await tablesOf(database)).toBe(0);
  });

  it('refuses a damaged entry, and changes nothing', async () => {
    const entry = join(folder, 'damaged', await backedUp(join(folder, 'damaged')));
    writeFileSync(join(entry, 'files', PICTURE), 'pow');
    const [database, dataDir] = [await freshDatabase(), join(folder, 'untouched')];
    expect(await runCommand('restore', [entry], settingsOf(database, dataDir))).toEqual(
      failedWith(
        expect.stringMatching(`^The backup is damaged: files/${PICTURE} .* written\\. Choose another entry\\.\n$`),
      ),
    );
    expect([await tablesOf(database), existsSync(dataDir)]).toEqual([0, false]);
  });

  it('says in one sentence that the database does not respond', async () => {
    const entry = join(folder, 'open', open);
    const gone = { appUrl: 'postgresql://app:x@127.0.0.1:9/paws', ownerUrl: 'postgresql://owner:x@127.0.0.1:9/paws' };
    expect(await runCommand('restore', [entry], settingsOf(gone, join(folder, 'no-database')))).toEqual(
      failedWith('No database responds at 127.0.0.1, port 9 (ECONNREFUSED). Check MIGRATION_DATABASE_URL.\n'),
    );
  });

  it('says in one sentence that photos cannot be written', async () => {
    const dataDir = join(folder, 'no-uploads');
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'uploads'), 'a file where the folder should be');
    const entry = join(folder, 'open', open);
    expect(await runCommand('restore', [entry], settingsOf(await freshDatabase(), dataDir))).toEqual(
      failedWith(expect.stringMatching(/^Photos and documents cannot be read or written \(E\w+\)\. [^\n]+\.\n$/)),
    );
  });

  it('fills the embedded database, says that APP_SECRET differs, and backup then makes the same backup', async () => {
    const settings = { DATA_DIR: join(folder, 'embedded'), APP_SECRET: 'another secret than that of the backup' };
    const restored = await runCommand('restore', [join(folder, 'open', open)], settings);
    expect([restored.status, restored.stdout]).toEqual([0, '']);
    const [, rows = ''] = /^Restored (\d+) rows and 1 files as they were at \S+$/m.exec(restored.stderr) ?? [];
    expect(restored.stderr).toMatch(/\nAPP_SECRET .* of the backup.* set the \w+ APP_SECRET\.\n$/i);
    const again = await runCommand('backup', [join(folder, 'again')], settings);
    expect([again.status, again.stderr]).toEqual([0, expect.stringContaining(`: ${rows} rows and 1 files, `)]);
  });
});
