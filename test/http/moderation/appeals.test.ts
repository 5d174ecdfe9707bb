import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { Notice, NoticeByLink } from '../../../interfaces/contract/moderation/notice.js';
import { LIMITS } from '../../../interfaces/http/server/limits/limits.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { giveNotice } from '../../support/moderation.js';
import { lastMail } from '../../support/outgoing/deliveries.js';
import { ADA, OLIVE, seedDirectory } from '../../support/search/seeded.js';

const ADAS_MAIL = 'ada-member-mail-secret@example.com';
const TEXT = 'The link leads to the house rules of the place.';

let app: TestApp;
let ada: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_appeals');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls);
});

afterAll(() => app?.close());

beforeEach(async () => {
  await app.database.pool.query('delete from notices; delete from outbox');
  ada = await signedInAs(app, ADA);
});

const get = (url: string, cookie?: string) =>
  app.fastify.inject({ url, headers: cookie === undefined ? {} : { cookie } });

const post = (url: string, payload: object, cookie?: string, on = app) =>
  on.fastify.inject({ method: 'POST', url, payload, headers: cookie === undefined ? {} : { cookie } });

/** Returns the API path behind the appeal link in the member's last email. */
async function mailedLink(): Promise<string> {
  const { links } = await lastMail(app, ADAS_MAIL);
  const link = links.find((each) => each.includes('/appeal/')) ?? '';
  return `/api/appeals/${link.split('/appeal/')[1] ?? ''}`;
}

const age = (days: number) =>
  app.database.pool.query(`update notices set created_at = created_at - make_interval(days => $1)`, [days]);

describe('moderation notices', () => {
  it('moderation notices are emailed to the member, even if the member turned emails off', async () => {
    await app.database.pool.query('update users set email_notifications = false where id = $1', [ADA]);
    await giveNotice(app, ADA, { kind: 'restriction', days: 7 });
    const { subject, text } = await lastMail(app, ADAS_MAIL);
    expect(subject).toBe('Your account is restricted');
    expect(text).toContain('Reason: Spam.');
    expect(text).toContain('The same link in three reviews.');
  });

  it("moderation notices are listed in the account, newest first, page by page, without the administrator's name", async () => {
    const ids = [];
    for (const kind of ['warning', 'content_hidden', 'suspension'] as const)
      ids.push(await giveNotice(app, ADA, { kind }));
    await giveNotice(app, OLIVE);
    const first = await get('/api/user/notices?limit=2', ada);
    expect(first.headers['x-total-count']).toBe('3');
    expect(first.headers['cache-control']).toBe('private, no-store');
    const notices = z.array(Notice.strict()).parse(first.json());
    expect(notices.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
    const next = /<(.+)>/.exec(String(first.headers.link))?.[1] ?? '';
    expect((await get(next, ada)).json()).toMatchObject([{ id: ids[0], kind: 'warning' }]);
    expect(first.body).not.toContain('Agnes');
    expect((await get('/api/user/notices')).statusCode).toBe(401);
  });

  it('moderation notices quote the content, and link to its page only for readers who can open it', async () => {
    const { rows } = await app.database.pool.query<{ id: number }>(
      `insert into pet_profiles (user_id, pet_name, pet_type, bio, state, state_since)
        values ($1, 'Pixel', 'cat', 'Purrs.', 'hidden', now()) returning id`,
      [ADA],
    );
    const pet = { targetType: 'pet_profile', targetId: String(rows[0]?.id) } as const;
    await giveNotice(app, ADA, { kind: 'content_hidden', target: pet });
    const path = `/pet-profiles/${pet.targetId}`;
    expect((await get('/api/user/notices', ada)).json()).toMatchObject([
      { targetSummary: 'Pixel: Purrs.', targetPath: path },
    ]);
    // Hidden content is visible only to its author, and a reader with the link may not be signed in.
    const byLink = async () => (await get(await mailedLink())).json<NoticeByLink>();
    expect(await byLink()).toMatchObject({ targetSummary: 'Pixel: Purrs.', targetPath: null });
    await app.database.pool.query(`update pet_profiles set state = 'shown' where id = $1`, [pet.targetId]);
    expect(await byLink()).toMatchObject({ targetPath: path });
    await app.database.pool.query('delete from pet_profiles where id = $1', [pet.targetId]);
    expect((await get('/api/user/notices', ada)).json()).toMatchObject([
      { targetSummary: 'Pixel: Purrs.', targetPath: null },
    ]);
  });

  it('moderation notices link to the page of a business only while the business is public', async () => {
    const review = { targetType: 'review', targetId: '1' } as const;
    await giveNotice(app, ADA, { kind: 'warning', target: review });
    const pathIn = async () => (await get('/api/user/notices', ada)).json<Notice[]>().map((each) => each.targetPath);
    expect(await pathIn()).toEqual(['/business/3']);
    expect((await lastMail(app, ADAS_MAIL)).text).toMatch(/Content: “.+”[^]*Page: https?:\/\/\S+\/business\/3\b/);
    await app.database.pool.query('update businesses set is_active = false where id = 3');
    const links = [await pathIn(), (await get(await mailedLink())).json<NoticeByLink>().targetPath];
    await app.database.pool.query('update businesses set is_active = true where id = 3');
    expect(links).toEqual([[null], null]);
  });

  it('a moderation notice can be marked as read only by its member', async () => {
    const id = await giveNotice(app, ADA);
    const read = (cookie: string) =>
      app.fastify.inject({ method: 'PUT', url: `/api/user/notices/${id}/read`, headers: { cookie } });
    expect((await read(await signedInAs(app, OLIVE))).statusCode).toBe(404);
    expect((await get('/api/user/notices', ada)).json()).toMatchObject([{ readAt: null }]);
    expect((await read(ada)).statusCode).toBe(204);
    expect((await get('/api/user/notices', ada)).json()).toMatchObject([{ readAt: expect.stringMatching(/Z$/) }]);
  });
});

describe('appealing against a notice', () => {
  it('an appeal works once through the emailed link without signing in', async () => {
    await giveNotice(app, ADA);
    const link = await mailedLink();
    const read = await get(link);
    expect(NoticeByLink.strict().parse(read.json())).toMatchObject({
      kind: 'suspension',
      canAppeal: true,
      appeal: null,
    });
    expect(read.headers['cache-control']).toBe('private, no-store');
    expect(read.headers['referrer-policy']).toBe('no-referrer');
    expect(read.body).not.toContain('Agnes');

    const sent = await post(link, { text: `  ${TEXT}  ` });
    expect(sent.statusCode).toBe(200);
    expect(NoticeByLink.strict().parse(sent.json())).toMatchObject({
      canAppeal: false,
      appeal: { text: TEXT, status: 'open', note: null, decidedAt: null },
    });
    const again = await post(link, { text: TEXT });
    expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, 'APPEAL_EXISTS']);
  });

  it('an appeal works in the account too, after which the emailed link is closed', async () => {
    const id = await giveNotice(app, ADA);
    const url = `/api/user/notices/${id}/appeal`;
    expect((await post(url, { text: TEXT }, await signedInAs(app, OLIVE))).statusCode).toBe(404);
    expect((await post(url, { text: TEXT })).statusCode).toBe(401);
    const sent = await post(url, { text: TEXT }, ada);
    expect(Notice.strict().parse(sent.json())).toMatchObject({ id, canAppeal: false, appeal: { text: TEXT } });
    expect((await post(await mailedLink(), { text: TEXT })).json()).toMatchObject({ code: 'APPEAL_EXISTS' });
  });

  it('accepts one of several appeals sent at the same time', async () => {
    await giveNotice(app, ADA);
    const link = await mailedLink();
    const answers = await Promise.all([1, 2, 3, 4].map(() => post(link, { text: TEXT })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
  });

  it.each([
    ['nothing', {}, 'Please say what is wrong with the decision'],
    ['19 characters', { text: 'x'.repeat(19) }, 'Please say what is wrong with the decision, in 20 characters or more'],
    ['2,001 characters', { text: 'x'.repeat(2001) }, 'Your appeal cannot exceed 2000 characters'],
  ])('returns 400 for the field when an appeal has %s', async (_, payload, message) => {
    await giveNotice(app, ADA);
    const answer = await post(await mailedLink(), payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ path: 'text', message }] });
  });

  it('an appeal is possible for 180 days, through the link and in the account', async () => {
    const id = await giveNotice(app, ADA);
    const link = await mailedLink();
    await age(179);
    expect((await get(link)).json()).toMatchObject({ canAppeal: true });
    await age(1);
    const refusals = [await get(link), await post(link, { text: TEXT })];
    refusals.push(await post(`/api/user/notices/${id}/appeal`, { text: TEXT }, ada));
    for (const refusal of refusals) {
      expect([refusal.statusCode, refusal.json<{ code: string }>().code]).toEqual([404, 'APPEAL_LINK_INVALID']);
    }
    expect((await get('/api/user/notices', ada)).json()).toMatchObject([{ canAppeal: false }]);
  });

  it('returns 404 for an appeal link that was never sent, whatever it looks like', async () => {
    for (const token of ['A'.repeat(43), 'x', `${'A'.repeat(120)}`, '..%2f..', '%00']) {
      const answer = await get(`/api/appeals/${token}`);
      expect([token, answer.statusCode]).toEqual([token, 404]);
    }
    expect((await post(`/api/appeals/${'A'.repeat(43)}`, { text: TEXT })).json()).toMatchObject({
      code: 'APPEAL_LINK_INVALID',
    });
  });

  it('stores the appeal link neither in the database nor in the log', async () => {
    await giveNotice(app, ADA);
    const link = await mailedLink();
    const token = link.split('/').at(-1) ?? 'none';
    await app.fastify.inject({
      method: 'POST',
      url: link,
      payload: { text: TEXT },
      headers: { 'idempotency-key': 'a-key-of-mine' },
    });
    const { rows } = await app.database.pool.query<{ kept: string }>(
      `select n::text || coalesce((select string_agg(k::text, '') from idempotency_keys k), '') as kept from notices n`,
    );
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(rows.map(({ kept }) => kept.includes(token))).toEqual([false]);
    expect(app.log.join('')).not.toContain(token);
  });

  it('limits guesses of appeal links', async () => {
    const limited = await startTestApp(app.databaseUrls, { RATE_LIMIT: 'on' });
    const [limit] = LIMITS.appeals;
    const answers = [];
    for (let n = 0; n <= limit.requests; n += 1) {
      answers.push((await post(`/api/appeals/${'A'.repeat(42)}x`, { text: TEXT }, undefined, limited)).statusCode);
    }
    expect(new Set(answers.slice(0, -1))).toEqual(new Set([404]));
    expect(answers.at(-1)).toBe(429);
    await limited.close();
  });
});
