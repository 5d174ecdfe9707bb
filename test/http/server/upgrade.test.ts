import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { sequenceValues } from '../../../infrastructure/backup/backed-up-tables.js';
import { restoreBackup } from '../../../infrastructure/backup/restore-backup.js';
import { DiskFiles } from '../../../infrastructure/files/disk-files.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { migrate, pendingMigrations } from '../../../infrastructure/schema/migrate.js';
import { migrationNames } from '../../../infrastructure/schema/migrations.js';
import { shapeOf } from '../../support/backup/compared.js';
import { emptyDirectory, testServer } from '../../support/app.js';
import { createTestDatabase, type TestDatabase } from '../../support/postgres/postgres.js';
import { checkForeignKeys, digestOf, keptColumns, sequencesBehind } from '../../support/release/kept-rows.js';
import { Person } from '../../support/release/person.js';
import { openFixture, type ReleaseFixture } from '../../support/release/release-fixture.js';
import { startProcess, type Process } from '../../support/running-process.js';
import { until } from '../../support/until.js';

let folder: string;
let database: TestDatabase;
let release: ReleaseFixture;
let server: Process;

const dataDir = () => join(folder, 'data');

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'welcome-paws-upgrade-'));
  database = await createTestDatabase(testServer(), 'http_upgrade');
  release = await openReleaseIn(database);
});

afterAll(async () => {
  await server?.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Restores the data of the release into an empty database and a new DATA_DIR, without later migrations. */
async function openReleaseIn({ ownerUrl, appUrl }: TestDatabase): Promise<ReleaseFixture> {
  const { store, ...found } = await openFixture(join(folder, 'fixture'));
  const appRole = decodeURIComponent(new URL(appUrl).username);
  await restoreBackup(
    { store, entry: found.entry, passphrase: null },
    {
      connect: () => connected(ownerUrl),
      files: new DiskFiles(join(dataDir(), 'uploads')),
      ...{ dataDir: dataDir(), secretPrint: null },
      migrateTo: async (upTo) => void (await migrate({ ownerUrl, appRole, upTo })),
      migrate: async () => undefined,
    },
  );
  await runSql(ownerUrl, (client) => client.query(AS_IF_RECENT));
  return found;
}

/** Moves times to now, because sessions expire and jobs are deleted some time after the release. */
const AS_IF_RECENT = `
  update sessions set expire = now() + interval '1 hour', sess = jsonb_set(sess, '{createdAt}', to_jsonb(now()::text));
  update pgboss.job set keep_until = now() + interval '1 hour'`;

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  await client.connect();
  return client;
}

/** Starts this version's build with the data of the release and the secrets that the release generated. */
const start = () =>
  startProcess(database.appUrl, {
    env: {
      ...{ MIGRATION_DATABASE_URL: database.ownerUrl, DATA_DIR: dataDir() },
      ...{ APP_SECRET: '', ADMIN_PASSWORD: '' },
    },
  });

describe('the first start of this version with the data of the previous release', () => {
  it('runs the migrations since then, and keeps every row, file, and ID', async () => {
    const client = await connected(database.ownerUrl);
    const columns = await keptColumns(client);
    const [before, sequences] = [await digestOf(client, columns), await sequenceValues(client)];
    expect((await pendingMigrations(client)).length).toBe(
      migrationNames().length - Object.keys(release.migrations).length,
    );
    const appRole = decodeURIComponent(new URL(database.appUrl).username);
    await migrate({ ownerUrl: database.ownerUrl, appRole });
    expect(await digestOf(client, columns)).toEqual(before);
    expect(await sequencesBehind(client, sequences)).toEqual([]);
    expect(await checkForeignKeys(client)).toBeGreaterThan(50);
    await client.end();
  });

  it('creates the same tables, indexes, and triggers as in a new database', async () => {
    const shapes = [database, await emptyDirectory('http_upgrade_new')].map(({ ownerUrl }) =>
      runSql(ownerUrl, shapeOf),
    );
    const [upgraded, fresh] = await Promise.all(shapes);
    expect(upgraded).toEqual(fresh);
  });
});

describe('this version with the data of the previous release', () => {
  const place = () => `/business/${String(release.businessId)}`;
  const password = () => readFileSync(join(dataDir(), 'admin-password'), 'utf8').trim();
  let ada: Person;

  beforeAll(async () => {
    server = await start();
    ada = new Person(server.url);
  });

  it('starts without a warning', () => {
    expect(server.log).toEqual([]);
  });

  it('shows a place with the review and photo that a member wrote in the release', async () => {
    const page = await (await fetch(server.url + place())).text();
    expect(page).toContain(release.reviewTitle);
    const photo = await fetch(server.url + release.photo);
    expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('accepts a session that began in the release', async () => {
    const headers = { cookie: `session=${release.session}` };
    const answer = await fetch(`${server.url}/api/auth/user`, { headers });
    expect(await answer.json()).toMatchObject({ firstName: 'Ada' });
  });

  it('signs in a member and the administrator with their passwords from the release', async () => {
    await ada.signIn('ada@example.com');
    expect(await ada.ask('GET', '/api/auth/user')).toMatchObject({ firstName: 'Ada' });
    const administrator = new Person(server.url);
    await administrator.signInAsAdministrator(password());
    expect(await administrator.ask('GET', '/api/admin/session')).toMatchObject({ name: 'Administrator' });
  });

  it('accepts a new review and a new claim', async () => {
    const places = await ada.ask<{ id: string }[]>('GET', '/api/businesses?location=Portland&limit=50');
    const review = { rating: 5, title: 'After the upgrade', content: 'Still as good as before the upgrade.' };
    const { id } = await ada.ask<{ id: number }>('POST', `/api/businesses/${String(places[0]?.id)}/reviews`, review);
    expect(await ada.ask('GET', `/api/reviews/${String(id)}`)).toMatchObject({ title: review.title });
    expect(await ada.claimOneOf(places)).toBeGreaterThan(release.claimId);
  });

  it('finalizes the decision that could still be undone in the release', async () => {
    const waiting = `select from decisions where settled_at is null`;
    await until('the end of the decision', async () => {
      return (await runSql(database.ownerUrl, (client) => client.query(waiting))).rowCount === 0;
    });
  });

  it('sends the emails that were waiting in the release, and new ones', async () => {
    const waiting = `select from pgboss.job where state < 'completed' and name = 'deliver'`;
    await until('the end of all deliveries', async () => {
      return (await runSql(database.ownerUrl, (client) => client.query(waiting))).rowCount === 0;
    });
    const sent = `select count(*)::int as n from outbox where dedupe_key like 'claim:%' and status <> 'queued'`;
    const { rows } = await runSql(database.ownerUrl, (client) => client.query<{ n: number }>(sent));
    expect(rows[0]?.n).toBeGreaterThanOrEqual(4);
  });
});
