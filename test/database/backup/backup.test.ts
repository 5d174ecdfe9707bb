import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { FolderBackups } from '../../../infrastructure/backup/backup-store.js';
import { makeBackup } from '../../../infrastructure/backup/make-backup.js';
import { restoreBackup, type RestoredBackup } from '../../../infrastructure/backup/restore-backup.js';
import { newSeal, NO_SEAL, type Seal } from '../../../infrastructure/backup/seal.js';
import { loadDemoData } from '../../../infrastructure/demo-data/load-demo-data.js';
import { DiskFiles } from '../../../infrastructure/files/disk-files.js';
import { migrate } from '../../../infrastructure/schema/migrate.js';
import { contentsOf, shapeOf } from '../../support/backup/compared.js';
import { emptyDirectory, testServer } from '../../support/postgres/empty-directory.js';
import { createTestDatabase, type TestDatabase } from '../../support/postgres/postgres.js';

const UPLOAD = '0198c2f0-aaaa-7000-8000-000000000001';
const NOW = new Date('2026-11-28T03:15:00Z');

let source: TestDatabase;
let folder: string;
let count = 0;

const connect = async ({ ownerUrl }: TestDatabase): Promise<pg.Client> => {
  const client = new pg.Client(ownerUrl);
  await client.connect();
  return client;
};

beforeAll(async () => {
  source = await emptyDirectory('backup_source');
  await loadDemoData({ url: source.appUrl, now: NOW });
  const client = await connect(source);
  await client.query(
    `insert into uploads (id, kind, content_type, width, height, bytes) values ($1, 'business_photo', 'image/webp', 900, 600, 3)`,
    [UPLOAD],
  );
  // As while the nightly backup runs.
  await client.query(`select pgboss.create_queue('back-up', '{"policy": "standard"}')`);
  await client.query(`insert into pgboss.job (name, state) values ('back-up', 'active')`);
  await client.query(`insert into pgboss.job (name, data) values ('remove-orphans', '{"a": "tab\\tand \\\\ and é"}')`);
  await client.end();
});

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'welcome-paws-backup-'));
  for (const each of ['from', 'to']) new DiskFiles(join(folder, each));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const files = (name: string) => new DiskFiles(join(folder, name, 'uploads'));

async function backUp(seal: Seal = NO_SEAL, during: () => Promise<unknown> = async () => undefined): Promise<string> {
  await files('from').put(`public/${UPLOAD}-400.webp`, Buffer.from('paw'));
  writeFileSync(join(folder, 'from', 'app-secret'), 'a secret\n');
  // A role or server may prefer to write dates in another order, and numbers with fewer digits.
  const options = '-c datestyle=SQL,DMY -c intervalstyle=sql_standard -c extra_float_digits=-9';
  const client = new pg.Client({ connectionString: source.ownerUrl, options });
  await client.connect();
  try {
    const from = {
      client,
      files: files('from'),
      dataDir: join(folder, 'from'),
      version: '1.0.0',
      secretPrint: 'print',
    };
    const [{ entry }] = await Promise.all([makeBackup({ ...from, now: NOW }, store(), seal), during()]);
    return entry;
  } finally {
    await client.end();
  }
}

const store = () => new FolderBackups(join(folder, 'backups'));

async function restoreInto(
  database: TestDatabase,
  entry: string,
  passphrase: string | null = null,
): Promise<RestoredBackup> {
  const appRole = decodeURIComponent(new URL(database.appUrl).username);
  writeFileSync(join(folder, 'marker'), '');
  const dataDir = mkdtempSync(join(folder, 'restored-'));
  target = dataDir;
  return restoreBackup(
    { store: store(), entry, passphrase },
    {
      ...{
        connect: () => connect(database),
        files: new DiskFiles(join(dataDir, 'uploads')),
        dataDir,
        secretPrint: 'print',
      },
      migrateTo: async (upTo) => void (await migrate({ ownerUrl: database.ownerUrl, appRole, upTo })),
      migrate: async () => void (await migrate({ ownerUrl: database.ownerUrl, appRole })),
    },
  );
}

let target = '';
const freshDatabase = () => createTestDatabase(testServer(), `backup_target_${String((count += 1))}`);

const piecesIn = (entry: string) =>
  readdirSync(join(folder, 'backups', entry), { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name));

describe('a backup', () => {
  it('restores every row, file, and secret exactly, and the same database schema', async () => {
    const database = await freshDatabase();
    const restored = await restoreInto(database, await backUp());
    expect(restored).toMatchObject({ madeAt: NOW.toISOString(), files: 1, hasOtherSecret: false });
    const [before, after] = [await connect(source), await connect(database)];
    expect(await contentsOf(after)).toEqual(await contentsOf(before));
    expect(await shapeOf(after)).toEqual(await shapeOf(before));
    const next = `select nextval(pg_get_serial_sequence('reviews', 'id'))::integer as id, (select max(id) from reviews) as last`;
    const { rows } = await after.query<{ id: number; last: number }>(next);
    expect(rows[0]?.id).toBeGreaterThan(rows[0]?.last ?? 0);
    await Promise.all([before.end(), after.end()]);
    expect(readFileSync(join(target, 'uploads', `public/${UPLOAD}-400.webp`), 'utf8')).toBe('paw');
    expect(readFileSync(join(target, 'app-secret'), 'utf8')).toBe('a secret\n');
  });

  it('is a snapshot of one moment, even while others write', async () => {
    const writer = await connect(source);
    const entry = await backUp(NO_SEAL, async () => {
      for (let n = 0; n < 50; n += 1) {
        await writer.query(
          `insert into user_feedback (feedback_type, title, description) values ('general_feedback', 'Late', 'Words.')`,
        );
        await writer.query(
          `insert into review_votes (review_id, user_id) select r.id, u.id from reviews r, users u order by random() limit 1 on conflict do nothing`,
        );
      }
    });
    await writer.query(`delete from user_feedback where title = 'Late'`);
    await writer.end();
    await expect(restoreInto(await freshDatabase(), entry)).resolves.toMatchObject({ files: 1 });
  });

  it('with a passphrase is unreadable without it and complete with it', async () => {
    const entry = await backUp(await newSeal('four words of a song'));
    const text = piecesIn(entry)
      .map((path) => readFileSync(path, 'latin1'))
      .join('');
    expect([text.includes('a secret'), text.includes('manifest'), text.includes('businesses')]).toEqual([
      false,
      false,
      false,
    ]);
    const database = await freshDatabase();
    await expect(restoreInto(database, entry)).rejects.toThrow('Set BACKUP_PASSPHRASE');
    await expect(restoreInto(database, entry, 'another')).rejects.toThrow('does not open this backup');
    await expect(restoreInto(database, entry, 'four words of a song')).resolves.toMatchObject({ files: 1 });
  });
});

describe('a restore fails and changes nothing', () => {
  const change = (entry: string, name: string, edit: (text: string) => string) => {
    const path = join(folder, 'backups', entry, name);
    writeFileSync(path, edit(readFileSync(path, 'utf8')));
  };

  it.each<[string, RegExp, (entry: string) => void]>([
    ['has a damaged part', /is damaged/, (entry) => change(entry, `files/public/${UPLOAD}-400.webp`, () => 'pow')],
    [
      'lacks a part',
      /is incomplete/,
      (entry) => rmSync(join(folder, 'backups', entry, `files/public/${UPLOAD}-400.webp`)),
    ],
    [
      'lacks its manifest',
      /does not exist or is incomplete/,
      (entry) => rmSync(join(folder, 'backups', entry, 'manifest.json')),
    ],
    [
      'has a truncated manifest',
      /manifest can’t be read/,
      (entry) => change(entry, 'manifest.json', (text) => text.slice(0, 900)),
    ],
    [
      'is from a newer version',
      /made by the newer version/,
      (entry) =>
        change(entry, 'manifest.json', (text) => text.replace('"migrations":[', '"migrations":["Migration9999",')),
    ],
    [
      'has a newer format',
      /newer version/,
      (entry) => change(entry, 'manifest.json', (text) => text.replace('"format":1', '"format":2')),
    ],
    [
      'is from another product',
      /not a backup of this product/,
      (entry) => change(entry, 'manifest.json', (text) => text.replace('"welcome-paws"', '"other"')),
    ],
  ])('if the entry %s', async (_, problem, damage) => {
    const entry = await backUp();
    damage(entry);
    const database = await freshDatabase();
    await expect(restoreInto(database, entry)).rejects.toThrow(problem);
    const client = await connect(database);
    expect((await client.query(`select from pg_tables where schemaname = 'public'`)).rowCount).toBe(0);
    await client.end();
  });

  it('if the database is not empty', async () => {
    const entry = await backUp();
    const before = await connect(source);
    const contents = await contentsOf(before);
    await expect(restoreInto(source, entry)).rejects.toThrow(/already has \d+ tables/);
    expect(await contentsOf(before)).toEqual(contents);
    await before.end();
  });
});

it('a backup that fails leaves no entry', async () => {
  const client = await connect(source);
  const broken = Object.assign(new FolderBackups(join(folder, 'backups')), {
    put: async (name: string) => (name.includes('files/') ? Promise.reject(new Error('The disk is full.')) : undefined),
  });
  await files('from').put(`public/${UPLOAD}-400.webp`, Buffer.from('paw'));
  const from = { client, files: files('from'), dataDir: join(folder, 'from'), version: '1.0.0', secretPrint: 'print' };
  await expect(makeBackup({ ...from, now: NOW }, broken, NO_SEAL)).rejects.toThrow('The disk is full.');
  expect(await store().entries()).toEqual([]);
  await client.end();
});
