import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { LISTING_TIER } from '../../../domain/business/listing-tier.js';
import { MAX_DATA_URLS } from '../../../domain/upload/data-url.js';
import { BUSINESS_LIMITS } from '../../../interfaces/contract/shared/words.js';
import type { OwnerBusiness } from '../../../interfaces/contract/business/business-form.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { continueIds } from '../../support/member-rows.js';
import { ADA, HIDDEN, OLIVE, seedDirectory } from '../../support/search/seeded.js';
import { aJpeg } from '../../support/uploads.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';

let app: TestApp;
let ada: string;
let olive: string;
let administrator: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_hostile_listing');
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  app = await startTestApp(urls, WITH_ADMINISTRATOR);
  ada = await signedInAs(app, ADA);
  olive = await signedInAs(app, OLIVE);
  administrator = await signedInAsAdministrator(app);
});

afterAll(() => app?.close());

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const raw = (method: Method, url: string, cookie: string, payload: string, headers: Record<string, string> = {}) =>
  app.fastify.inject({ method, url, headers: { cookie, 'content-type': 'application/json', ...headers }, payload });

const call = (method: Method, url: string, cookie: string, payload: object = {}, headers?: Record<string, string>) =>
  raw(method, url, cookie, JSON.stringify(payload), headers);

const get = (url: string, cookie?: string) =>
  app.fastify.inject({ url, headers: cookie === undefined ? {} : { cookie } });

const PLACE = { name: 'The Quiet Paw', category: 'services' };

const list = (more: object = {}, headers?: Record<string, string>) =>
  call('POST', '/api/businesses', ada, { ...PLACE, ...more }, headers);

async function listed(more: object = {}): Promise<OwnerBusiness> {
  const answer = await list(more);
  expect([answer.statusCode, answer.statusCode === 201 ? '' : answer.body]).toEqual([201, '']);
  return answer.json<OwnerBusiness>();
}

const decide = (id: number, move: string, payload: object = {}) =>
  call('POST', `/api/admin/businesses/${id}/${move}`, administrator, payload);

const rows = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await app.database.pool.query(text, values)).rows as Row[];

/** Adds a business owned by Ada, approved if `isApproved`, and returns its ID. */
async function hers(isApproved = false): Promise<number> {
  const { id } = await listed();
  if (isApproved) expect((await decide(id, 'approve')).statusCode).toBe(200);
  return id;
}

describe('fields that only the server sets', () => {
  const OWN: Readonly<Record<string, unknown>> = {
    approvalStatus: 'approved',
    ownerId: OLIVE,
    avgRating: '5.00',
    reviewCount: 500,
    ratingSum: 2500,
    isVerified: true,
    verificationNotes: 'x',
    isClaimed: false,
    claimedBy: OLIVE,
    isFavorite: true,
    isActive: false,
    isPublic: true,
    isSaved: true,
    reviewedBy: 'Grace',
    reviewedAt: '2026-01-01T00:00:00Z',
    rejectionReason: null,
    adminNotes: 'x',
    pendingChanges: null,
    version: 7,
    id: 1,
    createdAt: '2020-01-01T00:00:00Z',
    moves: [],
    constructor: 1,
    toString: 'x',
  };

  it.each(Object.entries(OWN))('returns 400 when %s is sent to create or change a business', async (field, value) => {
    const id = await hers();
    const before = (await get(`/api/businesses/${id}`, ada)).json();
    for (const answer of [
      await list({ [field]: value }),
      await call('PATCH', `/api/businesses/${id}`, ada, { [field]: value }),
    ]) {
      expect([answer.statusCode, answer.json().errors?.[0]?.path ?? answer.json().code]).toEqual([400, field]);
    }
    expect((await get(`/api/businesses/${id}`, ada)).json()).toEqual(before);
  });

  it('a business change rejects prototype keys, and validates the last value of a repeated key', async () => {
    const id = await hers();
    for (const body of [
      '{"__proto__":{"approvalStatus":"approved"},"phone":"1"}',
      '{"constructor":{"prototype":{"approvalStatus":"approved"}},"phone":"1"}',
      '{"phone":"1","tier":"free","tier":"premium"}',
      '{"name":"x","name":null}',
    ]) {
      expect([body, (await raw('PATCH', `/api/businesses/${id}`, ada, body)).statusCode]).toEqual([body, 400]);
    }
    const twice = await raw('PATCH', `/api/businesses/${id}`, ada, '{"phone":"1","phone":"2"}');
    expect(twice.json()).toMatchObject({ phone: '2', approvalStatus: 'pending' });
  });

  it.each([
    'constructor',
    'toString',
    '__proto__',
    'hasOwnProperty',
    'Restaurants',
    '',
    'restaurants\0',
    ['hotels'],
    null,
    1,
  ])('returns 400 for a business with the category %j', async (category) => {
    const answer = await list({ category });
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'Please select a category']);
  });
});

/** Free-text fields. */
const TEXTS = ['name', 'description', 'address', 'city', 'state', 'phone', 'arrivalNotes'] as const;

describe('text from an owner', () => {
  it.each([...TEXTS, 'website', 'email', 'zipCode', 'menuUrl', 'youtubeVideoId', 'priceRange'])(
    'returns 400 when %s of a business contains a NUL character or has another type',
    async (field) => {
      for (const value of ['The\0Paw', 5, {}, ['x'], true]) {
        const answer = await list({ [field]: value });
        expect([value, answer.statusCode, answer.json().errors?.[0]?.path]).toEqual([value, 400, field]);
      }
    },
  );

  it('returns 400 when a list of a business contains a NUL character or another type', async () => {
    for (const field of ['petPerks', 'highlightedPerks', 'imageAlts', 'images'])
      for (const value of [['a\0b'], [1], 'x', { length: 1 }, [['x']], [null]]) {
        const answer = await list({ [field]: value });
        expect([field, value, answer.statusCode]).toEqual([field, value, 400]);
      }
  });

  it.each(TEXTS)('stores half a surrogate pair in %s of a business as the replacement character', async (field) => {
    const id = await hers(true);
    const body = `{"${field}":"half \\ud83d paw 7"}`;
    const answer = await raw('PATCH', `/api/businesses/${id}`, ada, body);
    const business = answer.json<OwnerBusiness>();
    expect([answer.statusCode, business.pendingChanges?.[field] ?? business[field]]).toEqual([
      200,
      'half \uFFFD paw 7',
    ]);
    if (business.pendingChanges !== null) expect((await decide(id, 'approve')).statusCode).toBe(200);
  });

  it('a business keeps single-line text on one line, without characters that change the text direction', async () => {
    const dirty = 'The\r\nBcc: all@example.com\u2028Quiet\t\u202EwaP\u2066 \u0007Paw';
    const clean = 'The Bcc: all@example.com Quiet waP Paw';
    const business = await listed({
      ...{ name: dirty, address: dirty, city: dirty, state: dirty, petPerks: [dirty], description: 'One\n\nTwo' },
      phone: '512\r\n555',
    });
    expect(business).toMatchObject({
      ...{ name: clean, address: clean, city: clean, state: clean, petPerks: [clean], description: 'One\n\nTwo' },
      phone: '512 555',
    });
  });

  it('an owner cannot inject email headers or log lines through the business name', async () => {
    const { id } = await listed({ name: `Paw\r\nBcc: all@example.com\r\n\r\n<script>${'x'.repeat(60)}` });
    await decide(id, 'reject', { rejectionReason: 'No\r\nX-Spam: yes' });
    const [mail] = await rows<{ subject: string }>(
      `select payload ->> 'subject' as subject from outbox where dedupe_key like $1`,
      [`business:${id}:%`],
    );
    expect(mail?.subject).toBe(`Paw Bcc: all@example.com <script>${'x'.repeat(60)} was not approved`);
    const [entry] = await rows<{ name: string }>(
      `select before ->> 'name' as name from audit_log where target_id = $1`,
      [String(id)],
    );
    expect(entry?.name).not.toMatch(/[\r\n]/);
    expect(app.log.filter((line) => line.includes('Bcc'))).toEqual([]);
  });

  it('a business accepts text of the maximum length, and returns 400 for the field of a longer text', async () => {
    const { name, address, city, state, phone, arrivalNotes, perk, perks, alt } = BUSINESS_LIMITS;
    const longest = { name, address, city, state, phone, arrivalNotes };
    await listed(Object.fromEntries(Object.entries(longest).map(([field, length]) => [field, '7'.repeat(length)])));
    for (const [field, length] of Object.entries(longest)) {
      const answer = await list({ [field]: '7'.repeat(length + 1) });
      expect([field, answer.statusCode, answer.json().errors]).toEqual([
        field,
        400,
        [{ path: field, message: expect.stringMatching(/ must be \d+ characters or less$/) }],
      ]);
    }
    const perksOf = (count: number, length: number = perk) =>
      Array.from({ length: count }, (_, i) => String(i).padEnd(length, 'x'));
    expect((await listed({ petPerks: perksOf(perks) })).petPerks).toHaveLength(perks);
    for (const more of [
      { petPerks: perksOf(perks + 1) },
      { petPerks: perksOf(1, perk + 1) },
      { petPerks: perksOf(200_000, 1) },
      { highlightedPerks: perksOf(LISTING_TIER.premium.highlightedPerks + 1) },
      { imageAlts: ['x'.repeat(alt + 1)] },
      { imageAlts: perksOf(200_000, 1) },
      { images: perksOf(200_000, 1) },
      { description: 'x'.repeat(BUSINESS_LIMITS.description + 1) },
    ]) {
      const answer = await list(more);
      expect([Object.keys(more), answer.statusCode, answer.body.length < 2000]).toEqual([Object.keys(more), 400, true]);
    }
  });
});

describe("photos in an owner's request", () => {
  const uploaded = async (userId: string, kind = 'business_photo') =>
    (
      await rows<{ url: string }>(
        `insert into uploads (id, user_id, kind, content_type, width, height, bytes, free_since)
         values (gen_random_uuid(), $1, $2, 'image/webp', 1200, 800, 4, now()) returning '/uploads/' || id || '.webp' as url`,
        [userId, kind],
      )
    )[0]!.url;

  it("photos of a new or changed business must be the owner's own unused uploads of the right kind", async () => {
    const id = await hers();
    const own = await uploaded(ADA);
    const inUse = await uploaded(ADA);
    await listed({ images: [inUse] });
    const { origin } = new URL('https://elsewhere.example.com');
    for (const image of [
      await uploaded(OLIVE),
      await uploaded(ADA, 'review_photo'),
      await uploaded(ADA, 'menu'),
      inUse,
      '/uploads/demo/a.webp',
      `/uploads/${randomUUID()}.webp`,
      `${origin}${own}`,
      `//elsewhere.example.com${own}`,
      `http://localhost${own}`,
      `${own}?w=400`,
      `${own}#x`,
      own.replace('.webp', '.svg'),
      own.toUpperCase(),
      ` ${own}`,
      `/uploads/../uploads/${own.slice(9)}`,
      ['javascript', 'alert(1)'].join(':'),
      'data:text/html,<script>',
      'data:image/svg+xml;base64,PHN2Zy8+',
      'x'.repeat(100_000),
    ]) {
      for (const answer of [
        await list({ images: [image] }),
        await call('PATCH', `/api/businesses/${id}`, ada, { images: [image] }),
      ])
        expect([image.slice(0, 60), answer.statusCode === 415 ? 400 : answer.statusCode]).toEqual([
          image.slice(0, 60),
          400,
        ]);
    }
    for (const menuUrl of [
      own,
      await uploaded(OLIVE, 'menu'),
      'https://elsewhere.example.com/menu.pdf',
      ['javascript', 'alert(1)'].join(':'),
    ])
      expect([menuUrl, (await list({ menuUrl })).statusCode]).toEqual([menuUrl, 400]);
    const [free] = await rows<{ free: boolean }>(
      `select free_since is not null as free from uploads where '/uploads/' || id || '.webp' = $1`,
      [own],
    );
    expect(free).toEqual({ free: true });
    expect((await list({ images: [own] })).statusCode).toBe(201);
  });

  it('the photos of a business may contain at most three data URLs per request', async () => {
    const image = `data:image/jpeg;base64,${(await aJpeg(8, 8)).toString('base64')}`;
    const few = Array.from({ length: MAX_DATA_URLS }, () => image);
    expect((await listed({ images: few })).images).toHaveLength(MAX_DATA_URLS);
    const answer = await list({ images: [...few, image], tier: 'premium' });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      [{ path: 'images', message: 'At most 3 photos can be sent as data URLs.' }],
    ]);
  });
});

describe('a repeated POST /api/businesses', () => {
  it('creates one business per idempotency key, even when sent in parallel', async () => {
    const count = async () => (await rows<{ n: number }>('select count(*)::int as n from businesses'))[0]?.n ?? 0;
    const before = await count();
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([list({}, key), list({}, key), list({}, key)]);
    const again = await list({}, key);
    expect(await count()).toBe(before + 1);
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status !== 201 && status !== 409)).toEqual(
      [],
    );
    expect([again.statusCode, again.headers['idempotency-replayed'], again.headers.location]).toEqual([
      201,
      'true',
      `/api/businesses/${again.json<OwnerBusiness>().id}`,
    ]);
    expect((await list({ name: 'Another' }, key)).statusCode).toBe(422);
  });
});

describe('a hidden business', () => {
  it('others cannot find, save, review, count, recommend, or change a hidden business', async () => {
    const secret = `Xylophone ${randomUUID().slice(0, 8)}`;
    const listing = { name: secret, zipCode: '78704', phone: '512 555 0909', website: 'https://xylophone.example.com' };
    const { id } = await listed({ ...listing, category: 'restaurants' });
    const visible = [
      `/api/businesses?limit=100&query=${encodeURIComponent(secret)}`,
      '/api/businesses?limit=100&location=78704',
      '/api/businesses/map?location=78704',
      '/api/businesses/favorites?limit=100',
      `/api/businesses/owner/${ADA}?limit=100`,
      '/api/locations/suggestions?q=Xylo',
      '/api/suggestions?q=Xylo',
      '/sitemaps/2.xml',
      '/api/user/favorites',
    ];
    const writes: readonly [Method, string, object, number][] = [
      ['PUT', `/api/businesses/${id}/favorite`, {}, 404],
      ['POST', `/api/businesses/${id}/reviews`, { rating: 5, title: 'x', content: 'y'.repeat(20) }, 404],
      ['POST', `/api/businesses/${id}/interactions`, { interactionType: 'view', sessionId: randomUUID() }, 404],
      ['POST', '/api/businesses/batch', { ids: [id] }, 200],
      ['POST', '/api/businesses/similar', listing, 200],
      ['POST', '/api/recommendations', { mode: 'trending', views: [{ id, category: 'restaurants' }] }, 200],
    ];
    for (const url of visible) {
      const answer = await get(url, olive);
      expect([
        url,
        answer.statusCode,
        answer.body.includes('Xylophone'),
        answer.body.includes(`/business/${id}<`),
      ]).toEqual([url, 200, false, false]);
    }
    for (const [method, url, payload, status] of writes) {
      const answer = await call(method, url, olive, payload);
      expect([url, answer.statusCode, answer.body.includes('Xylophone')]).toEqual([url, status, false]);
    }
    for (const hidden of [id, HIDDEN.rejected])
      for (const [method, path] of [
        ['PATCH', ''],
        ['DELETE', ''],
        ['POST', '/submit'],
        ['POST', '/relist'],
      ] as const)
        expect([
          path,
          (await call(method, `/api/businesses/${hidden}${path}`, hidden === id ? olive : ada)).statusCode,
        ]).toEqual([path, 404]);
  });
});

describe('POST /api/businesses/similar', () => {
  it('survives hostile input in the search for similar businesses', async () => {
    for (const text of [
      "'; drop table businesses; --",
      '%',
      '\\',
      '\u{1F436}',
      'half \uD83D',
      '((((',
      '://',
      'https://',
      'a@b',
      '+',
      '-',
    ])
      for (const field of ['name', 'city', 'state', 'zipCode', 'phone', 'website']) {
        const answer = await call('POST', '/api/businesses/similar', ada, { name: 'The Quiet Paw', [field]: text });
        expect([field, text, [200, 400].includes(answer.statusCode)]).toEqual([field, text, true]);
      }
    for (const body of [{ name: 'a\0' }, { name: 5 }, { latitude: 91 }, { name: 'x'.repeat(121) }, { phone: {} }])
      expect((await call('POST', '/api/businesses/similar', ada, body)).statusCode).toBe(400);
  });
});
