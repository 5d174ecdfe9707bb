import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ReportedContent } from '../../../interfaces/contract/moderation/content-report.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { ADA, HIDDEN_REVIEWS, OLIVE, seedDirectory } from '../../support/search/seeded.js';

let app: TestApp;
let ada: string;
let olive: string;

const photo = (name: string) => `/uploads/${name}.webp`;

/** Rows of every type, some public and some hidden. */
const PLANTED = `
  insert into users (id, first_name, profile_image_url, erasure_at, paused) values
    ('01920000-0000-7000-8000-00000000c105', 'Closed', '${photo('closed-face')}', now(), false),
    ('01920000-0000-7000-8000-00000000c106', 'Paused', '${photo('paused-face')}', null, true);
  insert into reviews (id, business_id, user_id, rating, content, images) values
    (960, 3, '01920000-0000-7000-8000-00000000c106', 4, 'Long enough.', array['${photo('paused-review')}']);
  insert into review_responses (id, review_id, business_id, responder_id, content) values
    (950, 960, 3, '01920000-0000-7000-8000-00000000c105', 'Thank you.');
  update users set profile_image_url = '${photo('face')}' where id = '${OLIVE}';
  insert into pet_profiles (id, user_id, pet_name, pet_type, pet_image_url, is_public) values
    (701, '${OLIVE}', 'Bella', 'dog', '${photo('bella')}', true), (702, '${OLIVE}', 'Hidden', 'cat', '${photo('hidden-pet')}', false),
    (703, '01920000-0000-7000-8000-00000000c105', 'Gone', 'cat', null, true),
    (704, '01920000-0000-7000-8000-00000000c106', 'Away', 'cat', '${photo('paused-pet')}', true);
  insert into guide_dogs (id, user_id, pet_name, pet_type, pet_image_url) values
    (801, '${OLIVE}', 'Bella', 'dog', '${photo('guide')}'), (802, '01920000-0000-7000-8000-00000000c105', 'Gone', 'dog', '${photo('closed-guide')}');
  update businesses set images = array['${photo('place-1')}', '${photo('place-2')}', '${photo('place-3')}', '${photo('place-4')}'] where id = 2;
  update businesses set images = array['${photo('pending-place')}'] where approval_status = 'pending';
  update reviews set images = array['${photo('taken')}'] where id = 4;
  update reviews set images = array['${photo('taken-down')}'] where id = ${HIDDEN_REVIEWS.unpublished};`;

beforeAll(async () => {
  const urls = await emptyDirectory('http_content_reports');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls);
  await app.database.pool.query(PLANTED);
  [ada, olive] = await Promise.all([signedInAs(app, ADA), signedInAs(app, OLIVE)]);
});

afterAll(() => app?.close());

interface Sending {
  readonly of?: TestApp;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly remoteAddress?: string;
}

const send = (payload: object, { of = app, cookie, headers = {}, remoteAddress = '127.0.0.1' }: Sending = {}) =>
  of.fastify.inject({
    method: 'POST',
    url: '/api/reports',
    headers: { ...headers, ...(cookie !== undefined && { cookie }) },
    payload,
    remoteAddress,
  });

const SPAM = { targetType: 'review', targetId: 5, reason: 'spam', description: 'It only names a shop.' };

/** Returns the stored reports of a piece of content. */
const storedReports = async (targetType: string, targetId: number | string) => {
  const { rows } = await app.database.pool.query<Record<string, unknown>>(
    `select c.status, r.reason, r.description, r.reporter_id, r.reporter_email from moderation_cases c
     join reports r on r.case_id = c.id where c.target_type = $1 and c.target_id = $2 order by r.id`,
    [targetType, String(targetId)],
  );
  return rows;
};

describe('POST /api/reports', () => {
  it("accepts a report from anyone and doesn't return the reporter", async () => {
    const answer = await send({ ...SPAM, reporterEmail: ' Gus@Example.com ' });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([201, 'no-store']);
    expect(ReportedContent.strict().parse(answer.json())).toEqual(SPAM);
    await send({ ...SPAM, reason: 'fake', description: '' }, { cookie: ada });
    expect(await storedReports('review', 5)).toEqual([
      {
        ...{ status: 'open', reason: 'spam', description: 'It only names a shop.' },
        ...{ reporter_id: null, reporter_email: 'gus@example.com' },
      },
      { status: 'open', reason: 'fake', description: null, reporter_id: ADA, reporter_email: null },
    ]);
  });

  it.each([
    { targetType: 'review', targetId: 6 },
    { targetType: 'review', targetId: 960 },
    { targetType: 'response', targetId: 1 },
    { targetType: 'guide_dog', targetId: 801 },
    { targetType: 'pet_profile', targetId: 701 },
    ...['place-3', 'taken', 'bella', 'guide', 'face'].map((name) => ({ targetType: 'photo', targetId: photo(name) })),
  ])('stores a report of any public content: $targetType $targetId', async (target) => {
    const answer = await send({ ...target, reason: 'privacy' });
    expect([answer.statusCode, answer.json()]).toEqual([201, { ...target, reason: 'privacy', description: null }]);
    expect(await storedReports(target.targetType, target.targetId)).toMatchObject([
      { status: 'open', reason: 'privacy' },
    ]);
  });

  it('stores a report of a resized photo as a report of the photo', async () => {
    const answer = await send({ targetType: 'photo', targetId: `${photo('place-1')}?w=400`, reason: 'copyright' });
    expect(answer.json()).toMatchObject({ targetId: photo('place-1') });
    expect(await storedReports('photo', photo('place-1'))).toHaveLength(1);
  });

  it.each([
    [{ targetType: 'review', targetId: HIDDEN_REVIEWS.unpublished }, 'REVIEW_NOT_FOUND', 'Review not found'],
    [{ targetType: 'review', targetId: HIDDEN_REVIEWS.ofPendingBusiness }, 'REVIEW_NOT_FOUND', 'Review not found'],
    [{ targetType: 'review', targetId: 2_147_483_647 }, 'REVIEW_NOT_FOUND', 'Review not found'],
    // A response by a member whose account is closed, to a public review.
    [{ targetType: 'response', targetId: 950 }, 'RESPONSE_NOT_FOUND', 'Response not found'],
    [{ targetType: 'response', targetId: 2 }, 'RESPONSE_NOT_FOUND', 'Response not found'],
    [{ targetType: 'guide_dog', targetId: 802 }, 'GUIDE_DOG_NOT_FOUND', 'Guide Dog not found'],
    [{ targetType: 'pet_profile', targetId: 702 }, 'PET_NOT_FOUND', 'Pet profile not found'],
    [{ targetType: 'pet_profile', targetId: 703 }, 'PET_NOT_FOUND', 'Pet profile not found'],
    [{ targetType: 'pet_profile', targetId: 704 }, 'PET_NOT_FOUND', 'Pet profile not found'],
    ...['place-4', 'pending-place', 'taken-down', 'hidden-pet', 'closed-face', 'closed-guide'].map(
      (name) => [{ targetType: 'photo', targetId: photo(name) }, 'NOT_FOUND', 'Photo not found'] as const,
    ),
    ...['paused-face', 'paused-pet', 'paused-review', 'none'].map(
      (name) => [{ targetType: 'photo', targetId: photo(name) }, 'NOT_FOUND', 'Photo not found'] as const,
    ),
    [{ targetType: 'photo', targetId: '701' }, 'NOT_FOUND', 'Photo not found'],
    [{ targetType: 'photo', targetId: `/uploads/' or true --` }, 'NOT_FOUND', 'Photo not found'],
  ] as const)('returns the same 404 for hidden and missing content: %j', async (target, code, message) => {
    const answer = await send({ ...target, reason: 'spam' });
    expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([404, code, message]);
    expect(await storedReports(target.targetType, target.targetId)).toEqual([]);
  });

  it('returns 403 and stores nothing when members report their own content', async () => {
    for (const own of [
      { targetType: 'response', targetId: 1 },
      { targetType: 'guide_dog', targetId: 801 },
      { targetType: 'pet_profile', targetId: 701 },
      { targetType: 'photo', targetId: photo('place-2') },
    ]) {
      const before = await storedReports(own.targetType, own.targetId);
      const answer = await send({ ...own, reason: 'other', description: 'I want it to be gone.' }, { cookie: olive });
      expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([
        403,
        'FORBIDDEN',
        'You cannot report your own content. You can edit or delete it yourself.',
      ]);
      expect(await storedReports(own.targetType, own.targetId)).toEqual(before);
    }
  });

  it('accepts a second report by the same member or email address without storing it', async () => {
    const first = { ...SPAM, targetId: 7, reporterEmail: 'twice@example.com' };
    const second = { ...first, reason: 'fake', description: 'Something else.', reporterEmail: 'TWICE@example.com' };
    for (const sending of [{}, { cookie: ada }]) {
      const answers = [await send(first, sending), await send(second, sending)];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
      const { reporterEmail: _, ...sent } = second;
      expect(answers[1]?.json()).toEqual(sent);
      expect(Object.keys(answers[1]?.headers ?? {}).toSorted()).toEqual(
        Object.keys(answers[0]?.headers ?? {}).toSorted(),
      );
    }
    expect((await storedReports('review', 7)).map((row) => [row['reporter_id'], row['reason']])).toEqual([
      [null, 'spam'],
      [ADA, 'spam'],
    ]);
  });

  it('opens one case for several reports at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        send({ ...SPAM, targetId: 8, reporterEmail: `reporter-${n % 4}@example.com` }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 201));
    expect(await storedReports('review', 8)).toHaveLength(4);
    const { rows } = await app.database.pool.query(`select from moderation_cases where target_id = '8'`);
    expect(rows).toHaveLength(1);
  });

  it('stores a report as entered, whatever it contains, and shows it to no one', async () => {
    const description = `<script>alert(1)</script> ' or 1=1 -- \u202E ${'x'.repeat(900)}\r\nBcc: a@example.com`;
    const answer = await send(
      { ...SPAM, targetId: 9, description, reporterEmail: 'witness@example.com' },
      { cookie: ada },
    );
    expect(answer.json().description).toBe(description);
    expect(await storedReports('review', 9)).toMatchObject([{ description }]);
    for (const cookie of [undefined, olive]) {
      for (const url of ['/api/reviews/9', '/api/businesses/3/reviews?limit=50', '/api/reviews?limit=50']) {
        const { body, statusCode } = await app.fastify.inject({ url, headers: cookie === undefined ? {} : { cookie } });
        expect(statusCode).toBe(200);
        for (const secret of ['witness@example.com', 'alert(1)', ADA])
          expect([url, body.includes(secret)]).toEqual([url, false]);
      }
    }
  });

  it.each([
    [{ targetType: 'business' }, 'targetType'],
    [{ targetType: undefined }, 'targetType'],
    [{ targetId: '5' }, 'targetId'],
    [{ targetId: 0 }, 'targetId'],
    [{ targetId: 5.5 }, 'targetId'],
    [{ targetType: 'photo', targetId: 5 }, 'targetId'],
    [{ targetType: 'photo', targetId: 'a\0b' }, 'targetId'],
    [{ targetType: 'photo', targetId: 'x'.repeat(501) }, 'targetId'],
    [{ reason: 'boring' }, 'reason', 'Please choose a reason'],
    [{ reason: undefined }, 'reason', 'Please choose a reason'],
    [
      { reason: 'other', description: 'Too short' },
      'description',
      'Please explain what is wrong in at least 10 characters',
    ],
    [{ reason: 'other', description: null }, 'description', 'Please explain what is wrong in at least 10 characters'],
    [{ description: 'x'.repeat(2001) }, 'description', 'Please use at most 2,000 characters'],
    [{ description: 'a\0b' }, 'description', 'Description must not contain a NUL character.'],
    [{ reporterEmail: 'nobody' }, 'reporterEmail', 'Valid email is required'],
    [{ reporterEmail: 'a@example.com\r\nBcc: b@example.com' }, 'reporterEmail', 'Valid email is required'],
    [{ reporterId: ADA }, 'reporterId', 'Unknown field'],
  ] as const)(
    'rejects an invalid report and stores nothing: %j',
    async (wrong, path, message: unknown = expect.any(String)) => {
      const answer = await send({ ...SPAM, targetId: 10, ...wrong });
      expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ path, message }]]);
      expect(await storedReports('review', 10)).toEqual([]);
    },
  );

  it('stores a report once per idempotency key and repeats the answer', async () => {
    const headers = { 'idempotency-key': 'report-once' };
    const sendOnce = () => send({ ...SPAM, targetId: 11 }, { headers });
    const [first, second] = [await sendOnce(), await sendOnce()];
    expect([first.statusCode, second.statusCode, second.body]).toEqual([201, 201, first.body]);
    expect(await storedReports('review', 11)).toHaveLength(1);
    expect((await send({ ...SPAM, targetId: 12 }, { headers })).statusCode).toBe(422);
  });

  it('rejects a report started by another site', async () => {
    const answer = await send(
      { ...SPAM, targetId: 13 },
      { cookie: ada, headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } },
    );
    expect([answer.statusCode, await storedReports('review', 13)]).toEqual([403, []]);
  });

  it('allows five content reports an hour per address, counted separately from business reports', async () => {
    const counting = await startTestApp(app.databaseUrls, { RATE_LIMIT: 'on' });
    const at = { of: counting, remoteAddress: '203.0.113.9' };
    const statuses = [];
    statuses.push((await send({ ...SPAM, targetId: 999_999 }, at)).statusCode);
    for (let n = 0; n < 6; n += 1) statuses.push((await send({ ...SPAM, targetId: 14 }, at)).statusCode);
    const refused = await send({ ...SPAM, targetId: 14 }, at);
    const issue = {
      ...{ feedbackType: 'listing_issue', description: 'It has closed permanently.' },
      ...{ recommendedBusinessName: 'Patio Place 26', tags: ['closed_business'] },
    };
    const { statusCode } = await counting.fastify.inject({
      method: 'POST',
      url: '/api/feedback',
      payload: issue,
      remoteAddress: '203.0.113.9',
    });
    await counting.close();
    expect(statuses).toEqual([404, 201, 201, 201, 201, 201, 429]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(statusCode).toBe(201);
  });
});
