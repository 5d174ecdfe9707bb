import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { z } from 'zod';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { REVIEW_TOTALS } from '../../../infrastructure/review/review-totals.js';
import { OwnerResponse, Review } from '../../../interfaces/contract/review/review.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { ADA, HIDDEN, HIDDEN_REVIEWS, OLIVE, seedDirectory } from '../../support/search/seeded.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { statementsOf } from '../../support/postgres/statements.js';

let app: TestApp;
let ada: string;
let olive: string;

/** A public business owned by Olive. */
const OLIVES = 5;

beforeAll(async () => {
  const urls = await emptyDirectory('http_review_writes');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls);
  ada = await signedInAs(app, ADA);
  olive = await signedInAs(app, OLIVE);
  // The seeded rows have fixed IDs, so the sequence must continue after them.
  await sql(`select setval(pg_get_serial_sequence('reviews', 'id'), 2000)`);
  await sql(`insert into guide_dogs (user_id, pet_name, pet_type, review_count) values ('${ADA}', 'Pixel', 'dog', 19)`);
});

afterAll(() => app?.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const call = (method: Method, url: string, cookie: string | null, payload?: unknown) =>
  app.fastify.inject({
    method,
    url,
    headers: { ...(cookie === null ? {} : { cookie }), 'content-type': 'application/json' },
    ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
  });

const sql = <Row>(text: string): Promise<Row[]> =>
  runSql(app.databaseUrls.ownerUrl, async (client) => (await client.query(text)).rows as Row[]);

const GOOD = { rating: 5, title: 'Biscuit approved', content: 'Shade, and water for everybody.' };

const write = (business: number, body: unknown = GOOD, cookie: string | null = ada) =>
  call('POST', `/api/businesses/${business}/reviews`, cookie, body);

/** Posts a review by Ada of a business that she hasn't reviewed yet, and returns it. */
async function written(business: number, body: object = GOOD): Promise<Review> {
  const answer = await write(business, body);
  expect(answer.statusCode).toBe(201);
  return answer.json<Review>();
}

interface Totals {
  readonly reviews: number;
  readonly stars: number;
  readonly favorable: number;
  readonly all: number;
  readonly all_stars: number;
  readonly dog: number;
}

async function totals(business: number): Promise<Totals> {
  const [row] =
    await sql<Totals>(`select b.review_count as reviews, b.rating_sum as stars, b.favorable_count as favorable,
    t.review_count::integer as all, t.rating_sum::integer as all_stars, g.review_count as dog
    from business_entries b, ${REVIEW_TOTALS} t, guide_dogs g where b.id = ${business} and g.user_id = '${ADA}'`);
  if (row === undefined) throw new Error('There are no totals.');
  return row;
}

const moved = (before: Totals, [reviews, stars, favorable]: readonly [number, number, number]): Totals => ({
  reviews: before.reviews + reviews,
  stars: before.stars + stars,
  favorable: before.favorable + favorable,
  all: before.all + reviews,
  all_stars: before.all_stars + stars,
  dog: before.dog + reviews,
});

describe('reviews', () => {
  it('returns the whole new review with its URL, and finds it there and in all lists', async () => {
    const answer = await write(20, { ...GOOD, petName: 'Pixel' });
    expect(answer.statusCode).toBe(201);
    const review = answer.json<Review>();
    expect(z.strictObject(Review.shape).safeParse(review).error).toBeUndefined();
    expect(review).toMatchObject({
      ...GOOD,
      petName: 'Pixel',
      images: [],
      userId: ADA,
      user: { firstName: 'Ada', profileImageUrl: null },
      business: { id: 20, ownerId: null },
      helpfulCount: 0,
      votedHelpful: false,
      response: null,
    });
    const location = String(answer.headers.location);
    expect(location).toBe(`/api/reviews/${review.id}`);
    expect((await call('GET', location, ada)).json()).toEqual(review);
    for (const list of [
      '/api/businesses/20/reviews',
      '/api/reviews',
      `/api/users/${ADA}/reviews`,
      `/api/reviews/user/${ADA}`,
    ]) {
      const shown = await call('GET', list, null);
      expect([list, shown.json<Review[]>()[0]]).toEqual([list, { ...review, votedHelpful: null }]);
    }
  });

  it("updates averages, counts, and the author's Guide Dog when a review is added, changed, or deleted", async () => {
    const before = await totals(21);
    const review = await written(21, { ...GOOD, rating: 4 });
    expect(await totals(21)).toEqual(moved(before, [1, 4, 1]));
    expect((await call('PUT', `/api/reviews/${review.id}`, ada, { ...GOOD, rating: 2 })).json()).toMatchObject({
      id: review.id,
      rating: 2,
      createdAt: review.createdAt,
    });
    expect(await totals(21)).toEqual(moved(before, [1, 2, 0]));
    expect(
      (await call('PUT', `/api/reviews/${review.id}`, ada, { ...GOOD, rating: 2, title: 'Other words' })).statusCode,
    ).toBe(200);
    expect(await totals(21)).toEqual(moved(before, [1, 2, 0]));
    const deleted = await call('DELETE', `/api/reviews/${review.id}`, ada);
    expect([deleted.statusCode, deleted.body]).toEqual([204, '']);
    expect(await totals(21)).toEqual(before);
    expect((await call('GET', `/api/reviews/${review.id}`, ada)).statusCode).toBe(404);
    expect((await call('DELETE', `/api/reviews/${review.id}`, ada)).statusCode).toBe(404);
  });

  it('leaves a taken-down review to its author and out of every total', async () => {
    const review = await written(22);
    await sql(`update reviews set is_published = false, state = 'hidden' where id = ${review.id}`);
    const before = await totals(22);
    expect((await call('GET', `/api/reviews/${review.id}`, olive)).statusCode).toBe(404);
    expect((await call('GET', `/api/reviews/${review.id}`, ada)).json()).toMatchObject({ state: 'hidden' });
    expect((await call('PUT', `/api/reviews/${review.id}`, olive, GOOD)).statusCode).toBe(404);
    expect((await call('PUT', `/api/reviews/${review.id}`, ada, { ...GOOD, rating: 1 })).statusCode).toBe(200);
    expect((await call('DELETE', `/api/reviews/${review.id}`, ada)).statusCode).toBe(204);
    expect(await totals(22)).toEqual(before);
  });

  it('allows one review per member and business', async () => {
    await written(23);
    const again = await write(23);
    expect([again.statusCode, again.json().code, again.json().message]).toEqual([
      409,
      'REVIEW_EXISTS',
      'You have already reviewed this business.',
    ]);
  });

  it("rejects a review of one's own business, of a hidden business, and by a visitor", async () => {
    const own = await write(OLIVES, GOOD, olive);
    expect([own.statusCode, own.json().code]).toEqual([403, 'FORBIDDEN']);
    for (const id of [...Object.values(HIDDEN), 99_999]) {
      const answer = await write(id);
      expect([id, answer.statusCode, answer.json().code]).toEqual([id, 404, 'BUSINESS_NOT_FOUND']);
    }
    const visitor = await write(24, GOOD, null);
    expect([visitor.statusCode, visitor.json().message]).toEqual([401, 'Unauthorized']);
  });

  it('a review can be changed and deleted only by its author', async () => {
    const { id } = await written(24);
    for (const [method, body] of [
      ['PUT', GOOD],
      ['DELETE', undefined],
    ] as const) {
      expect((await call(method, `/api/reviews/${id}`, olive, body)).json().code).toBe('FORBIDDEN');
      expect((await call(method, `/api/reviews/${id}`, null, body)).statusCode).toBe(401);
      for (const unknown of [99_999, HIDDEN_REVIEWS.unpublished])
        expect((await call(method, `/api/reviews/${unknown}`, olive, body)).json().code).toBe('REVIEW_NOT_FOUND');
    }
  });

  it('stores review text as entered, without outer whitespace and NUL, and the title on one line', async () => {
    const nasty = `<script>alert('x')</script>\r\n\u0007\u001b[31m\u202e "quoted" \\ % _ 🐶  é`;
    const review = await written(25, {
      ...GOOD,
      title: `  ${nasty.slice(0, 60)}\t`,
      content: `\n${nasty} `,
      petName: '<b>Rex</b>',
    });
    const line = `<script>alert('x')</script> [31m "quoted" \\ % _ 🐶 é`;
    expect([review.title, review.content, review.petName]).toEqual([line, nasty, '<b>Rex</b>']);
    expect((await call('GET', `/api/reviews/${review.id}`, null)).json()).toMatchObject({ content: nasty });
    for (const field of ['title', 'content', 'petName']) {
      const answer = await write(26, { ...GOOD, [field]: 'Ten or more \0 characters' });
      expect([field, answer.statusCode, answer.json().errors?.[0]?.path]).toEqual([field, 400, field]);
    }
  });

  it('a review states how the visit came about if the author entered it', async () => {
    const review = await written(19, { ...GOOD, disclosure: 'invited' });
    expect(review.disclosure).toBe('invited');
    const changed = await call('PUT', `/api/reviews/${review.id}`, ada, { ...GOOD, disclosure: 'paid' });
    expect(changed.json()).toMatchObject({ disclosure: 'paid' });
    expect((await call('PUT', `/api/reviews/${review.id}`, ada, GOOD)).json()).toMatchObject({ disclosure: null });
  });

  it("returns the form's message for each invalid review field", async () => {
    const wrong: [object, string, string][] = [
      [{ rating: 4.5 }, 'rating', 'Rating must be a whole number from 1 to 5'],
      [{ rating: '5' }, 'rating', 'Rating must be a whole number from 1 to 5'],
      [{ rating: 0 }, 'rating', 'Rating must be a whole number from 1 to 5'],
      [{ rating: 6 }, 'rating', 'Rating must be a whole number from 1 to 5'],
      [{ rating: undefined }, 'rating', 'Rating must be a whole number from 1 to 5'],
      [{ title: undefined }, 'title', 'Title is required'],
      [{ title: ' \n ' }, 'title', 'Title is required'],
      [{ title: 'x'.repeat(101) }, 'title', 'Title cannot exceed 100 characters'],
      [{ content: undefined }, 'content', 'Review must be at least 10 characters'],
      [{ content: '   nine ch.   ' }, 'content', 'Review must be at least 10 characters'],
      [{ content: 'x'.repeat(1001) }, 'content', 'Review cannot exceed 1000 characters'],
      [{ petName: 'x'.repeat(51) }, 'petName', 'Pet name must be 50 characters or less'],
      [{ images: ['/1', '/2', '/3', '/4'] }, 'images', 'A review can have up to 3 photos'],
      [{ disclosure: 'a friend told me' }, 'disclosure', 'Choose one of: paid, invited'],
      [
        { disclosure: 'works_there' },
        'disclosure',
        'People who work at a place cannot review it. Please choose another place.',
      ],
      [{ isHelpful: true }, 'isHelpful', 'Unknown field'],
      [{ userId: OLIVE }, 'userId', 'Unknown field'],
    ];
    for (const [change, path, message] of wrong) {
      const answer = await write(26, { ...GOOD, ...change });
      expect([change, answer.statusCode, answer.json().code, answer.json().errors]).toEqual([
        change,
        400,
        'INVALID_INPUT',
        [{ path, message }],
      ]);
    }
    const longest = { rating: 1, title: 'x'.repeat(100), content: 'y'.repeat(1000), petName: '', images: [] };
    expect(await written(26, longest)).toMatchObject({ ...longest, petName: null });
  });
});

describe('review photos', () => {
  const UPLOADED = /^\/uploads\/[\w-]+\.webp$/;

  /** Returns an image as a data URL. */
  async function photo(): Promise<string> {
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#8a5' } })
      .png()
      .toBuffer();
    return `data:image/png;base64,${bytes.toString('base64')}`;
  }

  const used = async () =>
    (await sql<{ n: number }>(`select count(*)::integer as n from uploads where free_since is null`))[0]?.n;

  it('review photos are stored as files of this site, replaced with a change, and released when deleted', async () => {
    const review = await written(16, { ...GOOD, images: [await photo(), await photo()] });
    const [first = '', second = ''] = review.images;
    expect([first, second]).toEqual([expect.stringMatching(UPLOADED), expect.stringMatching(UPLOADED)]);
    expect((await call('GET', first, null)).statusCode).toBe(200);
    expect(await used()).toBe(2);
    const changed = await call('PUT', `/api/reviews/${review.id}`, ada, { ...GOOD, images: [second, await photo()] });
    expect([changed.statusCode, changed.json<Review>().images[0]]).toEqual([200, second]);
    expect(await used()).toBe(2);
    expect((await call('PUT', `/api/reviews/${review.id}`, ada, { ...GOOD, images: [first] })).statusCode).toBe(200);
    await call('DELETE', `/api/reviews/${review.id}`, ada);
    expect(await used()).toBe(0);
  });

  it("review photos must be the author's own uploads, not another URL", async () => {
    const mine = (await written(17, { ...GOOD, images: [await photo()] })).images[0] ?? '';
    for (const images of [
      [mine],
      ['https://elsewhere.example/dog.webp'],
      ['/uploads/demo/a.webp'],
      ['data:text/html,x'],
    ]) {
      const refused = await write(18, { ...GOOD, images });
      expect([images, refused.statusCode < 500 && refused.statusCode >= 400]).toEqual([images, true]);
    }
    expect(await sql(`select id from reviews where business_id = 18`)).toEqual([]);
  });
});

describe('the data of a business page', () => {
  it('a business page takes two SQL statements, plus those that identify a member', async () => {
    const page = async (cookie: string | null) => {
      await call('GET', '/api/businesses/3', cookie);
      await call('GET', '/api/businesses/3/reviews', cookie);
    };
    expect(await statementsOf(() => page(null))).toHaveLength(2);
    const member = await statementsOf(() => page(ada));
    expect(member.filter((text) => !text.includes('from sessions'))).toHaveLength(2);
  });
});

describe('emails about reviews', () => {
  const outbox = (key: string) =>
    sql<{
      member_id: string;
      service: boolean;
      recipient: unknown;
      payload: { subject: string; paragraphs: string[] };
    }>(`select member_id, service, recipient, payload from outbox where dedupe_key = '${key}'`);

  it('emails notify the owner of a new review and the author of a response, but not of changes', async () => {
    const review = await written(4, { ...GOOD, title: '<i>Title</i>' });
    const [toOwner] = await outbox(`review:${review.id}`);
    expect(toOwner).toMatchObject({ member_id: OLIVE, service: false, recipient: null });
    expect(toOwner?.payload.paragraphs).toEqual([expect.stringContaining('5 out of 5'), '<i>Title</i>', GOOD.content]);
    await call('POST', `/api/reviews/${review.id}/response`, olive, { content: 'Come again!' });
    const [toAuthor] = await outbox(`review-response:${review.id}`);
    expect(toAuthor).toMatchObject({ member_id: ADA, service: false, recipient: null });
    expect(toAuthor?.payload.paragraphs).toContain('Come again!');
    const [before] = await sql<{ n: number }>('select count(*)::integer as n from outbox');
    await call('PUT', `/api/reviews/${review.id}`, ada, GOOD);
    await call('PUT', `/api/reviews/${review.id}/response`, olive, { content: 'Other words.' });
    expect((await sql<{ n: number }>('select count(*)::integer as n from outbox'))[0]).toEqual(before);
  });

  it('review emails take two SQL statements besides the eight of a review with an idempotency key', async () => {
    const words = (statements: string[]) => statements.map((text) => /^\W*(\w+(?: \w+){0,2})/.exec(text)?.[1]);
    const sent = async (place: number) => {
      let id = 0;
      const headers = { cookie: ada, 'idempotency-key': `${place} statements` };
      const url = `/api/businesses/${place}/reviews`;
      const statements = await statementsOf(async () => {
        id = (await app.fastify.inject({ method: 'POST', url, headers, payload: GOOD })).json<Review>().id;
      });
      await call('DELETE', `/api/reviews/${id}`, ada);
      return words(statements);
    };
    const WHO_CALLS_AND_KEY = ['select s', 'insert into idempotency_keys'];
    // The statements that mark the key as changed, in the same transaction, and store the answer.
    const [MADE, ANSWER_KEPT] = ['with change as', 'update idempotency_keys set'];
    // Checks that no taken-down review exists, and locks the author, so that joining the Guide Dogs at the same time
    // counts this review once.
    const REVIEW = ['begin', 'with member as', 'with review as'];
    expect(await sent(30)).toEqual([...WHO_CALLS_AND_KEY, ...REVIEW, MADE, 'commit', ANSWER_KEPT]);
    // The first email of a process also reads the list of queues. That happened earlier.
    const MAIL = ['insert into outbox', 'INSERT INTO pgboss'];
    expect(await sent(OLIVES)).toEqual([...WHO_CALLS_AND_KEY, ...REVIEW, ...MAIL, MADE, 'commit', ANSWER_KEPT]);
  });

  it('emails are not sent for a rejected review', async () => {
    const [before] = await sql<{ n: number }>('select count(*)::integer as n from outbox');
    expect((await write(4)).statusCode).toBe(409);
    expect((await sql<{ n: number }>('select count(*)::integer as n from outbox'))[0]).toEqual(before);
  });
});

describe("an owner's response", () => {
  const respond = (method: 'POST' | 'PUT', id: number, content: unknown, cookie: string | null = olive) =>
    call(method, `/api/reviews/${id}/response`, cookie, { content });

  it("an owner's response is posted once by the owner, appears with the review, and can be changed", async () => {
    const posted = await respond('POST', 2, '  Thank you <b>all</b>.  ');
    expect([posted.statusCode, posted.headers.location]).toEqual([201, '/api/reviews/2/response']);
    expect(z.strictObject(OwnerResponse.shape).parse(posted.json())).toMatchObject({
      reviewId: 2,
      content: 'Thank you <b>all</b>.',
    });
    expect((await call('GET', '/api/reviews/2', null)).json()).toMatchObject({
      hasResponse: true,
      response: posted.json(),
    });
    const again = await respond('POST', 2, 'Once more.');
    expect([again.statusCode, again.json().code]).toEqual([409, 'RESPONSE_EXISTS']);
    const reworded = await respond('PUT', 2, 'Thank you.');
    expect([reworded.statusCode, reworded.json()]).toEqual([
      200,
      { ...posted.json(), content: 'Thank you.', updatedAt: expect.any(String) },
    ]);
    expect((await call('GET', '/api/reviews/2/response', null)).json()).toEqual(reworded.json());
  });

  it("an owner's response is possible only for the owner and on a public review", async () => {
    for (const method of ['POST', 'PUT'] as const) {
      expect((await respond(method, 3, 'Thank you.', ada)).json().code).toBe('FORBIDDEN');
      expect((await respond(method, 3, 'Thank you.', null)).statusCode).toBe(401);
      for (const id of [HIDDEN_REVIEWS.unpublished, HIDDEN_REVIEWS.ofPendingBusiness, 99_999])
        expect((await respond(method, id, 'Thank you.')).json().code).toBe('REVIEW_NOT_FOUND');
    }
    expect((await respond('PUT', 3, 'Thank you.')).json().code).toBe('RESPONSE_NOT_FOUND');
  });

  it("an owner's response must have 5 to 500 characters without outer whitespace", async () => {
    const min = 'Response must be at least 5 characters';
    for (const [content, message] of [
      [undefined, min],
      ['    ', min],
      [' four ', min],
      ['x'.repeat(501), 'Response cannot exceed 500 characters'],
    ]) {
      const answer = await respond('POST', 3, content);
      expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ path: 'content', message }]]);
    }
    expect((await respond('POST', 3, `  ${'x'.repeat(500)}  `)).statusCode).toBe(201);
  });
});

describe('helpful votes', () => {
  const vote = (method: 'PUT' | 'DELETE', id: number, cookie: string | null = ada) =>
    call(method, `/api/reviews/${id}/helpful`, cookie);
  const seen = async (id: number, cookie: string | null) =>
    (await call('GET', `/api/reviews/${id}`, cookie)).json<Review>();

  it('helpful votes count once per member, are visible only to that member, and can be undone', async () => {
    for (const _ of [1, 2]) expect((await vote('PUT', 10)).statusCode).toBe(204);
    const [other] = await sql<{ id: string }>(`select id from users where first_name like 'Member %' limit 1`);
    expect((await vote('PUT', 10, await signedInAs(app, other?.id ?? ''))).statusCode).toBe(204);
    expect((await vote('PUT', 10, olive)).json().code).toBe('FORBIDDEN');
    expect(await seen(10, ada)).toMatchObject({ helpfulCount: 2, isHelpful: true, votedHelpful: true });
    expect(await seen(10, null)).toMatchObject({ helpfulCount: 2, votedHelpful: null });
    const list = await call('GET', '/api/businesses/3/reviews', ada);
    expect(list.headers['cache-control']).toBe('private, no-store');
    expect(
      list
        .json<Review[]>()
        .filter(({ votedHelpful }) => votedHelpful)
        .map(({ id }) => id),
    ).toEqual([10]);
    for (const _ of [1, 2]) expect((await vote('DELETE', 10)).statusCode).toBe(204);
    expect(await seen(10, ada)).toMatchObject({ helpfulCount: 1, votedHelpful: false });
  });

  it('helpful votes are counted exactly when many are sent at once', async () => {
    const members = await sql<{ id: string }>(`select id from users where first_name like 'Member %' limit 8`);
    const cookies = await Promise.all(members.map(({ id }) => signedInAs(app, id)));
    const review = await written(27);
    const answers = await Promise.all([...cookies, ...cookies].map((cookie) => vote('PUT', review.id, cookie)));
    expect(answers.every(({ statusCode }) => statusCode === 204)).toBe(true);
    expect((await seen(review.id, null)).helpfulCount).toBe(8);
    await Promise.all(cookies.slice(0, 3).map((cookie) => vote('DELETE', review.id, cookie)));
    expect((await seen(review.id, null)).helpfulCount).toBe(5);
  });

  it('helpful votes are refused from the author, from visitors, and for hidden reviews', async () => {
    const review = await written(28);
    for (const method of ['PUT', 'DELETE'] as const) {
      expect((await vote(method, review.id)).json().code).toBe('FORBIDDEN');
      expect((await vote(method, review.id, null)).statusCode).toBe(401);
      for (const id of [HIDDEN_REVIEWS.unpublished, HIDDEN_REVIEWS.ofPendingBusiness, 99_999])
        expect((await vote(method, id, olive)).json().code).toBe('REVIEW_NOT_FOUND');
    }
  });
});

describe('lists of reviews', () => {
  it('lists of reviews return 404 for an unknown member and leave out hidden reviews', async () => {
    const answer = await call('GET', `/api/users/${ADA}/reviews?limit=100`, null);
    const ids = answer.json<Review[]>().map(({ id }) => id);
    expect(answer.headers['x-total-count']).toBe(String(ids.length));
    expect(ids).not.toContain(HIDDEN_REVIEWS.unpublished);
    expect(ids).not.toContain(HIDDEN_REVIEWS.ofPendingBusiness);
    for (const url of ['/api/users/0198c2f0-ffff-7b52-8d44-91c7e0a2b3f5/reviews', '/api/reviews/user/x'])
      expect((await call('GET', url, null)).json().code).toBe('USER_NOT_FOUND');
  });

  it('lists of reviews page through all reviews, newest first', async () => {
    const ids: number[] = [];
    let next: string | undefined = '/api/reviews?limit=9';
    let total = '';
    while (next !== undefined) {
      const answer = await call('GET', next, null);
      total = String(answer.headers['x-total-count']);
      ids.push(...answer.json<Review[]>().map(({ id }) => id));
      next = /^<([^>]+)>/.exec(String(answer.headers.link ?? ''))?.[1];
    }
    const all = await sql<{ id: number }>(`select r.id from reviews r join businesses b on b.id = r.business_id
      where r.is_published and b.is_public order by r.created_at desc, r.id desc`);
    expect(ids).toEqual(all.map(({ id }) => id));
    expect(total).toBe(String(all.length));
    const foreign = await call('GET', '/api/reviews?limit=9&cursor=W10', null);
    expect([foreign.statusCode, foreign.json().code]).toEqual([400, 'INVALID_CURSOR']);
  });

  it('lists of reviews repeat none of the first ten among the next twelve when a review arrives in between', async () => {
    const first = await call('GET', '/api/reviews?limit=10', null);
    const next = /^<([^>]+)>/.exec(String(first.headers.link))?.[1]?.replace('limit=10', 'limit=12');
    const [business] = await sql<{ id: number }>(`select b.id from businesses b where b.is_public
      and b.owner_id is distinct from '${OLIVE}'
      and not exists (select from reviews r where r.business_id = b.id and r.user_id = '${OLIVE}') limit 1`);
    expect((await write(Number(business?.id), GOOD, olive)).statusCode).toBe(201);
    const second = await call('GET', String(next), null);
    const ids = [first, second].flatMap((answer) => answer.json<Review[]>().map(({ id }) => id));
    expect(ids).toHaveLength(22);
    expect(new Set(ids).size).toBe(22);
  });
});
