import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import pg from 'pg';
import { entryAt, FolderBackups } from '../../../infrastructure/backup/backup-store.js';
import { makeBackup, type MadeBackup } from '../../../infrastructure/backup/make-backup.js';
import { backUpNightly } from '../../../infrastructure/backup/scheduled-backup.js';
import { NO_SEAL } from '../../../infrastructure/backup/seal.js';
import type { ServerSettings } from '../../../infrastructure/config/secrets.js';
import { DiskFiles } from '../../../infrastructure/files/disk-files.js';
import { createLogger } from '../../../infrastructure/logging/logger.js';
import { daysAfter } from '../../../domain/shared/days.js';
import { emptyDirectory } from '../../support/postgres/empty-directory.js';
import type { TestDatabase } from '../../support/postgres/postgres.js';
import { until } from '../../support/until.js';

const NOW = new Date('2026-11-28T09:07:00Z');

let urls: TestDatabase;
let folder: string;
let client: pg.Client;

beforeAll(async () => {
  urls = await emptyDirectory('backup_bad_day');
});

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'welcome-paws-bad-day-'));
  client = new pg.Client(urls.ownerUrl);
  await client.connect();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Where `before` runs before each part is written. */
const storeWith = (before: (name: string) => Promise<unknown>) => {
  const store = new FolderBackups(join(folder, 'backups'));
  const put = store.put.bind(store);
  return Object.assign(store, {
    put: async (name: string, bytes: Uint8Array) => {
      await before(name);
      await put(name, bytes);
    },
  });
};

const backUp = (store: FolderBackups): Promise<MadeBackup> =>
  makeBackup(
    {
      ...{ client, files: new DiskFiles(join(folder, 'data/uploads')), dataDir: join(folder, 'data') },
      ...{ version: '1.0.0', secretPrint: '', now: NOW },
    },
    store,
    NO_SEAL,
  );

const entries = () => new FolderBackups(join(folder, 'backups')).entries();

it('a disk that is full in the middle of a large table ends the backup, and frees the database', async () => {
  const other = new pg.Client(urls.ownerUrl);
  await other.connect();
  // Random, so that it stays large when compressed.
  await other.query(`create table large as select gen_random_uuid() as a, gen_random_uuid() as b, n
    from generate_series(1, 900000) n`);
  const full = storeWith((name) =>
    name.includes('public.large') ? Promise.reject(new Error('The disk is full.')) : Promise.resolve(),
  );
  await expect(backUp(full)).rejects.toThrow('The disk is full.');
  await client.end();
  expect(await entries()).toEqual([]);
  const open = `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and state <> 'idle' and query like 'copy%'`;
  await until('no copy is left', async () => (await other.query(open)).rowCount === 0);
  await other.query('drop table large');
  await other.end();
});

it('a migration cannot rewrite a table while a backup reads older rows', async () => {
  const other = new pg.Client(urls.ownerUrl);
  await other.connect();
  await other.query(`set lock_timeout = '100ms'`);
  await other.query(
    `insert into user_feedback (feedback_type, title, description) values ('general_feedback', 'T', 'Words.')`,
  );
  const attempts: unknown[] = [];
  const rewritten = 'alter table user_feedback alter column title type text using title || now()::text';
  const made = await backUp(
    storeWith(async () => {
      if (attempts.length === 0) attempts.push(await other.query(rewritten).catch((error: unknown) => error));
    }),
  );
  expect(attempts).toEqual([expect.objectContaining({ code: '55P03' })]);
  expect(made.rows).toBeGreaterThan(0);
  await Promise.all([client.end(), other.end()]);
});

it('a second backup of the same second is refused, and leaves the first one as it is', async () => {
  const made = await backUp(storeWith(async () => undefined));
  const parts = readdirSync(join(folder, 'backups', made.entry), { recursive: true });
  await expect(backUp(storeWith(async () => undefined))).rejects.toThrow('exists already. Try again.');
  expect(readdirSync(join(folder, 'backups', made.entry), { recursive: true })).toEqual(parts);
  await client.end();
});

const nightly = (now: Date) => {
  const settings = { backup: { to: join(folder, 'backups') }, dataDir: folder, s3: undefined, appSecret: 'a secret' };
  const dependencies = { url: urls.appUrl, logger: createLogger('silent') };
  return backUpNightly({ ...dependencies, settings: settings as unknown as ServerSettings }, now);
};

it('interrupted backups never replace complete ones, and go after two days', async () => {
  await client.end();
  const entry = (days: number, hours: number, isComplete: boolean) => {
    const name = entryAt(new Date(daysAfter(NOW, -days).getTime() + hours * 3_600_000));
    mkdirSync(join(folder, 'backups', name), { recursive: true });
    if (isComplete) writeFileSync(join(folder, 'backups', name, 'manifest.json'), '{}');
    return name;
  };
  const [complete, interrupted] = [3, 4, 5]
    .map((days) => [entry(days, -1, true), entry(days, 0, false)])
    .reduce(
      ([good, bad], [one, other]) =>
        [
          [...good, one!],
          [...bad, other!],
        ] as [string[], string[]],
      [[], []] as [string[], string[]],
    );
  const running = entry(0, -2, false);
  await nightly(NOW);
  const left = await entries();
  expect(left).toEqual(expect.arrayContaining([...complete, running, entryAt(NOW)]));
  expect(left).not.toEqual(expect.arrayContaining([interrupted[0]]));
  expect(left).toHaveLength(5);
});

it('the nightly backup has a connection of its own, so it waits where a request would give up', async () => {
  // Others cannot see what a role waits for.
  const other = new pg.Client(urls.appUrl);
  await other.connect();
  await client.query('begin; lock table user_feedback in access exclusive mode');
  const running = nightly(NOW);
  const waiting = `select from pg_stat_activity where application_name = 'welcome-paws-backup' and wait_event_type = 'Lock'`;
  await until('the backup waits', async () => (await other.query(waiting)).rowCount === 1);
  await client.query('commit');
  await running;
  expect(await entries()).toEqual([entryAt(NOW)]);
  await Promise.all([client.end(), other.end()]);
});

it('a database that restarts during the nightly backup fails it, and nothing else', async () => {
  const other = new pg.Client(urls.appUrl);
  await other.connect();
  await client.query('begin; lock table user_feedback in access exclusive mode');
  const running = nightly(NOW).catch((error: unknown) => error);
  const ended = `select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'welcome-paws-backup' and wait_event_type = 'Lock'`;
  await until('the backup is ended', async () => (await other.query(ended)).rowCount === 1);
  expect(await running).toMatchObject({ code: '57P01' });
  expect(await entries()).toEqual([]);
  await Promise.all([client.end(), other.end()]);
});

it('a nightly backup that finds no file of any upload fails, and keeps the older ones', async () => {
  await client.query(`insert into uploads (id, kind, content_type, width, height, bytes)
    values (gen_random_uuid(), 'business_photo', 'image/webp', 900, 600, 3)`);
  const earlier = [1, 2].map((hours) => entryAt(new Date(NOW.getTime() - hours * 3_600_000)));
  for (const name of earlier) {
    mkdirSync(join(folder, 'backups', name), { recursive: true });
    writeFileSync(join(folder, 'backups', name, 'manifest.json'), '{}');
  }
  await expect(nightly(NOW)).rejects.toThrow('None of the 1 uploads has a file');
  expect(await entries()).toEqual([...earlier.toReversed(), entryAt(NOW)]);
  await client.query('delete from uploads');
  await client.end();
});
