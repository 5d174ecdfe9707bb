import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createFileStore } from '../../../infrastructure/files/create-file-store.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { emptyDirectory } from '../../support/app.js';
import { plantDownloads, pausedDownload, type PausedDownload } from '../../support/faults/downloads.js';
import { whileChangesWait } from '../../support/faults/waiting-changes.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { listeningApp } from '../../support/listening-app.js';
import { ADA, seedDirectory } from '../../support/search/seeded.js';

let app: Awaited<ReturnType<typeof listeningApp>>;
let administrator: string;
let ada: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_downloads');
  await seedDirectory(urls.ownerUrl);
  await plantDownloads(urls.ownerUrl);
  app = await listeningApp(urls, WITH_ADMINISTRATOR);
  administrator = await signedInAsAdministrator(app);
  ada = await signedInAs(app, ADA);
});

afterAll(() => app?.close());

/** Every streamed download, with the table that its parts are read from. */
const FILES = [
  ['/api/admin/export?format=csv', 'businesses'],
  ['/api/admin/export?format=jsonl', 'businesses'],
  ['/api/admin/export?format=geojson', 'businesses'],
  ['/api/admin/audit-log?format=csv', 'audit_log'],
  ['/api/admin/imports/1/report', 'import_lines'],
] as const;

const OWN_DATA = '/api/user/export';

const begin = (path: string) => pausedDownload(app.url + path, path === OWN_DATA ? ada : administrator);
const inUse = () => app.database.pool.totalCount - app.database.pool.idleCount;
const status = async (path: string) => (await fetch(app.url + path)).status;

/** Resolves when no request holds a database connection, not even one that started before a client paused. */
async function untilNoneIsInUse(): Promise<void> {
  while (inUse() > 0) await pause(5);
}

/**
 * Breaks the connections that wait for a table now. They may differ from those that waited a moment ago: a read that
 * waits for two seconds is repeated, possibly on another connection.
 */
function breakWaiting(table: string): Promise<void> {
  return runSql(app.databaseUrls.appUrl, async (client) => {
    let broken: number | null;
    do {
      const { rowCount } = await client.query(
        `select pg_terminate_backend(pid) from pg_locks where relation = $1::regclass and not granted`,
        [table],
      );
      broken = rowCount;
    } while (broken === 0);
  });
}

/** Adds two large photos by Ada. */
async function plantPictures(): Promise<string[]> {
  const { rows } = await app.database.pool.query<{ id: string }>(
    `insert into uploads (id, user_id, kind, content_type, width, height, bytes, free_since)
     select gen_random_uuid(), $1, 'review_photo', 'image/webp', 10, 10, 100, now() from generate_series(1, 2) returning id`,
    [ADA],
  );
  const store = createFileStore(app.settings);
  const keys = rows.map(({ id }) => `public/${id}-1200.webp`).toSorted();
  for (const key of keys) await store.put(key, Buffer.alloc(8_000_000, 'w'), 'image/webp');
  return keys;
}

describe('downloads whose clients pause', () => {
  it('a paused download holds no database connection, so others are served, and clients can continue or disconnect', async () => {
    await plantPictures();
    const paths = [...FILES.map(([path]) => path), OWN_DATA];
    const standing: PausedDownload[] = [];
    // The pool has four connections, fewer than these downloads.
    for (const path of [...paths, ...paths]) {
      standing.push(await begin(path));
      await untilNoneIsInUse();
    }
    expect(new Set(standing.map(({ status: answered }) => answered))).toEqual(new Set([200]));
    expect(await Promise.all(['/readyz', '/api/businesses/1', '/api/businesses'].map(status))).toEqual([200, 200, 200]);
    const going = standing.splice(0, paths.length);
    for (const each of standing) each.leave();
    expect(await Promise.all(going.map((each) => each.rest()))).toEqual(paths.map(() => 'whole'));
    await untilNoneIsInUse();
    expect(await status('/readyz')).toBe(200);
  });
});

describe('a download that fails midway', () => {
  it.each(FILES)('a download ends incomplete when the database connection breaks: %s', async (path, table) => {
    const download = await begin(path);
    const held = { table, begin: () => download.rest(), atLeast: 1 };
    const ended = await whileChangesWait(app.databaseUrls.ownerUrl, held, () => breakWaiting(table));
    expect(ended).toBe('broken');
    await untilNoneIsInUse();
    expect(await status('/readyz')).toBe(200);
  });

  it("a download ends incomplete when a photo in the member's export can't be read", async () => {
    const [, second = ''] = await plantPictures();
    const path = join(app.settings.dataDir, 'uploads', second);
    await rm(path);
    // A directory at this path makes reading the file fail. It's there from the start: how far the server reads before
    // the client pauses depends on the buffers of the connection.
    await mkdir(path);
    const download = await begin(OWN_DATA);
    expect(await download.rest()).toBe('broken');
  });
});
