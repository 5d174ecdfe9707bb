import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BulkAnswer } from '../../../interfaces/contract/administration/bulk.js';
import { AdminBusiness, OwnerBusiness } from '../../../interfaces/contract/business/business-form.js';
import { BusinessDetail, type OwnedBusinessCard } from '../../../interfaces/contract/business/business.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { continueIds } from '../../support/member-rows.js';
import { ADA, OLIVE, seedDirectory } from '../../support/search/seeded.js';

let app: TestApp;
let administrator: string;
let olive: string;
let ada: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_taken_down');
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  app = await startTestApp(urls, WITH_ADMINISTRATOR);
  [administrator, olive, ada] = [
    await signedInAsAdministrator(app),
    await signedInAs(app, OLIVE),
    await signedInAs(app, ADA),
  ];
});

afterAll(() => app?.close());

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const call = (method: Method, url: string, cookie = '', payload?: object) =>
  app.fastify.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
const move = (id: number, name: string, reason = 'The sign says so.') =>
  call('POST', `/api/admin/businesses/${id}/${name}`, administrator, { reason });
const sql = async (text: string, values: unknown[] = []) => (await app.database.pool.query(text, values)).rows;
const entriesOf = (target: string) =>
  sql(`select action, reason from audit_log where target_type || ' ' || target_id = $1 order by id`, [target]);
const noticesOf = (member: string) =>
  sql(`select kind, note from notices where member_id = $1 order by id desc limit 1`, [member]);

/** Every list and file that shows public businesses. */
const LISTS = [
  '/api/businesses?limit=100',
  '/api/businesses?limit=100&query=patio',
  '/api/businesses?limit=100&location=Austin',
  '/api/businesses/map?location=Austin',
  '/api/businesses/favorites?limit=100',
  `/api/businesses/owner/${OLIVE}?limit=100`,
  '/api/locations/suggestions?q=patio',
  '/api/suggestions?q=patio',
  '/sitemaps/1.xml',
];

async function expectUnlisted(id: number): Promise<void> {
  for (const url of LISTS) {
    const { body } = await call('GET', url);
    expect([url, new RegExp(`"id":\\s?${id}\\b|/business/${id}\\b`).test(body)]).toEqual([url, false]);
  }
  const similar = await call('POST', '/api/businesses/similar', '', {
    ...{ name: `Patio Place ${String(id).padStart(2, '0')}`, city: 'Austin', state: 'TX' },
  });
  expect(similar.json<{ id: number }[]>().map((each) => each.id)).not.toContain(id);
  expect((await call('POST', '/api/businesses/batch', '', { ids: [id] })).json()).toEqual([]);
}

describe('hiding a listing', () => {
  it('hides it from everyone but its owner, who gets the reason and cannot relist it', async () => {
    const hidden = await move(4, 'hide');
    expect(hidden.json()).toMatchObject({ status: 'hidden', isActive: false, hiddenAt: expect.any(String) as unknown });
    expect(AdminBusiness.strict().safeParse(hidden.json()).error).toBeUndefined();
    expect(hidden.json<AdminBusiness>().moves).toEqual(['edit', 'unhide', 'close', 'delete']);
    for (const cookie of ['', ada]) expect((await call('GET', '/api/businesses/4', cookie)).statusCode).toBe(404);
    await expectUnlisted(4);
    const own = (await call('GET', '/api/businesses/4', olive)).json<OwnerBusiness>();
    expect([own.moves, own.hiddenAt === null]).toEqual([['edit'], false]);
    const cards = (await call('GET', `/api/businesses/owner/${OLIVE}?limit=100`, olive)).json<OwnedBusinessCard[]>();
    expect(cards.find(({ id }) => id === 4)?.hiddenAt).toBe(own.hiddenAt);
    const relist = await call('POST', '/api/businesses/4/relist', olive);
    expect(relist.json()).toMatchObject({
      ...{ status: 409, code: 'LISTING_MOVE_REFUSED' },
      message: 'Our team hid this listing, so you cannot relist it. See your notices for the reason.',
    });
    expect(await noticesOf(OLIVE)).toEqual([{ kind: 'listing_hidden', note: 'The sign says so.' }]);
  });

  it('can be undone, which lists it again', async () => {
    const shown = await move(4, 'unhide', 'All fine.');
    expect(shown.json()).toMatchObject({ status: 'approved', isActive: true, hiddenAt: null });
    expect((await call('GET', '/api/businesses/4')).statusCode).toBe(200);
    expect((await move(4, 'unhide')).json()).toMatchObject({ status: 409, message: 'This listing is not hidden.' });
    expect(await noticesOf(OLIVE)).toEqual([{ kind: 'listing_shown', note: 'All fine.' }]);
  });

  it('is refused without a reason, for an older version, and for members', async () => {
    const hide = (payload: object, cookie = administrator) =>
      call('POST', '/api/admin/businesses/5/hide', cookie, payload);
    expect((await hide({})).statusCode).toBe(400);
    expect((await hide({ reason: ' ' })).statusCode).toBe(400);
    expect((await hide({ reason: 'Spam.', version: 9 })).json()).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect((await hide({ reason: 'Spam.' }, olive)).statusCode).toBe(403);
  });
});

describe('closing a place permanently', () => {
  it('takes it out of every list, and refuses reviews, saving, claims, reports, and visits', async () => {
    expect((await move(20, 'close')).json()).toMatchObject({ status: 'closed', isActive: false });
    await expectUnlisted(20);
    const review = { rating: 5, title: 'Lovely place', content: 'We liked it very much indeed, all of us.' };
    const claim = {
      ...{ claimantName: 'Ada', claimantEmail: 'ada@example.com', businessRole: 'owner' },
      ...{ ownershipProof: 'My name is on the lease.', verificationMethod: 'email_verification' },
    };
    expect((await call('POST', '/api/businesses/20/reviews', ada, review)).statusCode).toBe(404);
    expect((await call('PUT', '/api/businesses/20/favorite', ada)).statusCode).toBe(404);
    expect((await call('POST', '/api/businesses/20/claim', ada, claim)).statusCode).toBe(404);
    const visit = { interactionType: 'view', sessionId: 'walking' };
    expect((await call('POST', '/api/businesses/20/interactions', '', visit)).statusCode).toBe(404);
  });

  it('keeps its page for a year, marked as closed, and answers 410 after that', async () => {
    const page = await call('GET', '/api/businesses/20');
    expect(BusinessDetail.strict().safeParse(page.json()).error).toBeUndefined();
    expect(page.json()).toMatchObject({ id: 20, isActive: false, closedAt: expect.any(String) as unknown });
    await sql(`update businesses set closed_at = now() - interval '366 days' where id = 20`);
    const gone = await call('GET', '/api/businesses/20');
    expect(gone.json()).toMatchObject({ status: 410, code: 'BUSINESS_GONE' });
    expect((await call('GET', '/api/businesses/20', administrator)).statusCode).toBe(200);
    expect((await move(20, 'reopen')).json()).toMatchObject({ status: 'approved', closedAt: null, isActive: true });
    expect((await call('GET', '/api/businesses/20')).statusCode).toBe(200);
  });

  it('keeps a place private that its owner had withdrawn, and one that is hidden too', async () => {
    await call('DELETE', '/api/businesses/6', olive);
    await move(6, 'close');
    expect((await call('GET', '/api/businesses/6')).statusCode).toBe(404);
    expect((await call('POST', '/api/businesses/6/relist', olive)).json()).toMatchObject({
      code: 'LISTING_MOVE_REFUSED',
    });
    expect((await move(6, 'reopen')).json()).toMatchObject({ status: 'withdrawn', isActive: false });
    await move(7, 'close');
    await move(7, 'hide');
    expect((await call('GET', '/api/businesses/7')).statusCode).toBe(404);
  });

  it('answers a report in one call, with an entry for the listing and one for the report', async () => {
    const [report] = await sql(
      `insert into user_feedback (feedback_type, title, description, business_id, tags)
       values ('listing_issue', 'Closed', 'It is gone.', 21, array['closed_business']) returning id`,
    );
    const url = `/api/admin/user-feedback/${String(report.id)}/close-business`;
    const answer = await call('POST', url, administrator, { reason: 'Their website says so.' });
    expect(answer.json()).toMatchObject({
      ...{ status: 'completed', actionTaken: 'Marked the place as permanently closed.' },
    });
    await expectUnlisted(21);
    expect(await entriesOf('business 21')).toEqual([{ action: 'business.close', reason: 'Their website says so.' }]);
    expect(await entriesOf(`feedback ${String(report.id)}`)).toEqual([
      { action: 'feedback.complete', reason: 'Marked the place as permanently closed.' },
    ]);
    expect((await call('POST', url, administrator, { reason: 'Again.' })).statusCode).toBe(409);
    expect((await call('POST', url, ada, { reason: 'Again.' })).statusCode).toBe(403);
  });

  it('changes nothing if the report is not about a listing, or its place is already closed', async () => {
    const rows = await sql(
      `insert into user_feedback (feedback_type, title, description, business_id)
       values ('bug_report', 'A bug', 'It fails.', null), ('listing_issue', 'Closed', 'It is gone.', 21) returning id`,
    );
    for (const { id } of rows) {
      const url = `/api/admin/user-feedback/${String(id)}/close-business`;
      expect((await call('POST', url, administrator, { reason: 'Gone.' })).statusCode).toBe(409);
      expect(await sql(`select status from user_feedback where id = $1`, [id])).toEqual([{ status: 'pending' }]);
      expect(await entriesOf(`feedback ${String(id)}`)).toEqual([]);
    }
  });
});

describe('deleting a listing', () => {
  it('makes it disappear for everyone, its owner and administrators included', async () => {
    expect((await call('DELETE', '/api/admin/businesses/8', administrator, { reason: 'Spam.' })).statusCode).toBe(204);
    for (const cookie of ['', olive, administrator]) {
      expect((await call('GET', '/api/businesses/8', cookie)).statusCode).toBe(404);
    }
    const own = (await call('GET', `/api/businesses/owner/${OLIVE}?limit=100`, olive)).json<OwnedBusinessCard[]>();
    expect(own.map(({ id }) => id)).not.toContain(8);
    expect((await call('GET', '/api/admin/businesses?search=8', administrator)).body).not.toContain('Place 08');
    expect((await call('PATCH', '/api/businesses/8', olive, { phone: '1234567' })).statusCode).toBe(404);
    await expectUnlisted(8);
    expect(await entriesOf('business 8')).toEqual([{ action: 'business.delete', reason: 'Spam.' }]);
    expect(await noticesOf(OLIVE)).toEqual([{ kind: 'listing_deleted', note: 'Spam.' }]);
  });

  it('needs no reason, and is refused for a deleted listing and while Premium runs', async () => {
    expect((await call('DELETE', '/api/admin/businesses/9', administrator)).statusCode).toBe(204);
    expect((await call('DELETE', '/api/admin/businesses/9', administrator)).statusCode).toBe(404);
    await sql(
      `insert into subscriptions (business_id, provider, payer_id, state, wished_tier) values (10, 'demo', $1, 'active', 'premium')`,
      [OLIVE],
    );
    expect((await call('DELETE', '/api/admin/businesses/10', administrator)).json()).toMatchObject({
      ...{ status: 409, code: 'LISTING_MOVE_REFUSED' },
    });
  });
});

describe('POST /api/admin/bulk for listings', () => {
  it('hides, shows, closes, and deletes several listings, and refuses those that cannot', async () => {
    const bulk = async (action: string, ids: number[], reason: string | null, preview = false) => {
      const answer = await call('POST', '/api/admin/bulk', administrator, { action, ids, reason, preview });
      return answer.json<BulkAnswer>().results?.map(({ outcome }) => outcome) ?? answer.statusCode;
    };
    expect(await bulk('business.hide', [24, 25], null, true)).toEqual(['allowed', 'allowed']);
    expect(await bulk('business.hide', [24, 25], null)).toBe(400);
    expect(await bulk('business.hide', [24, 25], 'Spam.')).toEqual(['done', 'done']);
    expect(await bulk('business.unhide', [24, 26], 'All fine.')).toEqual(['done', 'refused']);
    expect(await bulk('business.close', [24, 25], 'Gone.')).toEqual(['done', 'done']);
    expect(await bulk('business.delete', [24, 25, 999_999], null)).toEqual(['done', 'done', 'refused']);
  });
});

describe('POST /api/admin/audit-log/{id}/undo', () => {
  const newest = async (id: number) => {
    const answer = await call('GET', `/api/admin/audit-log?targetType=business&targetId=${id}&limit=1`, administrator);
    return answer.json<{ id: number; action: string; canUndo: boolean }[]>()[0]!;
  };
  const undo = (entry: { id: number }, cookie = administrator) =>
    call('POST', `/api/admin/audit-log/${entry.id}/undo`, cookie, { reason: 'A mistake.' });

  it.each([
    [[], 'hide', 'approved'],
    [['hide'], 'unhide', 'hidden'],
    [[], 'close', 'approved'],
    [['close'], 'reopen', 'closed'],
  ])('undoes after %j: %s', async (before, name, status) => {
    for (const each of before) await move(14, each);
    const { hidden_at: hiddenAt, closed_at: closedAt } = (await sql('select * from businesses where id = 14'))[0];
    await move(14, name);
    const entry = await newest(14);
    expect(entry.canUndo).toBe(true);
    expect((await undo(entry)).json()).toMatchObject({ status, isActive: before.length === 0 });
    expect((await sql('select hidden_at, closed_at from businesses where id = 14'))[0]).toEqual({
      ...{ hidden_at: hiddenAt, closed_at: closedAt },
    });
    expect(await newest(14)).toMatchObject({ action: 'business.undo', reason: 'A mistake.', canUndo: false });
    expect((await undo(entry)).json()).toMatchObject({ status: 409, code: 'LISTING_MOVE_REFUSED' });
    await sql(
      `update businesses set hidden_at = null, closed_at = null, was_active = null, is_active = true where id = 14`,
    );
  });

  it('restores a deleted listing', async () => {
    await call('DELETE', '/api/admin/businesses/15', administrator);
    expect((await undo(await newest(15))).json()).toMatchObject({ status: 'approved', isActive: true });
    expect((await call('GET', '/api/businesses/15')).statusCode).toBe(200);
    expect(await noticesOf(OLIVE)).toEqual([{ kind: 'listing_restored', note: 'A mistake.' }]);
  });

  it('restores the old values of an edit, which an import may change again', async () => {
    await sql(`update businesses set pending_changes = '{"name": "Ours"}', edited_fields = '{website}' where id = 13`);
    const edit = { name: 'Loud Paw', phone: '(512) 555-0142', petPerks: ['Patio'], reason: 'Their sign.' };
    const edited = await call('PATCH', '/api/admin/businesses/13', administrator, edit);
    expect(edited.json()).toMatchObject({ name: 'Loud Paw', pendingChanges: null });
    const entry = await newest(13);
    expect(entry.canUndo).toBe(true);
    expect((await undo(entry)).json()).toMatchObject({
      ...{ name: 'Patio Place 13', phone: null, petPerks: ['Water bowls'], highlightedPerks: ['Water bowls'] },
      ...{ editedFields: ['website'], pendingChanges: { name: 'Ours' } },
    });
  });

  it('is refused if a field changed since, for other entries, and for members', async () => {
    const edit = (phone: string) => call('PATCH', '/api/admin/businesses/12', administrator, { phone, reason: 'New.' });
    await edit('(512) 555-0101');
    const first = await newest(12);
    await edit('(512) 555-0102');
    expect((await undo(first)).json()).toMatchObject({ status: 409, code: 'LISTING_MOVE_REFUSED' });
    const second = await newest(12);
    expect((await undo(second, olive)).statusCode).toBe(403);
    expect((await undo({ id: 999_999 })).statusCode).toBe(404);
    expect((await undo(second)).statusCode).toBe(200);
    expect((await undo(await newest(12))).statusCode).toBe(409);
    // The value is again as the first edit left it.
    expect((await undo(first)).json()).toMatchObject({ phone: null, editedFields: [] });
  });
});
