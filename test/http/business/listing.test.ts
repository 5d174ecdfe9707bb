import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LISTING_TIER } from '../../../domain/business/listing-tier.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import type { SimilarBusiness } from '../../../interfaces/contract/business/business.js';
import { AdminBusiness, OwnerBusiness } from '../../../interfaces/contract/business/business-form.js';
import { Notice } from '../../../interfaces/contract/moderation/notice.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { continueIds } from '../../support/member-rows.js';
import { ADA, HIDDEN, OLIVE, seedDirectory } from '../../support/search/seeded.js';
import { aJpeg, A_PDF, upload } from '../../support/uploads.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';

let app: TestApp;
let ada: string;
let olive: string;
let administrator: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_listing');
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  app = await startTestApp(urls, WITH_ADMINISTRATOR);
  ada = await signedInAs(app, ADA);
  olive = await signedInAs(app, OLIVE);
  administrator = await signedInAsAdministrator(app);
});

afterAll(() => app?.close());

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

const call = (method: Method, url: string, cookie: string | null, payload?: object) =>
  app.fastify.inject({
    method,
    url,
    headers: { ...(cookie === null ? {} : { cookie }), 'content-type': 'application/json' },
    ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
  });

const sql = <Row>(text: string): Promise<Row[]> =>
  runSql(app.databaseUrls.ownerUrl, async (client) => (await client.query(text)).rows as Row[]);

const CAFE = {
  name: '  The Quiet Paw  ',
  category: 'restaurants',
  description: 'Shade, and water for everybody.',
  address: '12 Elm Street',
  city: 'Austin',
  state: 'Texas',
  zipCode: '78704',
  phone: '(512) 555-0142',
  website: 'https://quiet-paw.example.com',
  email: 'hello@quiet-paw.example.com',
  priceRange: 'Moderate',
  petPerks: ['Water bowls', ' water  bowls ', 'Shade', ''],
};

/** Adds a business for a member and returns it. */
async function listed(body: object = CAFE, cookie = ada): Promise<OwnerBusiness> {
  const answer = await call('POST', '/api/businesses', cookie, body);
  expect([answer.statusCode, answer.statusCode === 201 ? '' : answer.body]).toEqual([201, '']);
  return answer.json<OwnerBusiness>();
}

const decide = (id: number, move: string, payload: object = {}, cookie: string | null = administrator) =>
  call('POST', `/api/admin/businesses/${id}/${move}`, cookie, payload);

const seenBy = async (id: number, cookie: string | null) => {
  const answer = await call('GET', `/api/businesses/${id}`, cookie);
  return answer.statusCode === 200 ? answer.json<OwnerBusiness>() : null;
};

const mails = async (to: string) =>
  (
    await sql<{ subject: string }>(
      `select payload ->> 'subject' as subject from outbox where member_id = '${to}' order by created_at, id`,
    )
  ).map(({ subject }) => subject);

describe('POST /api/businesses', () => {
  it('creates a pending business owned by the member, located in the center of its ZIP code', async () => {
    const answer = await call('POST', '/api/businesses', ada, CAFE);
    const business = answer.json<OwnerBusiness>();
    expect([answer.statusCode, answer.headers.location]).toEqual([201, `/api/businesses/${business.id}`]);
    expect(OwnerBusiness.strict().safeParse(business).error).toBeUndefined();
    expect(business).toMatchObject({
      name: 'The Quiet Paw',
      state: 'TX',
      priceRange: '$$',
      petPerks: ['Water bowls', 'Shade'],
      ownerId: ADA,
      isClaimed: true,
      isActive: true,
      tier: 'free',
      approvalStatus: 'pending',
      moves: ['edit', 'withdraw'],
    });
    expect([Math.round(business.latitude ?? 0), Math.round(business.longitude ?? 0)]).toEqual([30, -98]);
  });

  it('stores a kind of the category, refuses one of another category, and drops it with its category', async () => {
    const { id, kind } = await listed({ ...CAFE, kind: 'cafe' });
    expect(kind).toBe('cafe');
    const wrong = { path: 'kind', message: 'Please choose a kind of place from the selected category' };
    for (const refused of [
      await call('POST', '/api/businesses', ada, { ...CAFE, kind: 'hotel' }),
      await call('PATCH', `/api/businesses/${id}`, ada, { kind: 'hotel' }),
    ]) {
      expect([refused.statusCode, refused.json<{ errors: unknown }>().errors]).toEqual([400, [wrong]]);
    }
    const moved = await call('PATCH', `/api/businesses/${id}`, ada, { category: 'hotels' });
    expect(moved.json<OwnerBusiness>()).toMatchObject({ category: 'hotels', kind: null });
  });

  it('shows a new business only to its owner until it is approved', async () => {
    const { id } = await listed();
    expect((await seenBy(id, ada))?.approvalStatus).toBe('pending');
    expect([await seenBy(id, olive), await seenBy(id, null)]).toEqual([null, null]);
    const approved = await decide(id, 'approve', { adminNotes: 'Looks right.', reviewerId: 'mallory' });
    expect(approved.json<AdminBusiness>()).toMatchObject({
      approvalStatus: 'approved',
      reviewedBy: 'Administrator',
      adminNotes: 'Looks right.',
      claimedBy: ADA,
      claimedAt: expect.stringMatching(/^20\d\d-.+Z$/),
    });
    expect(AdminBusiness.strict().safeParse(approved.json()).error).toBeUndefined();
    const shown = await seenBy(id, null);
    expect(shown).toMatchObject({ id, name: 'The Quiet Paw' });
    expect(JSON.stringify(shown)).not.toMatch(/adminNotes|approvalStatus|reviewedBy|claimedBy|claimedAt|moves/);
  });

  it('approves a business without a body and with an empty one, because every field is optional', async () => {
    for (const headers of [{}, { 'content-type': 'application/json' }]) {
      const { id } = await listed();
      const answer = await app.fastify.inject({
        method: 'POST',
        url: `/api/admin/businesses/${id}/approve`,
        headers: { cookie: administrator, ...headers },
      });
      expect([answer.statusCode, answer.json<AdminBusiness>().approvalStatus]).toEqual([200, 'approved']);
    }
  });

  it('returns 400 for a rejection without a body, because a rejection needs a reason', async () => {
    const { id } = await listed();
    const url = `/api/admin/businesses/${id}/reject`;
    const answer = await app.fastify.inject({ method: 'POST', url, headers: { cookie: administrator } });
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'Required']);
  });

  it('returns 401 to visitors who create or change a business', async () => {
    expect((await call('POST', '/api/businesses', null, CAFE)).statusCode).toBe(401);
    const { id } = await listed();
    for (const [method, path] of [
      ['PATCH', `/api/businesses/${id}`],
      ['DELETE', `/api/businesses/${id}`],
      ['POST', `/api/businesses/${id}/submit`],
      ['POST', `/api/businesses/${id}/relist`],
    ] as const) {
      expect([path, (await call(method, path, null, {})).statusCode]).toEqual([path, 401]);
      // Other members get 404 for a hidden business and 403 for a public one.
      expect([path, (await call(method, path, olive, {})).statusCode]).toEqual([path, 404]);
      expect((await call(method, path.replace(String(id), '1'), ada, {})).statusCode).toBe(403);
    }
  });

  it.each([
    [{ name: '  ' }, 'name', 'Business name is required'],
    [{ phone: '---' }, 'phone', 'Please enter a valid phone number'],
    [{ category: 'zoos' }, 'category', 'Please select a category'],
    [{ website: 'ftp://paw.example.com' }, 'website', 'Please enter a valid URL'],
    [{ website: 'https://www.facebook.com@evil.example' }, 'website', 'Remove backslashes, and the part before the @'],
    [{ website: 'https:\\\\evil.example' }, 'website', 'Remove backslashes, and the part before the @'],
    [{ facebookUrl: 'https:a:b@evil.example' }, 'facebookUrl', 'Remove backslashes, and the part before the @'],
    [{ facebookUrl: 'data:text/html,x' }, 'facebookUrl', 'Please enter a valid URL'],
    [{ email: 'nobody' }, 'email', 'Valid email is required'],
    [{ zipCode: '7870' }, 'zipCode', 'Please enter a valid zip code (12345 or 12345-6789)'],
    [{ latitude: 30.2 }, 'latitude', 'latitude and longitude must be given together.'],
    [
      { latitude: 40.7, longitude: -74 },
      'latitude',
      'The pin is more than 30 miles from the ZIP code or town. Please move it, or correct the address.',
    ],
    [
      { description: 'word '.repeat(201) },
      'description',
      'Free listings are limited to 200 words and 3 images. Premium listings allow 500 words and 30 images.',
    ],
    [
      { description: 'word '.repeat(501), tier: 'premium' },
      'description',
      'Description cannot exceed 500 words for premium listings',
    ],
    [
      { images: Array.from({ length: 31 }, (_, i) => `/uploads/${i}.webp`), tier: 'premium' },
      'images',
      'Premium listings can have up to 30 images',
    ],
    [{ images: ['https://elsewhere.example.com/a.jpg'] }, 'images', 'This is not a photo that you uploaded here.'],
  ])('returns 400 and a message for the field for a new business with %j', async (wrong, path, message) => {
    const answer = await call('POST', '/api/businesses', ada, { ...CAFE, ...wrong });
    expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ path, message }]]);
  });

  it.each(['ownerId', 'approvalStatus', 'avgRating', 'isVerified', 'isFavorite', 'reviewedBy', 'pendingChanges'])(
    'returns 400 when %s is sent to create or change a listing',
    async (field) => {
      expect((await call('POST', '/api/businesses', ada, { ...CAFE, [field]: 'x' })).statusCode).toBe(400);
      const { id } = await listed();
      expect((await call('PATCH', `/api/businesses/${id}`, ada, { [field]: 'x' })).statusCode).toBe(400);
    },
  );

  it('returns 400 when a PATCH changes the tier', async () => {
    const { id } = await listed();
    expect((await call('PATCH', `/api/businesses/${id}`, ada, { tier: 'premium' })).statusCode).toBe(400);
  });

  it('a new business uses uploaded photos with captions and an uploaded menu', async () => {
    const [photo, menu] = await Promise.all([
      upload(app, { cookie: ada, kind: 'business_photo', bytes: await aJpeg() }),
      upload(app, { cookie: ada, kind: 'menu', name: 'menu.pdf', type: 'application/pdf', bytes: A_PDF }),
    ]);
    const [image, menuUrl] = [photo.json().url as string, menu.json().url as string];
    const business = await listed({ ...CAFE, images: [image], imageAlts: ['  The yard  ', 'one too many'], menuUrl });
    expect(business).toMatchObject({ images: [image], imageAlts: ['The yard'], menuUrl });
    const other = await call('POST', '/api/businesses', olive, { ...CAFE, images: [image] });
    expect([other.statusCode, other.json().errors[0].path]).toEqual([400, 'images']);
  });

  it('shows Premium fields of a Premium business publicly, and those of a free business only to its owner', async () => {
    const rich = {
      ...CAFE,
      facebookUrl: 'https://www.facebook.com/quiet-paw',
      youtubeVideoId: 'https://youtu.be/dQw4w9WgXcQ',
    };
    const free = await listed(rich);
    const premium = await listed({ ...rich, tier: 'premium' });
    for (const { id } of [free, premium]) await decide(id, 'approve');
    const [asFree, asPremium] = [await seenBy(free.id, null), await seenBy(premium.id, null)];
    expect([asFree?.facebookUrl, asFree?.youtubeVideoId]).toEqual([null, null]);
    expect([asPremium?.facebookUrl, asPremium?.youtubeVideoId]).toEqual([rich.facebookUrl, 'dQw4w9WgXcQ']);
    expect((await seenBy(free.id, ada))?.facebookUrl).toBe(rich.facebookUrl);
    expect(LISTING_TIER.free.video).toBe(false);
  });
});

describe('PATCH /api/businesses/{id}', () => {
  it('changes a pending business immediately', async () => {
    const { id } = await listed();
    const changed = (await call('PATCH', `/api/businesses/${id}`, ada, { name: 'The Loud Paw', phone: null })).json();
    expect(changed).toMatchObject({ name: 'The Loud Paw', phone: null, city: 'Austin', pendingChanges: null });
  });

  it('holds a new name or address of an approved business for approval, and applies the rest immediately', async () => {
    const { id } = await listed();
    await decide(id, 'approve');
    const change = { name: 'The Loud Paw', zipCode: '78745', description: 'New words.' };
    const changed = (await call('PATCH', `/api/businesses/${id}`, ada, change)).json<OwnerBusiness>();
    expect(changed).toMatchObject({ name: 'The Quiet Paw', zipCode: '78704', description: 'New words.' });
    expect(changed.pendingChanges).toMatchObject({ name: 'The Loud Paw', zipCode: '78745' });
    expect(await seenBy(id, null)).toMatchObject({ name: 'The Quiet Paw', description: 'New words.' });

    const waiting = await call('GET', '/api/admin/pending-businesses?limit=100', administrator);
    expect(waiting.json<AdminBusiness[]>().find((one) => one.id === id)?.moves).toEqual([
      ...['approve', 'reject', 'edit', 'hide', 'close', 'delete'],
    ]);
    await decide(id, 'approve');
    const shown = await seenBy(id, null);
    expect(shown).toMatchObject({ name: 'The Loud Paw', zipCode: '78745' });
    expect(shown?.latitude).not.toBe(changed.latitude);
  });

  it('keeps the pin of a pending address when another field changes', async () => {
    const { id } = await listed();
    await decide(id, 'approve');
    const pin = { latitude: 30.2111, longitude: -97.8222 };
    await call('PATCH', `/api/businesses/${id}`, ada, { zipCode: '78745', ...pin });
    const changed = (await call('PATCH', `/api/businesses/${id}`, ada, { phone: null })).json<OwnerBusiness>();
    expect(changed.pendingChanges).toMatchObject({ zipCode: '78745', ...pin });
  });

  it('answers many parallel address changes, because gazetteer lookups hold no database connection', async () => {
    const businesses: OwnerBusiness[] = [];
    for (let i = 0; i < 12; i += 1) businesses.push(await listed());
    const answers = await Promise.all(
      businesses.map(({ id }, i) => call('PATCH', `/api/businesses/${id}`, ada, { zipCode: String(78_701 + i) })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(businesses.map(() => 200));
  });

  it('leaves the approved business unchanged when its change is rejected', async () => {
    const { id } = await listed();
    await decide(id, 'approve');
    await call('PATCH', `/api/businesses/${id}`, ada, { name: 'Casino' });
    await decide(id, 'reject', { rejectionReason: 'That is no name.' });
    expect(await seenBy(id, ada)).toMatchObject({
      name: 'The Quiet Paw',
      approvalStatus: 'approved',
      pendingChanges: null,
      rejectionReason: 'That is no name.',
    });
    expect(await mails(ADA)).toContain('Your change to The Quiet Paw was not approved');
  });
});

describe('a refused change', () => {
  it("no longer shows its owner the reason once a later change is approved, in the detail and in the owner's list", async () => {
    const { id } = await listed();
    await decide(id, 'approve');
    await call('PATCH', `/api/businesses/${id}`, ada, { name: 'Casino' });
    await decide(id, 'reject', { rejectionReason: 'No.' });
    await call('PATCH', `/api/businesses/${id}`, ada, { name: 'The Calm Paw' });
    expect(await seenBy(id, ada)).toMatchObject({ rejectionReason: 'No.' });
    await decide(id, 'approve');
    expect(await seenBy(id, ada)).toMatchObject({ name: 'The Calm Paw', rejectionReason: null });
    const own = (await call('GET', `/api/businesses/owner/${ADA}?limit=100`, ada)).json<OwnerBusiness[]>();
    expect(own.find((each) => each.id === id)).toMatchObject({ rejectionReason: null });
  });
});

describe('the notice of a decision on a business', () => {
  const notices = async (cookie = ada) => (await call('GET', '/api/user/notices', cookie)).json<Notice[]>();

  it('is listed in the account of the owner only, links to the next step, and can be marked as read', async () => {
    const { id } = await listed({ ...CAFE, name: 'The Told Paw' });
    await decide(id, 'needs-revision', { reason: 'Which street?' });
    const own = (await notices()).find(({ targetSummary }) => targetSummary === 'The Told Paw');
    expect(Notice.strict().safeParse(own).error).toBeUndefined();
    expect(own).toMatchObject({
      ...{ kind: 'business_needs_revision', note: 'Which street?', reason: null, targetType: null, readAt: null },
      ...{ targetPath: '/my-businesses', canAppeal: false, appealUntil: null, appeal: null },
    });
    expect(JSON.stringify(own)).not.toContain('Administrator');
    expect(JSON.stringify(await notices(olive))).not.toContain('The Told Paw');
    const path = `/api/user/notices/${String(own?.id)}/read`;
    const read = (cookie: string) => app.fastify.inject({ method: 'PUT', url: path, headers: { cookie } });
    expect([(await read(olive)).statusCode, (await read(ada)).statusCode]).toEqual([404, 204]);
    expect((await notices()).find((each) => each.id === own?.id)?.readAt).toMatch(/Z$/);
  });

  it('cannot be appealed: 404', async () => {
    const { id } = await listed();
    await decide(id, 'reject', { rejectionReason: 'A duplicate.' });
    const [notice] = await notices();
    expect(notice?.kind).toBe('business_rejected');
    const text = 'It is no duplicate, as its address shows.';
    const answer = await call('POST', `/api/user/notices/${String(notice?.id)}/appeal`, ada, { text });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([404, 'Notice not found']);
    expect(await sql('select from appeals')).toEqual([]);
  });

  it("links to the business while its owner may open it, and no longer once it is another member's hidden one", async () => {
    const { id } = await listed();
    await decide(id, 'approve');
    expect((await notices())[0]).toMatchObject({ kind: 'business_approved', targetPath: `/business/${id}` });
    await sql(`update businesses set owner_id = '${OLIVE}', is_active = false where id = ${id}`);
    expect((await notices())[0]).toMatchObject({ targetSummary: 'The Quiet Paw', targetPath: null });
  });
});

describe('approving a business', () => {
  it('approving a business is reserved for administrators: 401 without a session, 403 for members', async () => {
    const { id } = await listed();
    for (const cookie of [null, ada])
      for (const move of ['review', 'approve', 'reject', 'needs-revision'])
        expect((await decide(id, move, { rejectionReason: 'x', reason: 'x' }, cookie)).statusCode).toBe(
          cookie === null ? 401 : 403,
        );
    expect((await call('GET', '/api/admin/pending-businesses', ada)).statusCode).toBe(403);
  });

  it('a business goes from review to revision to resubmission to approval, with an email per decision', async () => {
    const { id } = await listed({ ...CAFE, name: 'The Long Way' });
    expect((await decide(id, 'review')).json()).toMatchObject({ approvalStatus: 'under_review' });
    expect((await decide(id, 'needs-revision', { reason: 'Which street?' })).json()).toMatchObject({
      approvalStatus: 'needs_revision',
      rejectionReason: 'Which street?',
    });
    expect((await seenBy(id, ada))?.moves).toEqual(['edit', 'withdraw', 'resubmit']);
    const again = await call('POST', `/api/businesses/${id}/submit`, ada);
    expect(again.json()).toMatchObject({ approvalStatus: 'pending', rejectionReason: null });
    expect((await call('POST', `/api/businesses/${id}/submit`, ada)).statusCode).toBe(409);
    await decide(id, 'approve');
    const news = (await mails(ADA)).filter((subject) => subject.startsWith('The Long Way'));
    expect(news).toEqual(['The Long Way needs revision', 'The Long Way is approved']);
  });

  it('returns 409 when a rejected business is approved directly, and 400 for an empty reason', async () => {
    const { id } = await listed();
    const empty = await decide(id, 'reject', { rejectionReason: ' ' });
    expect([empty.statusCode, empty.json().message]).toEqual([400, 'Please provide a rejection reason.']);
    await decide(id, 'reject', { rejectionReason: 'A duplicate.' });
    const approved = await decide(id, 'approve');
    expect([approved.statusCode, approved.json().code]).toEqual([409, 'APPROVAL_MOVE_REFUSED']);
  });

  it('decides a business once when many administrators decide at the same time', async () => {
    const { id } = await listed({ ...CAFE, name: 'The Race' });
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => decide(id, 'approve')),
      ...Array.from({ length: 5 }, () => decide(id, 'reject', { rejectionReason: 'No.' })),
    ]);
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    const entries = await sql(`select 1 from audit_log where target_id = '${id}'`);
    expect([entries.length, (await mails(ADA)).filter((subject) => subject.startsWith('The Race')).length]).toEqual([
      1, 1,
    ]);
  });

  it('records an approval decision in an audit log that cannot be changed', async () => {
    const { id } = await listed();
    await decide(id, 'reject', { rejectionReason: 'A duplicate.' });
    expect(
      await sql(`select actor, action, reason, before ->> 'approvalStatus' as before, after ->> 'approvalStatus' as after
      from audit_log where target_type = 'business' and target_id = '${id}'`),
    ).toEqual([
      {
        actor: 'Administrator',
        action: 'business.reject',
        reason: 'A duplicate.',
        before: 'pending',
        after: 'rejected',
      },
    ]);
    for (const change of [`update audit_log set reason = ''`, 'delete from audit_log', 'truncate audit_log'])
      await expect(sql(change)).rejects.toThrow('stays as it was written');
  });

  it('the list of pending businesses has pages, starts with the oldest, and is never cached', async () => {
    const found: number[] = [];
    for (let next: string | undefined = '/api/admin/pending-businesses?limit=3'; next !== undefined;) {
      const page: Awaited<ReturnType<typeof call>> = await call('GET', next, administrator);
      expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
      found.push(...page.json<AdminBusiness[]>().map(({ id }) => id));
      next = /^<([^>]+)>/.exec(String(page.headers.link ?? ''))?.[1];
    }
    const all = await sql<{
      id: number;
    }>(`select id from businesses where approval_status in ('pending', 'under_review')
      or pending_changes is not null order by created_at, id`);
    expect(found).toEqual(all.map(({ id }) => id));
    expect(found).toContain(HIDDEN.pending);
  });
});

describe('withdrawing a business', () => {
  it('withdrawing a business hides it from everyone but its owner until the owner relists it', async () => {
    const { id } = await listed();
    await decide(id, 'approve');
    expect((await call('DELETE', `/api/businesses/${id}`, ada)).statusCode).toBe(204);
    expect((await call('DELETE', `/api/businesses/${id}`, ada)).statusCode).toBe(204);
    expect([await seenBy(id, null), (await seenBy(id, ada))?.moves]).toEqual([null, ['edit', 'relist']]);
    expect((await call('POST', `/api/businesses/${id}/relist`, ada)).json()).toMatchObject({ isActive: true });
    expect(await seenBy(id, null)).toMatchObject({ id });
  });
});

describe('finding similar businesses', () => {
  const similar = async (body: object) =>
    (await call('POST', '/api/businesses/similar', null, body)).json<{ id: number }[]>().map(({ id }) => id);

  it('finds similar businesses by a similar name nearby, location, phone number, or domain', async () => {
    const pin = { latitude: 30.3012, longitude: -97.8012 };
    const reached = { phone: '512 555 0199', website: 'https://www.waggle.example.com' };
    const { id } = await listed({ ...CAFE, ...pin, ...reached, name: 'Waggle and Whisk' });
    await decide(id, 'approve');
    expect(await similar({ name: 'Waggle & Whisk', zipCode: '78704' })).toContain(id);
    expect(await similar({ name: 'Waggle & Whisk', zipCode: '10001' })).not.toContain(id);
    expect(await similar({ name: 'Another', phone: '+1 (512) 555-0199' })).toContain(id);
    expect(await similar({ name: 'Another', website: 'http://waggle.example.com/menu' })).toContain(id);
    expect(await similar({ name: 'Another', latitude: 30.3017, longitude: -97.8012 })).toContain(id);
    expect(await similar({ name: 'Another' })).toEqual([]);
  });

  it('says what a similar business has in common, and how far away it is if both positions are known', async () => {
    const pin = { latitude: 30.2512, longitude: -97.7012 };
    const reached = { phone: '512 555 0188', website: 'https://tails.example.com' };
    const { id } = await listed({ ...CAFE, ...pin, ...reached, name: 'Tails and Trails' });
    await decide(id, 'approve');
    const found = async (body: object) => {
      const cards = (await call('POST', '/api/businesses/similar', null, body)).json<SimilarBusiness[]>();
      return cards.filter((card) => card.id === id).map(({ matches, distance }) => [matches, distance]);
    };
    const near = { latitude: 30.2517, longitude: -97.7012 };
    expect(await found({ name: 'Tails & Trails', ...reached, ...near })).toEqual([
      [['phone', 'website', 'location', 'name'], 0],
    ]);
    expect(await found({ name: 'Tails & Trails', latitude: 30.2657, longitude: -97.7012 })).toEqual([[['name'], 1]]);
    expect(await found({ name: 'Another', phone: '5125550188', zipCode: '78704' })).toEqual([[['phone'], undefined]]);
  });

  it('ignores a match by phone number alone in another state', async () => {
    const phone = '512 555 0166';
    const { id } = await listed({ ...CAFE, phone, name: 'Chain of Paws', website: 'https://chain.example.com' });
    await decide(id, 'approve');
    expect(await similar({ name: 'Another', phone, state: 'Ohio' })).not.toContain(id);
    expect(await similar({ name: 'Another', phone, state: 'OH', website: 'chain.example.com' })).toContain(id);
    expect(await similar({ name: 'Another', phone, state: 'Texas' })).toContain(id);
    expect(await similar({ name: 'Another', phone })).toContain(id);
  });

  it('finds a similar business by its exact name in the given town, however far from the town center', async () => {
    const pin = { latitude: 30.45, longitude: -97.74 };
    const { id } = await listed({ ...CAFE, ...pin, name: 'Kettle & Kibble Bunkhouse', city: 'Austin', state: 'TX' });
    await decide(id, 'approve');
    const name = 'kettle & kibble bunkhouse';
    expect(await similar({ name, city: 'austin', state: 'Texas' })).toEqual([id]);
    expect(await similar({ name, city: 'Austin', state: 'MN' })).toEqual([]);
    expect(await similar({ name, city: 'Dallas', state: 'TX' })).toEqual([]);
    expect(await similar({ name: 'Kettle & Kibble Bunkhouses', city: 'Austin', state: 'TX' })).toEqual([]);
  });

  it('the search for similar businesses never finds a hidden business', async () => {
    const { id } = await listed({ ...CAFE, phone: '512 555 0777' });
    expect(await similar({ name: CAFE.name, phone: '512 555 0777', zipCode: '78704' })).not.toContain(id);
  });
});
