import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { MemberData } from '../../../application/account/ports.js';
import { PublishedContents } from '../../../application/moderation/ports.js';
import { Transaction } from '../../../application/shared/transaction.js';
import type { NewNotice } from '../../../domain/moderation/notice.js';
import { AdminAppeal } from '../../../interfaces/contract/moderation/notice.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { countDeadlocks } from '../../support/faults/while-locked.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { giveNotice } from '../../support/moderation.js';
import { lastMail } from '../../support/outgoing/deliveries.js';
import { ROUNDS } from '../../support/rounds.js';
import { ADA, seedDirectory } from '../../support/search/seeded.js';

const TEXT = 'The link leads to the house rules of the place.';

let app: TestApp;
let administrator: string;
let ada: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_appeal_decisions');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls, WITH_ADMINISTRATOR);
  administrator = await signedInAsAdministrator(app);
});

afterAll(() => app?.close());

beforeEach(async () => {
  await app.database.pool.query('delete from notices');
  ada = await signedInAs(app, ADA);
});

const get = (url: string, cookie = administrator) => app.fastify.inject({ url, headers: { cookie } });

const post = (url: string, payload: object, cookie = administrator) =>
  app.fastify.inject({ method: 'POST', url, payload, headers: { cookie } });

/** Sends Ada a notice, appeals against it, and returns the appeal ID. */
async function appealed(notice: Partial<NewNotice> = {}): Promise<number> {
  const id = await giveNotice(app, ADA, notice);
  await post(`/api/user/notices/${id}/appeal`, { text: TEXT }, ada);
  const { rows } = await app.database.pool.query<{ id: number }>('select id from appeals where notice_id = $1', [id]);
  return rows[0]?.id ?? -1;
}

const decide = (id: number, uphold: boolean, cookie = administrator) =>
  post(`/api/admin/appeals/${id}/decide`, { uphold, note: 'We looked again.' }, cookie);

const save = () => app.fastify.inject({ method: 'PUT', url: '/api/businesses/1/favorite', headers: { cookie: ada } });

/** Adds a member with a photo and a hidden review, and an appeal against hiding it. */
async function leaving(): Promise<{ member: string; photo: string; appeal: number }> {
  const query = async (text: string, values: unknown[]) =>
    String((await app.database.pool.query<{ id: unknown }>(text, values)).rows[0]?.id);
  const photo = `/uploads/demo/${randomUUID()}.webp`;
  const member = await query(`insert into users (id, profile_image_url) values (gen_random_uuid(), $1) returning id`, [
    photo,
  ]);
  const targetId = await query(
    `insert into reviews (id, business_id, user_id, rating, title, content, images, state, is_published)
     values ((select max(id) + 1 from reviews), 1, $1, 4, 'Shade', 'There is shade for dogs.', array[$2], 'hidden', false)
     returning id`,
    [member, photo],
  );
  const target = { targetType: 'review', targetId } as const;
  const notice = await giveNotice(app, member, { kind: 'content_hidden', target });
  const appeal = await query(`insert into appeals (notice_id, text) values ($1, 'Why?') returning id`, [notice]);
  return { member, photo, appeal: Number(appeal) };
}

describe('erasing a member at the same time as a decision about them', () => {
  const work = (begun: () => Promise<unknown>) => app.nest.get(Transaction).run(begun);
  /** Takes down a photo and notifies its owner, as a decision on a report does. */
  const takeDown = (memberId: string, targetId: string) => async () => {
    const contents = app.nest.get(PublishedContents, { strict: false });
    const target = { targetType: 'photo', targetId } as const;
    await work(async () => {
      await contents.hold([target]);
      const isThere = await app.database.pool.query('select from users where id = $1', [memberId]);
      if (isThere.rowCount !== 0) await giveNotice(app, memberId, { kind: 'content_hidden', target });
      await contents.setState(target, 'hidden');
    });
  };

  it.each(['appeal first', 'appeal second', 'photo first', 'photo second'])('never deadlocks: %s', async (which) => {
    for (let round = 0; round < 3; round += 1) {
      const { member, photo, appeal } = await leaving();
      const decision = which.startsWith('appeal')
        ? async () => expect((await decide(appeal, true)).statusCode).toBeLessThan(500)
        : takeDown(member, photo);
      const erasure = () => work(() => app.nest.get(MemberData, { strict: false }).erase(member, 'remove'));
      const both = which.endsWith('first') ? [decision, erasure] : [erasure, decision];
      const held = { hold: 'select from users where id = $1 for update', values: [member] };
      expect(await countDeadlocks(app.database.pool, held, both)).toBe(0);
      expect((await app.database.pool.query('select from users where id = $1', [member])).rowCount).toBe(0);
    }
  });
});

describe('GET /api/admin/appeals', () => {
  it('lists appeals oldest first, with the notice and the member', async () => {
    const first = await appealed();
    const second = await appealed({ kind: 'warning' });
    const listed = await get('/api/admin/appeals');
    const appeals = z.array(AdminAppeal.strict()).parse(listed.json());
    expect(appeals.map(({ id }) => id)).toEqual([first, second]);
    expect(appeals[0]?.member).not.toHaveProperty('email');
    expect(appeals[0]).toMatchObject({ text: TEXT, member: { id: ADA }, notice: { decidedBy: 'Agnes Secret' } });
    await decide(first, false);
    expect((await get('/api/admin/appeals')).json()).toMatchObject([{ id: second }]);
    expect((await get('/api/admin/appeals?status=rejected')).json()).toMatchObject([{ id: first }]);
    const page = await get('/api/admin/appeals?status=all&limit=1');
    expect(page.headers['x-total-count']).toBe('2');
    const next = /<(.+)>/.exec(String(page.headers.link))?.[1] ?? '';
    expect((await get(next)).json()).toMatchObject([{ id: second }]);
    expect((await get('/api/admin/appeals?status=lost')).statusCode).toBe(400);
  });

  it('returns 401 or 403 for appeals to anyone but administrators', async () => {
    const id = await appealed({ kind: 'warning' });
    for (const [cookie, status] of [
      ['', 401],
      [ada, 403],
    ] as const) {
      expect([
        (await get('/api/admin/appeals', cookie)).statusCode,
        (await decide(id, true, cookie)).statusCode,
      ]).toEqual([status, status]);
    }
    expect((await get('/api/admin/appeals')).json()).toMatchObject([{ id, status: 'open' }]);
  });
});

describe('upholding an appeal', () => {
  it('lets the member write again immediately and notifies them by email and in the account', async () => {
    const id = await appealed();
    expect((await save()).statusCode).toBe(403);
    const decided = await decide(id, true);
    expect(AdminAppeal.strict().parse(decided.json())).toMatchObject({ status: 'upheld', decidedBy: 'Administrator' });
    expect((await save()).statusCode).toBe(204);
    const own = await get('/api/user/notices', ada);
    expect(own.json()).toMatchObject([
      {
        liftedAt: expect.stringMatching(/Z$/),
        appeal: { status: 'upheld', note: 'We looked again.', decidedAt: expect.stringMatching(/Z$/) },
      },
    ]);
    expect(own.body).not.toContain('Administrator');
    const mail = await lastMail(app, 'ada-member-mail-secret@example.com');
    expect(mail.subject).toBe('Your appeal was upheld');
    expect(mail.text).toContain('Why: We looked again.');
  });

  it('shows the hidden content again when its appeal is upheld', async () => {
    const target = { targetType: 'review', targetId: '1' } as const;
    const shown = async () => {
      const { body } = await get('/api/businesses/3/reviews?limit=100');
      return (JSON.parse(body) as { id: number }[]).some(({ id }) => id === 1);
    };
    expect(await shown()).toBe(true);
    const contents = app.nest.get(PublishedContents, { strict: false });
    await app.nest.get(Transaction).run(() => contents.setState(target, 'hidden'));
    expect(await shown()).toBe(false);
    await decide(await appealed({ kind: 'content_hidden', target }), true);
    expect(await shown()).toBe(true);
  });
});

describe('an appeal against a decision on a report', () => {
  const PASSWORD = 'biscuits-at-noon-5';

  /**
   * Adds a review by Ada that is reported, and restricts Ada for it with the administrator's cookie. Returns the IDs of
   * the review and of her appeal.
   */
  async function restrictedBy(cookie: string): Promise<{ review: number; appeal: number }> {
    const { rows } = await app.database.pool.query<{ id: number }>(
      `insert into reviews (id, business_id, user_id, rating, title, content) values (5001, 26, $1, 5, 'Words', 'Words of the review.')
        on conflict (business_id, user_id) do update set state = 'shown', is_published = true returning id`,
      [ADA],
    );
    const review = rows[0]?.id ?? -1;
    await post('/api/reports', { targetType: 'review', targetId: review, reason: 'spam' }, '');
    const reports = (await get('/api/admin/reports?limit=100')).json<{ id: number; targetId: unknown }[]>();
    const report = reports.find(({ targetId }) => targetId === review)?.id;
    const decision = { action: 'restrict', days: 7, reasonCode: 'spam', note: 'No advertising.' };
    expect((await post(`/api/admin/reports/${report}/resolve`, decision, cookie)).statusCode).toBe(200);
    const [notice] = (await get('/api/user/notices', ada)).json<{ id: number }[]>();
    await post(`/api/user/notices/${notice?.id}/appeal`, { text: TEXT }, ada);
    const [waiting] = (await get('/api/admin/appeals')).json<{ id: number }[]>();
    return { review, appeal: waiting?.id ?? -1 };
  }

  /** Adds an administrator and returns their ID and session cookie. */
  async function further(name: string): Promise<{ id: number; cookie: string }> {
    const createdAdministrator = await post('/api/admin/administrators', { name, password: PASSWORD });
    const { headers } = await post('/api/admin/login', { name, password: PASSWORD }, '');
    return {
      id: createdAdministrator.json<{ id: number }>().id,
      cookie: String(headers['set-cookie']).split(';', 1)[0]!,
    };
  }

  const stateOf = async (review: number) =>
    (await app.database.pool.query<{ state: string }>('select state from reviews where id = $1', [review])).rows[0]
      ?.state;

  it('must be decided by another administrator, unless there is only one', async () => {
    const bea = await further('Bea');
    const { review, appeal } = await restrictedBy(bea.cookie);
    expect(await stateOf(review)).toBe('hidden');
    const refused = await decide(appeal, true, bea.cookie);
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      403,
      'You made the decision under appeal. Another administrator must decide on the appeal.',
    ]);
    expect([await stateOf(review), (await save()).statusCode]).toEqual(['hidden', 403]);
    expect((await decide(appeal, true)).json()).toMatchObject({ status: 'upheld', decidedBy: 'Administrator' });
    expect([await stateOf(review), (await save()).statusCode]).toEqual(['shown', 204]);

    await app.database.pool.query('delete from notices');
    const own = await restrictedBy(administrator);
    expect((await decide(own.appeal, false)).statusCode).toBe(403);
    await app.fastify.inject({
      method: 'DELETE',
      url: `/api/admin/administrators/${bea.id}`,
      headers: { cookie: administrator },
    });
    expect((await decide(own.appeal, false)).json()).toMatchObject({ status: 'rejected', decidedBy: 'Administrator' });
  });

  it('shows content hidden by a restriction again, unless another decision also hides it', async () => {
    const { review, appeal } = await restrictedBy(administrator);
    const target = { targetType: 'review', targetId: String(review) } as const;
    await giveNotice(app, ADA, { kind: 'content_hidden', reason: 'copyright', target });
    await decide(appeal, true);
    expect(await stateOf(review)).toBe('hidden');
    expect((await save()).statusCode).toBe(204);
  });
});

describe('POST /api/admin/appeals/{id}/decide', () => {
  it(`decides once in three parallel calls and names the administrator to the others, in each of ${ROUNDS} rounds`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await appealed({ kind: 'warning' });
      const uphold = round % 2 === 0;
      const answers = await Promise.all([decide(id, uphold), decide(id, !uphold), decide(id, uphold)]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
      expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
        code: 'APPEAL_DECIDED',
        message: 'Administrator has already decided on this appeal.',
      });
      const { rows } = await app.database.pool.query(
        `select from audit_log where target_type = 'appeal' and target_id = $1`,
        [String(id)],
      );
      expect(rows).toHaveLength(1);
    }
  });

  it('leaves the restriction in place when the appeal is rejected', async () => {
    await decide(await appealed(), false);
    expect((await save()).statusCode).toBe(403);
    expect((await get('/api/user/notices', ada)).json()).toMatchObject([
      { liftedAt: null, appeal: { status: 'rejected' } },
    ]);
  });

  it('requires a reason, a boolean decision, and an existing appeal', async () => {
    const id = await appealed();
    const url = `/api/admin/appeals/${id}/decide`;
    expect((await post(url, { uphold: true, note: '  ' })).json()).toMatchObject({
      errors: [{ path: 'note', message: 'Please give the reason' }],
    });
    expect((await post(url, { uphold: 'yes', note: 'x' })).statusCode).toBe(400);
    expect((await decide(999_999, true)).json()).toMatchObject({ status: 404, code: 'APPEAL_NOT_FOUND' });
    expect((await save()).statusCode).toBe(403);
  });
});
