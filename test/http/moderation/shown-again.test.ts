import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EraseMinor } from '../../../application/account/erase-minor.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { continueIds } from '../../support/member-rows.js';
import { deliveredMails } from '../../support/outgoing/deliveries.js';
import { ADA, seedDirectory } from '../../support/search/seeded.js';

const ADA_MAIL = 'ada-member-mail-secret@example.com';
const CHILD = '0198c2f0-bbbb-7b52-8d44-91c7e0a2b3f5';

let app: TestApp;
let administrator: string;
let ada: string;
/** IDs of Ada's reviews of businesses 20 to 22. */
let reviews: readonly number[];

beforeAll(async () => {
  const urls = await emptyDirectory('http_shown_again');
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  app = await startTestApp(urls, WITH_ADMINISTRATOR);
  administrator = await signedInAsAdministrator(app);
  ada = await signedInAs(app, ADA);
});

afterAll(() => app?.close());

const query = async <T = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await app.database.pool.query<T & Record<string, unknown>>(text, values)).rows;

const writeReviews = async (memberId: string) =>
  (
    await query<{ id: number }>(
      `insert into reviews (business_id, user_id, rating, title, content)
       select n, $1, 5, 'Words', 'Words that someone wrote' from generate_series(20, 22) n returning id`,
      [memberId],
    )
  ).map(({ id }) => id);

beforeEach(async () => {
  await query('delete from copyright_notices');
  await query('delete from notices');
  await query('delete from moderation_cases');
  await query('delete from reviews where user_id = $1', [ADA]);
  reviews = await writeReviews(ADA);
});

const call = (method: 'GET' | 'POST', url: string, cookie = '', payload?: object) =>
  app.fastify.inject({
    ...{ method, url, headers: cookie === '' ? {} : { cookie } },
    ...(payload === undefined ? {} : { payload }),
  });

async function done<T = { id: number }>(url: string, cookie: string, payload: object): Promise<T> {
  const answer = await call('POST', url, cookie, payload);
  expect([url, answer.statusCode < 300, answer.body]).toEqual([url, true, answer.body]);
  return answer.json<T>();
}

const address = (place = 0) => `/business/${20 + place}#review-${String(reviews[place])}`;

async function sent(addresses = [address()]): Promise<number> {
  const { id } = await done('/api/copyright-notices', '', {
    ...{ name: 'Pat Painter', email: 'pat@example.org', postalAddress: '7 Example Lane, Portland' },
    ...{ work: 'My words about a patio.', addresses, goodFaith: true, accuracy: true, signature: 'Pat Painter' },
  });
  return id;
}

const decide = (id: number, decision: object) =>
  done(`/api/admin/copyright-notices/${id}/decide`, administrator, decision);

const counter = (noticeId: number) =>
  call('POST', `/api/copyright-notices/${noticeId}/counter-notice`, ada, {
    ...{ name: 'Ada Lovelace', postalAddress: '12 River Street\nAustin, TX 78701', phone: '(512) 555-0142' },
    ...{ statement: 'I wrote this myself.', mistake: true, jurisdiction: true, signature: 'Ada Lovelace' },
  });

/** Files a counter-notice and ends its waiting period. Returns its ID. */
async function countered(noticeId: number): Promise<number> {
  await counter(noticeId);
  const [row] = await query<{ id: number }>(
    `update copyright_counter_notices set restorable_from = now() where notice_id = $1 returning id`,
    [noticeId],
  );
  return row?.id ?? 0;
}

/** Decisions about Ada's first review, and ways to undo them. */
const DOING = {
  report: () => done('/api/reports', '', { targetType: 'review', targetId: reviews[0], reason: 'spam' }),
  hide: () => resolved({ action: 'hide', note: 'Please write about the place.' }),
  remove: () => resolved({ action: 'remove', note: 'It is not about the place.' }),
  suspend: () => resolved({ action: 'suspend', note: 'Enough.' }),
  takeDown: async () => decide(await sent(['/business/20']), { decision: 'accept', addresses: [address()] }),
  putBack: async () => {
    const [{ id } = { id: 0 }] = await query<{ id: number }>('select id from copyright_notices');
    await decide(id, { decision: 'restore', counterNoticeId: await countered(id) });
  },
  counter: async () => countered((await query<{ id: number }>('select id from copyright_notices'))[0]?.id ?? 0),
  upholdHiding: () => upheld(`kind = 'content_hidden' and reason <> 'copyright'`),
  upholdRemoval: () => upheld(`kind = 'content_removed'`),
  upholdSuspension: () => upheld(`kind = 'suspension'`),
  upholdTakedown: () => upheld(`reason = 'copyright'`),
} satisfies Record<string, () => Promise<unknown>>;

type Doing = keyof typeof DOING;

async function resolved(decision: object): Promise<void> {
  const [open] = await query<{ id: number }>(`select id from moderation_cases where status = 'open'`);
  await done(`/api/admin/reports/${String(open?.id)}/resolve`, administrator, { reasonCode: 'spam', ...decision });
}

/** Ada appeals against the matching notice, and an administrator upholds the appeal. */
async function upheld(which: string): Promise<void> {
  const [notice] = await query<{ id: number }>(`select id from notices where ${which}`);
  await done(`/api/user/notices/${String(notice?.id)}/appeal`, ada, { text: 'The words of this review are mine.' });
  const [appeal] = await query<{ id: number }>('select id from appeals where notice_id = $1', [notice?.id]);
  await done(`/api/admin/appeals/${String(appeal?.id)}/decide`, administrator, { uphold: true, note: 'Right.' });
}

const state = async () => (await query('select state from reviews where id = $1', [reviews[0]]))[0]?.['state'];

const lastOutcome = async () => {
  const mails = await deliveredMails(app, ADA_MAIL);
  const { text } = mails.findLast(({ subject }) => subject === 'Your appeal was upheld') ?? { text: '' };
  return text.replaceAll(/\s+/g, ' ');
};

describe('a review hidden by several decisions', () => {
  const AGAIN = 'The content is visible again.';
  const STILL = 'The content is still hidden because of another decision.';

  it.each<[readonly Doing[], Doing, Doing, string]>([
    [['report', 'takeDown', 'hide'], 'putBack', 'upholdHiding', AGAIN],
    [['report', 'takeDown', 'hide'], 'upholdTakedown', 'upholdHiding', AGAIN],
    [['report', 'takeDown', 'suspend'], 'putBack', 'upholdSuspension', AGAIN],
    [['report', 'takeDown', 'remove'], 'upholdRemoval', 'putBack', STILL],
    [['report', 'takeDown', 'remove'], 'upholdRemoval', 'upholdTakedown', AGAIN],
    [['report', 'hide', 'takeDown'], 'upholdHiding', 'putBack', STILL],
    [['report', 'hide', 'takeDown'], 'upholdHiding', 'upholdTakedown', AGAIN],
  ])(
    'after %p, a review is shown again only when both have ended: not after %s alone, but after %s',
    async (before, first, last, told) => {
      for (const doing of before) await DOING[doing]();
      expect(await state()).toBe(before.includes('remove') ? 'removed' : 'hidden');
      await DOING[first]();
      expect(await state()).toBe('hidden');
      await DOING[last]();
      expect(await state()).toBe('shown');
      expect(await query('select from notices where lifted_at is null')).toEqual([]);
      expect(await lastOutcome()).toContain(told);
    },
  );

  it('an upheld appeal against a copyright notice shows the review, and the notice counts against no one', async () => {
    for (const doing of ['takeDown', 'counter', 'upholdTakedown'] as const) await DOING[doing]();
    expect(await state()).toBe('shown');
    const [notice] = (await call('GET', '/api/admin/copyright-notices?status=all', administrator)).json();
    expect(notice).toMatchObject({
      takenDown: [{ followedAgainst: 0, restoredAt: expect.stringMatching(/Z$/) }],
      counterNotices: [{ status: 'restored', reason: 'Right.', decidedBy: 'Administrator' }],
    });
    const toSender = (await deliveredMails(app, 'pat@example.org')).at(-1);
    expect(toSender?.subject).toBe(`Your copyright notice no. ${notice.id} was reversed on appeal`);
    expect(toSender?.text).toContain(`#review-${String(reviews[0])}`);
  });

  it("a review can't get a counter-notice after an appeal ended its copyright takedown", async () => {
    for (const doing of ['takeDown', 'upholdTakedown'] as const) await DOING[doing]();
    const [notice] = await query<{ id: number }>('select id from copyright_notices');
    const answer = await counter(notice?.id ?? 0);
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      expect.objectContaining({
        ...{ code: 'COPYRIGHT_MOVE_REFUSED' },
        message: 'This notice no longer hides any of your content, so there is nothing to dispute.',
      }),
    ]);
    expect(await query('select from copyright_counter_notices')).toEqual([]);
  });

  it('a hidden review stays hidden as the older review of a merged business', async () => {
    for (const doing of ['report', 'hide'] as const) await DOING[doing]();
    await query('update businesses set merged_into = 23 where id = 20');
    await DOING.upholdHiding();
    await query('update businesses set merged_into = null where id = 20');
    expect(await state()).toBe('hidden');
    expect(await lastOutcome()).toContain(STILL);
  });

  it("a review isn't announced as visible again if the counter-notice alone doesn't restore it", async () => {
    for (const doing of ['report', 'takeDown', 'hide', 'putBack'] as const) await DOING[doing]();
    for (const to of ['pat@example.org', ADA_MAIL]) {
      const { subject, text } = (await deliveredMails(app, to)).at(-1) ?? { subject: '', text: '' };
      expect(subject).toMatch(/^Counter-notice accepted: |^Your counter-notice was accepted$/);
      expect(text.replaceAll(/\s+/g, ' ')).toContain('is still not visible, because of another decision');
    }
  });

  it("a review isn't announced as taken down if everything named in the notice is gone", async () => {
    const id = await sent();
    await query('delete from reviews where id = $1', [reviews[0]]);
    const url = `/api/admin/copyright-notices/${id}/decide`;
    const answer = await call('POST', url, administrator, { decision: 'accept' });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      ...[400, [{ path: 'addresses', message: expect.stringMatching(/^None of this content exists anymore/) }]],
    ]);
    const { subject } = (await deliveredMails(app, 'pat@example.org')).at(-1) ?? {};
    expect(subject).toBe(`We received your copyright notice no. ${id}`);
  });

  it('a review stays hidden because of a notice to a previous owner', async () => {
    await DOING.takeDown();
    await query(
      `insert into notices (member_id, kind, reason, note, target_type, target_id, decided_by, token_hash)
       select id, 'content_hidden', 'spam', 'Earlier', 'review', $1, 'Agnes', 'earlier' from users where id <> $2 limit 1`,
      [String(reviews[0]), ADA],
    );
    await DOING.putBack();
    expect(await state()).toBe('hidden');
  });
});

describe('a hidden review that its author deletes', () => {
  it("a hidden review that its author deletes can't be written again while the decision stands", async () => {
    await DOING.report();
    await DOING.hide();
    const headers = { cookie: ada };
    const url = `/api/reviews/${String(reviews[0])}`;
    expect((await app.fastify.inject({ method: 'DELETE', url, headers })).statusCode).toBe(204);
    const anew = { rating: 5, title: 'Words', content: 'Words that someone wrote' };
    const refused = await call('POST', '/api/businesses/20/reviews', ada, anew);
    expect([refused.statusCode, refused.json().code, refused.json().message]).toEqual([
      ...[409, 'REVIEW_EXISTS', expect.stringContaining('You can appeal it in your account')],
    ]);
    await query('update businesses set merged_into = 23 where id = 20');
    const elsewhere = await call('POST', '/api/businesses/23/reviews', ada, anew);
    await query('update businesses set merged_into = null where id = 20');
    expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([409, 'REVIEW_EXISTS']);
    await DOING.upholdHiding();
    expect(await lastOutcome()).toContain('The content no longer exists.');
    await done('/api/businesses/20/reviews', ada, anew);
  });
});

describe('changing many reviews at once', () => {
  const all = () => [address(0), address(1)];
  it.each([
    ['taking down two items', async () => decide(await sent(all()), { decision: 'accept' })],
    ['erasing a child with all reviews', () => app.nest.get(EraseMinor).run({ memberId: CHILD })],
  ] as const)(
    "changing many reviews waits for a review being written before it locks the business's reviews: %s",
    async (_, change) => {
      await query(`insert into users (id, first_name) values ($1, 'Kim') on conflict do nothing`, [CHILD]);
      await query('delete from reviews where user_id = $1', [CHILD]);
      await writeReviews(CHILD);
      const writer = await app.database.pool.connect();
      await writer.query('begin');
      // Takes the same lock as the statement that counts a new review.
      await writer.query('update business_entries set review_count = review_count where id = 21');
      const changing = change();
      while ((await query(WAITING)).length === 0);
      await writer.query('select from reviews where business_id = 21 for update nowait');
      await writer.query('commit');
      writer.release();
      await changing;
    },
  );

  /** Finds a session that waits for a lock, here the writer's. */
  const WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
});
