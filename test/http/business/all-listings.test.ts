import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AdminBusiness } from '../../../interfaces/contract/business/business-form.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { continueIds } from '../../support/member-rows.js';
import { ADA, HIDDEN, PUBLIC_BUSINESSES, seedDirectory } from '../../support/search/seeded.js';

let app: TestApp;
let administrator: string;

/** Places without an owner: a vet in Maryland that was imported, a hidden one, a closed one, and a dog park. */
const [VET, HIDDEN_VET, CLOSED_VET, PARK] = [501, 502, 503, 504] as const;

beforeAll(async () => {
  const urls = await emptyDirectory('http_all_listings');
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  app = await startTestApp(urls, WITH_ADMINISTRATOR);
  await app.database.pool.query(
    `insert into businesses (id, name, category, kind, address, city, state, phone, website, approval_status, is_active, hidden_at, closed_at, updated_at, created_at)
     select id, name, 'services', kind, '7 Harbor Road', 'Baltimore', 'MD', '(410) 555-0107', 'https://www.harbor-vets.example.com/a', 'approved', is_active, hidden_at, closed_at, changed, changed
     from (values (${VET}, 'Harbor Vets', 'veterinarian', true, null::timestamptz, null::timestamptz, now() - interval '100 days'),
       (${HIDDEN_VET}, 'Hidden Vets', 'veterinarian', false, now(), null, now()),
       (${CLOSED_VET}, 'Closed Vets', 'veterinarian', false, null, now(), now()),
       (${PARK}, 'O’Hare Café Park', 'dog-park', true, null, null, now())) v (id, name, kind, is_active, hidden_at, closed_at, changed)`,
  );
  await app.database.pool.query(
    `insert into business_sources (business_id, source, external_id, imported) values (${VET}, 'osm', 'node/1', '{}')`,
  );
  await app.database.pool.query(
    `insert into businesses (id, name, category, approval_status, is_active, merged_into, deleted_at) values
       (505, 'Merged Vets', 'services', 'approved', false, 1, null), (506, 'Deleted Vets', 'services', 'approved', false, null, now())`,
  );
  administrator = await signedInAsAdministrator(app);
});

afterAll(() => app?.close());

const list = (query: string, cookie = administrator) =>
  app.fastify.inject({ url: `/api/admin/businesses${query}`, headers: { cookie } });

const idsIn = async (query: string) => {
  const answer = await list(query);
  const found = answer.json<unknown[]>().map((each) => AdminBusiness.strict().parse(each).id);
  expect([query, answer.headers['x-total-count']]).toEqual([query, String(found.length)]);
  return found.toSorted((a, b) => a - b);
};

const withOwner = [...Array.from({ length: PUBLIC_BUSINESSES / 2 }, (_, n) => n + 1), ...Object.values(HIDDEN)];

describe('GET /api/admin/businesses', () => {
  it('lists businesses in every status, except merged and deleted ones', async () => {
    expect(await idsIn('?limit=100')).toEqual([
      ...Array.from({ length: PUBLIC_BUSINESSES }, (_, n) => n + 1),
      ...Object.values(HIDDEN),
      ...[VET, HIDDEN_VET, CLOSED_VET, PARK],
    ]);
  });

  it.each([
    ['status=pending', [HIDDEN.pending]],
    ['status=under_review', [HIDDEN.under_review]],
    ['status=rejected', [HIDDEN.rejected]],
    ['status=needs_revision', [HIDDEN.needs_revision]],
    ['status=withdrawn', [HIDDEN.inactive]],
    ['status=hidden', [HIDDEN_VET]],
    ['status=closed', [CLOSED_VET]],
    ['status=approved&state=md', [VET, PARK]],
    ['state=MD&kind=veterinarian', [VET, HIDDEN_VET, CLOSED_VET]],
    ['kind=dog-park', [PARK]],
    ['source=osm', [VET]],
    ['source=member&state=MD', [HIDDEN_VET, CLOSED_VET, PARK]],
    ['owned=true&limit=100', withOwner],
    ['owned=false&state=MD', [VET, HIDDEN_VET, CLOSED_VET, PARK]],
    ['unchangedFor=90&state=MD', [VET]],
    ['unchangedFor=180&state=MD', []],
    ['search=harbor+vets&status=approved', [VET, PARK]],
    ['search=Harb', [VET, HIDDEN_VET, CLOSED_VET, PARK]],
    ['search=410-555-0107&kind=dog-park', [PARK]],
    ['search=4105550107&kind=dog-park', [PARK]],
    ['search=harbor-vets.example.com&kind=dog-park', [PARK]],
    ['search=Baltimore+cafe', [PARK]],
    ['search=504', [PARK]],
    [`search=${encodeURIComponent("O'Hare & ŉ | : * ( \\ ½")}`, []],
    [`search=${encodeURIComponent('O’Hare')}`, [PARK]],
    ['search=%27%27', []],
    ['search=Deleted', []],
  ])('lists the businesses that match %s', async (query, ids) => {
    expect(await idsIn(`?${query}`)).toEqual(ids);
  });

  it('pages through the list, newest first, without gaps or repetition', async () => {
    const found: number[] = [];
    for (let query: string | null = '?limit=7&state=TX'; query !== null;) {
      const answer = await list(query);
      found.push(...answer.json<AdminBusiness[]>().map(({ id }) => id));
      query = /<[^?]+(\?[^>]+)>/.exec(String(answer.headers.link ?? ''))?.[1] ?? null;
    }
    const { rows } = await app.database.pool.query<{ id: number }>(
      `select id from businesses where state = 'TX' and merged_into is null order by created_at desc, id desc`,
    );
    expect(found).toEqual(rows.map(({ id }) => id));
  });

  it('tells where a listing came from, and its status', async () => {
    const [vet] = (await list('?source=osm')).json<AdminBusiness[]>();
    expect(vet).toMatchObject({ status: 'approved', hiddenAt: null, editedFields: [] });
    expect(vet?.sources).toEqual([
      { source: 'osm', externalId: 'node/1', importedAt: expect.stringMatching(/^\d{4}-.*Z$/) as unknown as string },
    ]);
  });

  it('tells who owns a listing, and when it last changed', async () => {
    const [owned] = (await list('?owned=true&limit=1')).json<AdminBusiness[]>();
    const { rows } = await app.database.pool.query<{ name: string | null }>(
      `select nullif(concat_ws(' ', first_name, last_name), '') as name from users where id = $1`,
      [owned?.ownerId],
    );
    expect(owned?.ownerName).toBe(rows[0]?.name);
    expect(owned?.ownerName).toMatch(/\w/);
    await app.database.pool.query(`update businesses set updated_at = '2025-03-04T05:06:07.890Z' where id = ${VET}`);
    const [vet] = (await list('?source=osm')).json<AdminBusiness[]>();
    expect([vet?.ownerName, vet?.updatedAt]).toEqual([null, '2025-03-04T05:06:07.890Z']);
  });

  it.each([
    'status=open',
    'state=Maryland',
    'owned=yes',
    'kind=castle',
    'unchangedFor=31',
    `search=${'a'.repeat(201)}`,
  ])('returns 400 for %s', async (query) => {
    expect((await list(`?${query}`)).statusCode).toBe(400);
  });

  it('returns 403 to a member and 401 to a visitor', async () => {
    expect((await list('', await signedInAs(app, ADA))).statusCode).toBe(403);
    expect((await list('', '')).statusCode).toBe(401);
  });
});

describe('GET /api/admin/businesses/{id}', () => {
  it('returns a business in any status', async () => {
    const answer = await list(`/${CLOSED_VET}`);
    expect(AdminBusiness.strict().parse(answer.json())).toMatchObject({ id: CLOSED_VET, status: 'closed' });
  });

  it.each([505, 506, 9999, 'none'])('returns 404 for a merged, deleted, or unknown one: %s', async (id) => {
    const answer = await list(`/${String(id)}`);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'BUSINESS_NOT_FOUND']);
  });

  it('returns 403 to a member and 401 to a visitor', async () => {
    expect((await list(`/${VET}`, await signedInAs(app, ADA))).statusCode).toBe(403);
    expect((await list(`/${VET}`, '')).statusCode).toBe(401);
  });
});

describe('GET /api/admin/businesses/choices', () => {
  it('returns each source once, in alphabetical order', async () => {
    await app.database.pool.query(
      `insert into business_sources (business_id, source, external_id, imported)
       select id, source, source || id, '{}' from (values (${HIDDEN_VET}, 'city'), (${PARK}, 'osm'), (${PARK}, 'zoo')) v (id, source)`,
    );
    expect((await list('/choices')).json()).toEqual({ sources: ['city', 'osm', 'zoo'] });
  });

  it('returns 403 to a member and 401 to a visitor', async () => {
    expect((await list('/choices', await signedInAs(app, ADA))).statusCode).toBe(403);
    expect((await list('/choices', '')).statusCode).toBe(401);
  });
});
