import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MEMBER_TABLES } from '../../../infrastructure/member-data/member-tables.js';
import { createFileStore } from '../../../infrastructure/files/create-file-store.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { continueIds, plantMember, type Planted } from '../../support/member-rows.js';
import { POLICY } from '../../support/policy/policies.js';
import { seedDirectory } from '../../support/search/seeded.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { csvRecords, filesOfZip } from '../../support/zip.js';

let app: TestApp;
let one: Planted;
let two: Planted;
let files: Map<string, Buffer>;

beforeAll(async () => {
  const urls = await emptyDirectory('http_account_export');
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  app = await startTestApp(urls);
  one = await plantMember(app, 'first-member');
  two = await plantMember(app, 'second-person');
  const store = createFileStore(app.settings);
  const { rows } = await app.database.pool.query<{ id: string; who: string }>('select id, user_id as who from uploads');
  for (const { id, who } of rows) {
    await store.put(`public/${id}-1200.webp`, Buffer.from(`bytes of ${who}`), 'image/webp');
  }
  await app.database.pool.query('update businesses set policy = $2, opening_hours = $3 where owner_id = $1', [
    ...[one.userId, JSON.stringify(POLICY), 'Mo-Fr 08:00-22:00'],
  ]);
  const answer = await app.fastify.inject({
    url: '/api/user/export',
    headers: { cookie: await signedInAs(app, one.userId) },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/zip');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="welcome-paws-my-data.zip"');
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.headers.etag).toBeUndefined();
  files = await filesOfZip(answer.rawPayload);
});

afterAll(() => app?.close());

const text = (name: string) => String(files.get(name));
const json = (table: string) => JSON.parse(text(`json/${table}.json`)) as Record<string, unknown>[];

describe("the export of a member's data", () => {
  it("contains every exported table as JSON and CSV with the member's rows", () => {
    const exported = MEMBER_TABLES.filter((each) => !('nothing' in each.exported)).map(({ table }) => table);
    expect([...files.keys()].filter((name) => !name.startsWith('photos/')).toSorted()).toEqual(
      ['README.txt', ...exported.flatMap((table) => [`json/${table}.json`, `csv/${table}.csv`])].toSorted(),
    );
    for (const table of exported) {
      const rows = json(table);
      expect([table, rows.length > 0]).toEqual([table, true]);
      const lines = csvRecords(text(`csv/${table}.csv`));
      expect([table, lines.length]).toEqual([table, rows.length]);
      expect([table, Object.keys(lines[0] ?? {})]).toEqual([table, Object.keys(rows[0] ?? {})]);
      expect(text('README.txt')).toContain(`${table}: ${rows.length}`);
    }
    expect(json('users')).toMatchObject([
      { id: one.userId, email: one.email, homeZipCode: '78701', petFirstName: one.mark },
    ]);
    expect(json('reviews').map(({ rating }) => rating)).toEqual([5, 2, 4]);
    expect(json('user_feedback').map(({ answeredAt }) => answeredAt)).toEqual([
      expect.stringMatching(/^2026-05-01/),
      null,
    ]);
  });

  it("contains the policies and hours of the member's listings, and what the member said about places", () => {
    const listings = json('businesses').filter(({ ownerId }) => ownerId === one.userId);
    expect(listings.length).toBeGreaterThan(0);
    for (const listing of listings)
      expect(listing).toMatchObject({ policy: POLICY, openingHours: 'Mo-Fr 08:00-22:00' });
    // What the server computes from it is no data of the member.
    for (const column of ['fit', 'welcomeWeek', 'opening', 'petOpening', 'factsComputedAt'])
      expect(Object.keys(listings[0] ?? {})).not.toContain(column);
    for (const statement of json('policy_facts')) {
      expect(Object.keys(statement)).toEqual(['id', 'businessId', 'fact', 'value', 'source', 'verdict', 'createdAt']);
    }
  });

  it("contains notices of decisions on the member's listings, with the reason and without the administrator", () => {
    const decision = json('notices').find(({ kind }) => kind === 'business_rejected');
    expect(decision).toMatchObject({ note: `Refused: ${one.mark}`, targetSummary: `Place of ${one.mark}` });
    expect(Object.keys(decision ?? {})).not.toContain('decidedBy');
  });

  it('contains no data of other members, no secrets, and nothing reserved for administrators', async () => {
    const all = [...files.values()].map(String).join('\n');
    for (const other of [two.userId, two.email, two.mark, 'internal-note', 'By another member'])
      expect(all).not.toContain(other);
    const { rows } = await app.database.pool.query<{ secret: string }>(
      `select token_hash as secret from access_tokens union all select sid from sessions union all select password_hash from provider_accounts
       union all select token_hash from email_changes union all select token_hash from provider_links`,
    );
    for (const { secret } of [...rows, { secret: 'code-hash' }]) expect(all).not.toContain(secret);
  });

  it('contains the photos that the member uploaded', () => {
    const photos = [...files].filter(([name]) => name.startsWith('photos/'));
    const ids = json('uploads').map(({ id, kind }) => `photos/${String(kind)}-${String(id)}.webp`);
    expect(photos.map(([name]) => name).toSorted()).toEqual(ids.toSorted());
    expect(photos.map(([, bytes]) => String(bytes))).toEqual([`bytes of ${one.userId}`, `bytes of ${one.userId}`]);
    expect(text('README.txt')).toContain('photos: 2');
  });

  it('escapes CSV cells that a spreadsheet would run as formulas', () => {
    const [user] = csvRecords(text('csv/users.csv'));
    expect(user?.['firstName']).toBe(`'=${one.mark}`);
    expect(user?.['phoneNumber']).toBe("'+1 555 0142");
    expect(json('users')[0]).toMatchObject({ firstName: `=${one.mark}`, phoneNumber: '+1 555 0142' });
  });
});
