import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AdminCopyrightNotice, CopyrightTakedown } from '../../../interfaces/contract/moderation/copyright.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { continueIds, recount } from '../../support/member-rows.js';
import { lastMail } from '../../support/outgoing/deliveries.js';
import { ROUNDS } from '../../support/rounds.js';
import { ADA, OLIVE, seedDirectory } from '../../support/search/seeded.js';

let app: TestApp;
let administrator: string;
let ada: string;
let olive: string;
/** IDs of Ada's reviews, each of a different business. */
let reviews: readonly number[];

beforeAll(async () => {
  const urls = await emptyDirectory('http_copyright_decisions');
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  app = await startTestApp(urls, WITH_ADMINISTRATOR);
  administrator = await signedInAsAdministrator(app);
  [ada, olive] = [await signedInAs(app, ADA), await signedInAs(app, OLIVE)];
});

afterAll(() => app?.close());

const query = async <T = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await app.database.pool.query<T & Record<string, unknown>>(text, values)).rows;

beforeEach(async () => {
  await query('delete from copyright_notices');
  await query('delete from reviews where user_id = $1', [ADA]);
  const rows = await query<{ id: number }>(
    `insert into reviews (business_id, user_id, rating, title, content)
     select n, $1, 5, 'Copied', 'Words that someone else wrote' from generate_series(20, 22) n returning id`,
    [ADA],
  );
  reviews = rows.map(({ id }) => id);
  await query(
    'update business_entries set review_count = 1, rating_sum = 5, favorable_count = 1 where id between 20 and 22',
  );
});

const call = (method: 'GET' | 'POST', url: string, cookie = '', payload?: object) =>
  app.fastify.inject({
    ...{ method, url, headers: cookie === '' ? {} : { cookie } },
    ...(payload === undefined ? {} : { payload }),
  });

const review = (place = 0) =>
  `/business/${20 + place}?review=${String(reviews[place])}#review-${String(reviews[place])}`;

async function sent(addresses: readonly string[] = [review()]): Promise<number> {
  const answer = await call('POST', '/api/copyright-notices', '', {
    ...{ name: 'Pat Painter', email: 'pat@example.org', postalAddress: '7 Example Lane, Portland' },
    ...{ work: 'My words about a patio.', addresses, goodFaith: true, accuracy: true, signature: 'Pat Painter' },
  });
  return answer.json<{ id: number }>().id;
}

const decide = (id: number, decision: object, cookie = administrator) =>
  call('POST', `/api/admin/copyright-notices/${id}/decide`, cookie, decision);

const COUNTER = {
  ...{ name: 'Ada Lovelace', postalAddress: '12 River Street\nAustin, TX 78701', phone: '(512) 555-0142' },
  ...{ statement: 'I wrote this myself.', mistake: true, jurisdiction: true, signature: 'Ada Lovelace' },
};

const counter = (id: number, cookie = ada, body: object = COUNTER) =>
  call('POST', `/api/copyright-notices/${id}/counter-notice`, cookie, body);

async function takenDown(addresses?: readonly string[]): Promise<number> {
  const id = await sent(addresses);
  expect((await decide(id, { decision: 'accept', reason: 'It is the same.' })).statusCode).toBe(200);
  return id;
}

/** Files a counter-notice and ends its waiting period. Returns its ID. */
async function waited(noticeId: number): Promise<number> {
  expect((await counter(noticeId)).statusCode).toBe(201);
  const [row] = await query<{ id: number }>(
    `update copyright_counter_notices set restorable_from = now() - interval '1 day' where notice_id = $1 returning id`,
    [noticeId],
  );
  return row?.id ?? 0;
}

const isShown = async (place = 0) => (await call('GET', `/api/reviews/${String(reviews[place])}`)).statusCode === 200;

describe('accepting a copyright notice', () => {
  it('hides the content and emails its author and the sender, with the way to respond', async () => {
    const id = await sent();
    expect(await isShown()).toBe(true);
    const answer = await decide(id, { decision: 'accept', reason: 'It is the same.' });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(AdminCopyrightNotice.strict().parse(answer.json())).toMatchObject({
      ...{ id, status: 'taken_down', reason: 'It is the same.', decidedBy: 'Administrator', moves: [] },
      takenDown: [{ path: review(), authorId: ADA, followedAgainst: 1, isRepeatInfringer: false, restoredAt: null }],
    });
    expect(await isShown()).toBe(false);
    const toMember = await lastMail(app, 'ada-member-mail-secret@example.com');
    expect(toMember.links).toContain(`${app.settings.http.publicUrl}/copyright/${id}/counter`);
    expect(toMember.text).toContain('It is the same.');
    const toSender = await lastMail(app, 'pat@example.org');
    expect(toSender.subject).toBe(`Content taken down after your copyright notice no. ${id}`);
    expect(toSender.text).toContain(review());
  });

  it("requires the exact content on a business page, because a business isn't taken down as a whole", async () => {
    const id = await sent(['/business/20']);
    const whole = await decide(id, { decision: 'accept' });
    expect([whole.statusCode, whole.json().errors?.[0]?.path]).toEqual([400, 'addresses']);
    const wrong = await decide(id, { decision: 'accept', addresses: [review(), '/business/20#review-99999999'] });
    expect([wrong.statusCode, wrong.json().errors?.[0]?.path]).toEqual([400, 'addresses.1']);
    expect(await isShown()).toBe(true);
    expect((await decide(id, { decision: 'accept', addresses: [review()] })).statusCode).toBe(200);
    expect([await isShown(), await isShown(1)]).toEqual([false, true]);
  });

  it('takes down a photo without an owner and emails only the sender', async () => {
    const before = await query('select count(*)::integer as n from notices');
    const url = '/uploads/demo/orphan.webp';
    await query(`update businesses set images = array[$1], image_alts = array['A'], owner_id = null where id = 30`, [
      url,
    ]);
    const answer = await decide(await takenDownPhoto(url), { decision: 'accept' });
    expect(answer.json()).toMatchObject({ takenDown: [{ targetId: url, authorId: null, followedAgainst: 0 }] });
    expect((await call('GET', '/api/businesses/30')).json().images).toEqual([]);
    expect(await query('select count(*)::integer as n from notices')).toEqual(before);
  });

  const takenDownPhoto = (url: string) => sent([url]);

  it('marks repeat infringers: three accepted notices within 12 months', async () => {
    for (const place of [0, 1]) await takenDown([review(place)]);
    const third = await decide(await sent([review(2)]), { decision: 'accept' });
    expect(third.json().takenDown[0]).toMatchObject({ followedAgainst: 3, isRepeatInfringer: true });
    const other = '0198c2f0-cccc-7b52-8d44-91c7e0a2b3f6';
    await query(`insert into users (id, email) select $2::uuid, replace(email, '@', '+2@') from users where id = $1`, [
      ADA,
      other,
    ]);
    await query(`update copyright_takedowns set author_id = $2 where target_id = $1`, [String(reviews[1]), other]);
    const same = await call('GET', '/api/admin/copyright-notices?status=taken_down', administrator);
    expect(same.json()[2].takenDown[0]).toMatchObject({ followedAgainst: 3, isRepeatInfringer: true });
    await query(`update copyright_takedowns set taken_down_at = now() - interval '13 months' where target_id = $1`, [
      String(reviews[0]),
    ]);
    const list = await call('GET', '/api/admin/copyright-notices?status=taken_down', administrator);
    expect(list.json()[2].takenDown[0]).toMatchObject({ followedAgainst: 2, isRepeatInfringer: false });
  });

  it(`applies one of several parallel decisions and names the administrator to the others, in each of ${ROUNDS} rounds`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await sent();
      const [accept, refuse] = [{ decision: 'accept' }, { decision: 'refuse', reason: 'No.' }];
      const answers = await Promise.all([accept, refuse, accept].map((decision) => decide(id, decision)));
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
      expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
        code: 'COPYRIGHT_MOVE_REFUSED',
        message: 'Administrator has already decided on this notice. Please reload to see its current state.',
      });
      expect(await query('select from audit_log where target_id = $1', [String(id)])).toHaveLength(1);
      await query(`update reviews set state = 'shown', is_published = true where user_id = $1`, [ADA]);
      await recount(app.database.pool);
    }
  });
});

describe('refusing a copyright notice', () => {
  it('requires a reason, emails it to the sender, and leaves the content up', async () => {
    const id = await sent();
    expect((await decide(id, { decision: 'refuse' })).json().errors).toEqual([
      { path: 'reason', message: 'Reason is required' },
    ]);
    const reason = 'It is a quotation.\r\nBcc: evil@example.org';
    expect((await decide(id, { decision: 'refuse', reason })).json()).toMatchObject({ status: 'refused' });
    expect(await isShown()).toBe(true);
    const mail = await lastMail(app, 'pat@example.org');
    expect(mail.text).toContain('It is a quotation.');
    expect(mail.source.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
    expect((await counter(id)).statusCode).toBe(404);
  });

  it('lists copyright notices for administrators only, oldest first, page by page', async () => {
    const [first, second] = [await sent(), await sent([review(1)])];
    const done = await takenDown([review(2)]);
    const page = await call('GET', '/api/admin/copyright-notices?limit=1', administrator);
    expect([page.json().map(({ id }: { id: number }) => id), page.headers['x-total-count']]).toEqual([[first], '2']);
    const next = /<([^>]+)>; rel="next"/.exec(String(page.headers.link))?.[1] ?? '';
    expect((await call('GET', next, administrator)).json()).toMatchObject([{ id: second }]);
    const of = async (status: string) =>
      (await call('GET', `/api/admin/copyright-notices?status=${status}`, administrator))
        .json()
        .map(({ id }: { id: number }) => id);
    expect(await of('all')).toEqual([first, second, done]);
    expect([await of('received'), await of('taken_down'), await of('countered')]).toEqual([
      [first, second],
      [done],
      [],
    ]);
    await counter(done);
    expect([await of('open'), await of('countered')]).toEqual([[first, second, done], [done]]);
    expect((await call('GET', '/api/admin/copyright-notices?status=lost', administrator)).statusCode).toBe(400);
    expect((await call('GET', '/api/admin/copyright-notices', '')).statusCode).toBe(401);
    expect((await decide(first, { decision: 'accept' }, ada)).statusCode).toBe(403);
    expect((await decide(99_999_999, { decision: 'accept' })).json().code).toBe('COPYRIGHT_NOTICE_NOT_FOUND');
  });
});

describe('copyright counter-notices', () => {
  it('can be filed once, and only by the member whose content was taken down; others get 404', async () => {
    const id = await sent();
    expect((await counter(id)).json().code).toBe('COPYRIGHT_NOTICE_NOT_FOUND');
    await decide(id, { decision: 'accept' });
    const url = `/api/copyright-notices/${id}`;
    expect([(await counter(id, '')).statusCode, (await call('GET', url)).statusCode]).toEqual([401, 401]);
    for (const answer of [await counter(id, olive), await call('GET', url, olive), await counter(99_999_999)])
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'COPYRIGHT_NOTICE_NOT_FOUND']);
    expect((await call('GET', url, ada)).json()).toMatchObject({ claimantName: 'Pat Painter', counterNotice: null });
    const answers = await Promise.all([counter(id), counter(id), counter(id)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
    const shown = (await call('GET', url, ada)).json();
    expect(CopyrightTakedown.strict().parse(shown).counterNotice).toMatchObject({ status: 'waiting' });
    // Contact data appears only in emails and to administrators.
    for (const hidden of ['pat@example.org', 'Example Lane']) expect(JSON.stringify(shown)).not.toContain(hidden);
  });

  it('are emailed to the sender with the legally required data, without injected headers', async () => {
    const id = await takenDown();
    await counter(id, ada, { ...COUNTER, name: 'Ada\r\nBcc: evil@example.org' });
    const mail = await lastMail(app, 'pat@example.org');
    expect(mail.subject).toBe(`Counter-notice to your copyright notice no. ${id}`);
    for (const said of [
      'Name: Ada Bcc: evil@example.org',
      '12 River Street, Austin',
      '555-0142',
      'I wrote this myself.',
    ])
      expect(mail.text).toContain(said);
    expect(mail.source.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
  });

  it.each([
    [{ phone: '' }, 'phone', 'Phone is required'],
    [{ postalAddress: 'Austin' }, 'postalAddress', 'Postal address must be at least 10 characters'],
    [{ statement: 'No' }, 'statement', 'Your explanation must be at least 10 characters'],
    [{ mistake: false }, 'mistake', 'Please confirm this statement'],
    [{ jurisdiction: undefined }, 'jurisdiction', 'Please confirm this statement'],
    [{ signature: ' ' }, 'signature', 'Signature must be at least 2 characters'],
    [{ memberId: OLIVE }, 'memberId', 'Unknown field'],
  ])("are rejected with the form's message for an invalid field (%#)", async (wrong, path, message) => {
    const answer = await counter(await takenDown(), ada, { ...COUNTER, ...wrong });
    expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ path, message }]]);
  });

  it('restore the hidden content after the waiting period', async () => {
    const id = await takenDown();
    await counter(id);
    const [row] = await query<{ id: number }>('select id from copyright_counter_notices where notice_id = $1', [id]);
    const restore = { decision: 'restore', counterNoticeId: row?.id };
    const early = await decide(id, restore);
    expect([early.statusCode, early.json().message]).toEqual([
      409,
      expect.stringMatching(/^The content can be restored on /),
    ]);
    expect(await isShown()).toBe(false);
    await query('update copyright_counter_notices set restorable_from = now() where notice_id = $1', [id]);
    const racing = await Promise.all([decide(id, restore), decide(id, restore), decide(id, restore)]);
    expect(racing.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect(await isShown()).toBe(true);
    expect((await lastMail(app, 'pat@example.org')).subject).toBe(`Content restored: your copyright notice no. ${id}`);
    expect((await lastMail(app, 'ada-member-mail-secret@example.com')).subject).toBe('Your content is back');
    const list = await call('GET', '/api/admin/copyright-notices?status=all', administrator);
    expect(list.json()[0].takenDown[0]).toMatchObject({ followedAgainst: 0, restoredAt: expect.any(String) });
  });

  it('restore nothing if the sender went to court', async () => {
    const id = await takenDown();
    const counterNoticeId = await waited(id);
    const reason = 'The sender has asked a court.';
    const answer = await decide(id, { decision: 'uphold', counterNoticeId, reason });
    expect(answer.json().counterNotices[0]).toMatchObject({ status: 'upheld', reason, moves: [] });
    expect(await isShown()).toBe(false);
    expect((await lastMail(app, 'ada-member-mail-secret@example.com')).text).toContain(reason);
  });

  it('restore content held by two notices only after both are resolved', async () => {
    const [first, second] = [await takenDown(), await takenDownToo()];
    await decide(first, { decision: 'restore', counterNoticeId: await waited(first) });
    expect(await isShown()).toBe(false);
    await decide(second, { decision: 'restore', counterNoticeId: await waited(second) });
    expect(await isShown()).toBe(true);
  });

  /**
   * Takes the same review down with a second notice, for which the administrator enters its address, because visitors
   * no longer see it.
   */
  async function takenDownToo(): Promise<number> {
    const id = await sent(['/business/20']);
    expect((await decide(id, { decision: 'accept', addresses: [review()] })).statusCode).toBe(200);
    return id;
  }

  it('are rejected when they belong to another notice', async () => {
    const [one, other] = [await takenDown(), await takenDown([review(1)])];
    const answer = await decide(one, { decision: 'restore', counterNoticeId: await waited(other) });
    expect(answer.json().errors[0]).toEqual({
      path: 'counterNoticeId',
      message: 'This counter-notice does not belong to this notice.',
    });
  });
});
