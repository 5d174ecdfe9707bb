import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AdminFeedback } from '../../../interfaces/contract/feedback/admin-feedback.js';
import type { AdminBusiness } from '../../../interfaces/contract/business/business-form.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { continueIds } from '../../support/member-rows.js';
import { ROUNDS } from '../../support/rounds.js';
import { ADA, seedDirectory } from '../../support/search/seeded.js';

const LISTS = ['', '?status=open', '?id=1', '/pending', '/type/business_recommendation'].map(
  (path) => `/api/admin/user-feedback${path}`,
);

const PLACE = {
  ...{ feedbackType: 'business_recommendation', recommendedBusinessCategory: 'restaurants' },
  ...{ recommendedBusinessAddress: '12 River Street', recommendedBusinessCity: 'Austin' },
  ...{ recommendedBusinessState: 'TX', recommendedPetPerks: ['Water bowls'] },
  ...{ description: 'Dogs lie under every table.', recommendedBusinessDescription: 'Dogs lie under every table.' },
};
const COMPLETE = { actionTaken: 'Corrected. Thank you!', reviewerId: 'another administrator' };

let app: TestApp;
let administrator: string;
let ada: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_admin_feedback');
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  app = await startTestApp(urls, WITH_ADMINISTRATOR);
  administrator = await signedInAsAdministrator(app);
  ada = await signedInAs(app, ADA);
});

afterAll(() => app?.close());

beforeEach(() => sql('delete from user_feedback; delete from outbox'));

const sql = <Row>(text: string): Promise<Row[]> =>
  runSql(app.databaseUrls.ownerUrl, async (client) => (await client.query(text)).rows as Row[]);

const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, headers = { cookie: administrator }) =>
  app.fastify.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });

async function sent(body: object): Promise<number> {
  const answer = await app.fastify.inject({ method: 'POST', url: '/api/user-feedback', payload: body });
  expect(answer.statusCode).toBe(201);
  return answer.json<AdminFeedback>().id;
}

const recommended = (name: string, more: object = {}) => sent({ ...PLACE, recommendedBusinessName: name, ...more });

const listed = async (url: string) => (await call('GET', url)).json<AdminFeedback[]>();
const put = (id: number, what: string, body: object) => call('PUT', `/api/admin/user-feedback/${id}/${what}`, body);
const list = (id: number, body?: object) => call('POST', `/api/admin/user-feedback/${id}/listing`, body);
const entries = (id: number) =>
  sql<{ action: string }>(`select action from audit_log where target_type = 'feedback' and target_id = '${id}'`);

describe('feedback lists for administrators', () => {
  it('feedback lists for administrators contain everything that was sent, and can be filtered by type', async () => {
    const id = await recommended('The Muddy Paw', { contactEmail: 'rosa@example.com', contactPhone: '512 555 0199' });
    await sent({
      feedbackType: 'contact_inquiry',
      subject: 'Hello',
      description: 'A question.',
      email: 'sam@example.com',
    });
    const [place] = await listed('/api/admin/user-feedback/type/business_recommendation');
    expect(AdminFeedback.parse(place)).toEqual(place);
    expect(place).toMatchObject({
      ...{ id, recommendedBusinessName: 'The Muddy Paw', recommendedPetPerks: ['Water bowls'], status: 'pending' },
      ...{ contactEmail: 'rosa@example.com', contactPhone: '512 555 0199', reviewedBy: null },
      moves: ['status', 'complete', 'listing', 'answer'],
    });
    expect((await listed('/api/admin/user-feedback/type/contact_inquiry')).map(({ title }) => title)).toEqual([
      'Hello',
    ]);
    expect(await listed('/api/admin/user-feedback/type/bug_report')).toEqual([]);
    expect((await call('GET', '/api/admin/user-feedback/type/praise')).statusCode).toBe(404);
  });

  it('feedback lists for administrators are paged: pending feedback oldest first, other lists newest first', async () => {
    await sql(`insert into user_feedback (feedback_type, title, description, status, created_at)
      select 'listing_issue', n::text, 'Words.', (case n when 3 then 'rejected' when 4 then 'under_review' when 2 then 'in_progress' else 'pending' end), now() - n * interval '1 hour'
      from generate_series(1, 5) n`);
    for (const [url, pages] of [
      ['/api/admin/user-feedback/pending', [['5', '1']]],
      [
        '/api/admin/user-feedback?status=open',
        [
          ['5', '4'],
          ['2', '1'],
        ],
      ],
      ['/api/admin/user-feedback', [['1', '2'], ['3', '4'], ['5']]],
      ['/api/admin/user-feedback/type/listing_issue', [['1', '2'], ['3', '4'], ['5']]],
    ] as const) {
      let next: string | undefined = `${url}${url.includes('?') ? '&' : '?'}limit=2`;
      for (const titles of pages) {
        const answer: Awaited<ReturnType<typeof call>> = await call('GET', next ?? '');
        expect(answer.headers).toMatchObject({
          ...{ 'x-total-count': String(pages.flat().length), 'cache-control': 'private, no-store' },
        });
        expect(answer.json<AdminFeedback[]>().map(({ title }) => title)).toEqual(titles);
        next = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link))?.[1];
      }
      expect(next).toBeUndefined();
    }
  });

  it('feedback lists for administrators return 401 or 403 to anyone else', async () => {
    const id = await recommended('The Muddy Paw');
    const named = { name: 'Mine', scopes: ['read', 'write'] };
    const { token } = (await call('POST', '/api/user/tokens', named, { cookie: ada })).json<{ token: string }>();
    for (const headers of [{}, { cookie: ada }, { authorization: `Bearer ${token}` }] as { cookie: string }[]) {
      const status = Object.keys(headers).length === 0 ? 401 : 403;
      for (const url of LISTS) expect((await call('GET', url, undefined, headers)).statusCode).toBe(status);
      const url = `/api/admin/user-feedback/${id}`;
      const answers = [
        await call('PUT', `${url}/status`, { status: 'rejected' }, headers),
        await call('PUT', `${url}/complete`, COMPLETE, headers),
        await call('PUT', `${url}/answer`, { isAnswered: true }, headers),
        await call('POST', `${url}/listing`, {}, headers),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([status, status, status, status]);
    }
    expect(await listed('/api/admin/user-feedback/pending')).toHaveLength(1);
  });
});

describe('one feedback of the list for administrators', () => {
  it('one feedback of the list for administrators is found by its ID, whatever its status', async () => {
    const id = await recommended('The Muddy Paw');
    await recommended('The Other Paw');
    await put(id, 'complete', COMPLETE);
    expect(await listed(`/api/admin/user-feedback?id=${id}`)).toMatchObject([{ id, status: 'completed' }]);
    expect(await listed('/api/admin/user-feedback?id=999999')).toEqual([]);
    for (const query of ['id=x', 'id=0', 'id=1.5', 'status=closed'])
      expect([query, (await call('GET', `/api/admin/user-feedback?${query}`)).statusCode]).toEqual([query, 400]);
  });
});

describe('recording an answer to feedback', () => {
  const answer = (id: number, isAnswered: boolean) => put(id, 'answer', { isAnswered });

  it('recording an answer to feedback shows administrators who answered, and the sender when', async () => {
    const body = { ...PLACE, recommendedBusinessName: 'The Muddy Paw', contactEmail: 'ada@example.com' };
    const { id } = (await call('POST', '/api/user-feedback', body, { cookie: ada })).json<{ id: number }>();
    const answered = (await answer(id, true)).json<AdminFeedback>();
    expect(AdminFeedback.parse(answered)).toMatchObject({
      ...{ status: 'pending', answeredBy: 'Administrator', answeredAt: expect.any(String), reviewedBy: null },
      moves: ['status', 'complete', 'listing', 'unanswer'],
    });
    const own = await call('GET', '/api/feedback', undefined, { cookie: ada });
    expect(own.json()).toMatchObject([{ id, answeredAt: answered.answeredAt }]);
    expect(own.body).not.toContain('answeredBy');
    const again = await answer(id, true);
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      'Administrator has already answered this feedback. Please reload to see it as it is now.',
    ]);
    expect((await answer(id, false)).json()).toMatchObject({ answeredBy: null, answeredAt: null });
    expect((await answer(id, false)).statusCode).toBe(409);
    expect(await entries(id)).toEqual([{ action: 'feedback.answer' }, { action: 'feedback.unanswer' }]);
    expect(await sql(`select from outbox where dedupe_key not like 'contact%'`)).toEqual([]);
  });

  it('recording an answer to feedback is refused if the sender cannot be reached', async () => {
    const unreachable = [
      await recommended('The Muddy Paw'),
      await recommended('The Quiet Paw', { contactEmail: 'rosa@example.com', contactPreference: 'none' }),
    ];
    for (const id of unreachable) {
      expect(await listed(`/api/admin/user-feedback?id=${id}`)).toMatchObject([
        { moves: ['status', 'complete', 'listing'] },
      ]);
      expect((await answer(id, true)).json()).toMatchObject({ status: 409, code: 'FEEDBACK_MOVE_REFUSED' });
    }
    expect((await put(unreachable[0] ?? 0, 'answer', {})).statusCode).toBe(400);
    expect((await answer(999_999, true)).statusCode).toBe(404);
  });
});

describe('deciding on feedback', () => {
  it('deciding on feedback sets any status and the administrator; reopening completed feedback requires a note', async () => {
    const id = await recommended('The Muddy Paw');
    for (const status of ['pending', 'under_review', 'in_progress', 'rejected', 'duplicate', 'completed']) {
      const answer = await put(id, 'status', { status, reviewerId: 'another administrator' });
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        expect.objectContaining({ status, reviewedBy: 'Administrator', actionTaken: null }),
      ]);
    }
    const bare = await put(id, 'status', { status: 'pending' });
    expect([bare.statusCode, bare.json().errors]).toEqual([
      400,
      [{ path: 'adminNotes', message: 'Please add a note that says why you are reopening this.' }],
    ]);
    expect((await put(id, 'status', { status: 'pending', adminNotes: 'It is wrong still.' })).json()).toMatchObject({
      ...{ status: 'pending', adminNotes: 'It is wrong still.', moves: ['status', 'complete', 'listing'] },
    });
    expect((await entries(id)).at(-1)).toEqual({ action: 'feedback.putBack' });
  });

  it('completing feedback requires a description of what was done, and shows it to the sender', async () => {
    const body = { ...PLACE, recommendedBusinessName: 'The Muddy Paw' };
    const { id } = (await call('POST', '/api/user-feedback', body, { cookie: ada })).json<{ id: number }>();
    for (const actionTaken of [undefined, '', '  ']) {
      const answer = await put(id, 'complete', { actionTaken });
      expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, 'actionTaken']);
    }
    expect((await put(id, 'complete', COMPLETE)).json()).toMatchObject({
      ...{ status: 'completed', actionTaken: COMPLETE.actionTaken, reviewedBy: 'Administrator', moves: ['reopen'] },
    });
    const own = await call('GET', '/api/feedback', undefined, { cookie: ada });
    expect(own.json()).toMatchObject([{ id, status: 'completed', actionTaken: COMPLETE.actionTaken }]);
  });

  it('returns 400 for an unknown status and 404 for unknown feedback', async () => {
    const id = await recommended('The Muddy Paw');
    expect((await put(id, 'status', {})).json()).toMatchObject({ status: 400, message: 'Please choose a status' });
    expect((await put(id, 'status', { status: 'done' })).statusCode).toBe(400);
    for (const nothing of [999_999, 'x'])
      for (const answer of [
        await put(nothing as number, 'status', { status: 'rejected' }),
        await put(nothing as number, 'complete', COMPLETE),
        await put(nothing as number, 'answer', { isAnswered: true }),
        await list(nothing as number, {}),
      ])
        expect([answer.statusCode, answer.json().code]).toEqual([404, 'FEEDBACK_NOT_FOUND']);
    expect(await entries(id)).toEqual([]);
  });

  it(`completes feedback once in parallel and names the first administrator to the other, in each of ${ROUNDS} rounds`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await recommended(`Place ${round}`);
      const one = () => put(id, 'complete', COMPLETE);
      const other = () => (round % 2 === 0 ? list(id, { force: true }) : put(id, 'status', { status: 'completed' }));
      const answers = await Promise.all([one(), other()]);
      const codes = answers.map(({ statusCode }) => statusCode);
      expect([codes.filter((code) => code < 300).length, codes.filter((code) => code === 409).length]).toEqual([1, 1]);
      expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
        code: 'FEEDBACK_MOVE_REFUSED',
        message: 'Administrator has already completed this feedback. Please reload to see what was done.',
      });
      expect(await entries(id)).toHaveLength(1);
    }
  });
});

describe('listing a recommended business', () => {
  it('listing a recommended business publishes it without an owner, emails the sender, and completes the feedback', async () => {
    const id = await recommended('The Muddy Paw', { contactEmail: 'rosa@example.com' });
    const answer = await list(id);
    const listing = answer.json<AdminBusiness>();
    expect([answer.statusCode, answer.headers.location]).toEqual([201, `/api/businesses/${listing.id}`]);
    expect(listing).toMatchObject({
      ...{ name: 'The Muddy Paw', approvalStatus: 'approved', isClaimed: false, ownerId: null, city: 'Austin' },
      ...{ petPerks: ['Water bowls'], reviewedBy: 'Administrator', latitude: expect.any(Number) },
    });
    const everybody = await app.fastify.inject(`/api/businesses/${listing.id}`);
    expect([everybody.statusCode, everybody.json().name]).toEqual([200, 'The Muddy Paw']);
    expect(await listed('/api/admin/user-feedback')).toMatchObject([
      { id, status: 'completed', businessId: listing.id, actionTaken: 'The Muddy Paw is now listed.' },
    ]);
    const mails = await sql<{ to: string }>(`select recipient as to from outbox where dedupe_key like 'feedback:%'`);
    expect(mails).toEqual([{ to: 'rosa@example.com' }]);
    expect(await entries(id)).toEqual([{ action: 'feedback.list' }]);
    expect((await list(id, { force: true })).json()).toMatchObject({ status: 409, code: 'FEEDBACK_MOVE_REFUSED' });
  });

  it("listing a recommended business keeps the sender's words off every public page without their consent", async () => {
    const words = 'Whiskered quokkas lie under every table.';
    const body = { description: words, recommendedBusinessDescription: words, recommendedPetPerks: ['Quokka cones'] };
    const id = await recommended('The Quiet Paw', body);
    const refused = await list(id, { description: words });
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      [
        {
          path: 'description',
          message: 'The sender did not agree to publish these words. Please write your own description.',
        },
      ],
    ]);
    const listing = (await list(id, {})).json<AdminBusiness>();
    expect(listing).toMatchObject({ name: 'The Quiet Paw', description: null, petPerks: [] });
    expect((await app.fastify.inject(`/api/businesses/${listing.id}`)).body).not.toMatch(/quokka/i);
    expect((await app.fastify.inject('/api/businesses?query=whiskered%20quokkas')).json()).toEqual([]);
  });

  it("listing a recommended business publishes the administrator's description, or the sender's with consent", async () => {
    const consent = { allowPublicDisplay: true };
    const own = await list(await recommended('The First Paw', consent), { force: true });
    expect(own.json()).toMatchObject({ description: PLACE.recommendedBusinessDescription });
    const written = { force: true, description: ' A café with a patio. ' };
    expect((await list(await recommended('The Second Paw'), written)).json()).toMatchObject({
      description: 'A café with a patio.',
    });
    const long = await list(await recommended('The Third Paw'), { force: true, description: 'word '.repeat(201) });
    expect([long.statusCode, long.json().errors[0].path]).toEqual([400, 'description']);
  });

  it('listing a recommended business returns 409 with likely duplicates until the administrator confirms', async () => {
    const id = await recommended('Listed Already');
    const first = (await list(id)).json<AdminBusiness>();
    const again = await recommended('Listed Already');
    const refused = await list(again, {});
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'LIKELY_DUPLICATE',
        businesses: [
          { id: first.id, name: 'Listed Already', address: '12 River Street', city: 'Austin', state: 'TX' },
          ...refused.json<{ businesses: object[] }>().businesses.slice(1),
        ],
      }),
    ]);
    expect(await listed('/api/admin/user-feedback/pending')).toMatchObject([{ id: again }]);
    const forced = await list(again, { force: true });
    expect([forced.statusCode, forced.json<AdminBusiness>().id === first.id]).toEqual([201, false]);
  });

  it("listing a business from feedback returns 400 if the feedback isn't a recommendation", async () => {
    const id = await sent({
      feedbackType: 'contact_inquiry',
      subject: 'Hello',
      description: 'A question.',
      email: 'sam@example.com',
    });
    expect((await list(id, {})).json()).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
  });
});
