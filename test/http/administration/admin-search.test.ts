import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AdminMember } from '../../../interfaces/contract/administration/admin-member.js';
import { AdminSearchResults } from '../../../interfaces/contract/administration/admin-search.js';
import { AdminClaim } from '../../../interfaces/contract/claim/claim.js';
import { AdminFeedback } from '../../../interfaces/contract/feedback/admin-feedback.js';
import { AdminReport } from '../../../interfaces/contract/moderation/admin-report.js';
import { Problem } from '../../../interfaces/contract/shared/problem.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { ADA, HIDDEN, NOBODY, OLIVE, seedDirectory } from '../../support/search/seeded.js';

let app: TestApp;
let administrator: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_admin_search');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls, WITH_ADMINISTRATOR);
  administrator = await signedInAsAdministrator(app);
  const sql = (text: string) => app.database.pool.query(text);
  await sql(`insert into business_claims (id, business_id, claimant_user_id, claimant_name, claimant_email, verification_method)
    values (71, 20, '${ADA}', 'Ada of the Café', 'work@ada.example.com', 'email_verification')`);
  await sql(`insert into user_feedback (id, user_id, feedback_type, title, description, contact_email, contact_name) values
    (72, '${ADA}', 'bug_report', 'The parking map is gone', 'It is.', 'ada@home.example.com', 'Ada'),
    (73, null, 'bug_report', 'Something else', 'It is.', null, null)`);
  await sql(`insert into moderation_cases (id, target_type, target_id) values (74, 'review', '1')`);
  await sql(`insert into reports (case_id, reason, reporter_id) values (74, 'spam', '${ADA}')`);
});
afterAll(() => app?.close());

const read = (url: string, cookie = administrator) => app.fastify.inject({ url, headers: { cookie } });
const search = (query: string, cookie?: string) =>
  read(`/api/admin/search?${new URLSearchParams({ query }).toString()}`, cookie);
const find = async (query: string) => AdminSearchResults.parse((await search(query)).json());
const messageOf = ({ body }: { readonly body: string }) => Problem.parse(JSON.parse(body)).message;

describe('GET /api/admin/search', () => {
  it.each(['/api/admin/search?query=ada', `/api/admin/members/${ADA}`])(
    'is refused to visitors, members, and tokens, and never cached: %s',
    async (url) => {
      const member = await signedInAs(app, ADA);
      expect([(await read(url, '')).statusCode, (await read(url, member)).statusCode]).toEqual([401, 403]);
      const answer = await read(url);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    },
  );

  it('finds a member, their claims, messages, and reports by the beginning of their name, in any case', async () => {
    for (const typed of ['ada', 'ADA SURN', 'Ad']) {
      const { members, claims, feedback, reports } = await find(typed);
      expect([typed, members]).toEqual([
        typed,
        [{ id: ADA, name: 'Ada surname-secret', email: 'ada-member-mail-secret@example.com' }],
      ]);
      expect([claims, feedback, reports].map((list) => list.map(({ id }) => id))).toEqual([[71], [72], [74]]);
    }
    expect((await find('surname')).members.map(({ name }) => name)).toEqual([
      'Ada surname-secret',
      'Olive surname-secret',
    ]);
  });

  it('finds a member by the beginning of an email address and by their ID, but by no other part of them', async () => {
    expect((await find('Ada-Member-Mail')).members.map(({ id }) => id)).toEqual([ADA]);
    expect((await find(OLIVE)).members.map(({ id }) => id)).toEqual([OLIVE]);
    for (const other of ['member-phone-secret', 'mail-secret', '%da', 'ad_'])
      expect([other, (await find(other)).members]).toEqual([other, []]);
  });

  it('finds claims and messages by the typed email address, and messages by words of their title', async () => {
    expect((await find('WORK@ada')).claims.map(({ id }) => id)).toEqual([71]);
    expect((await find('ada@home.example.com')).feedback.map(({ id }) => id)).toEqual([72]);
    expect((await find('map park')).feedback).toEqual([
      { id: 72, title: 'The parking map is gone', contactName: 'Ada', status: 'pending' },
    ]);
  });

  it('finds a place that is not public, and everything with a typed ID', async () => {
    const [{ rows }] = await Promise.all([
      app.database.pool.query<{ name: string }>(`select name from businesses where id = ${HIDDEN.pending}`),
    ]);
    const { businesses } = await find(rows[0]!.name);
    expect(businesses.find(({ id }) => id === HIDDEN.pending)?.status).toBe('pending');
    expect((await find('#71')).claims.map(({ id }) => id)).toEqual([71]);
    expect((await find('72')).feedback.map(({ id }) => id)).toEqual([72]);
    expect((await find('74')).reports).toEqual([{ id: 74, targetType: 'review', targetId: '1', status: 'open' }]);
    expect((await find('20')).claims.map(({ id }) => id)).toEqual([71]);
    expect((await find('8')).businesses[0]).toMatchObject({ id: 8 });
  });

  it('finds nothing for texts without words, and keeps their signs out of the query', async () => {
    for (const text of ['--', '&|!', "'); drop", '99999999999', '\u{10ffff}x', 'a'.repeat(100)])
      expect([text, Object.values(await find(text)).flat()]).toEqual([text, []]);
  });

  it('returns 400 with the reason for a query that is too short, too long, or unreadable', async () => {
    for (const [query, message] of [
      ['', 'Type at least 2 characters.'],
      [' a ', 'Type at least 2 characters.'],
      ['a'.repeat(101), 'query must be 100 characters or less.'],
      ['ab\0', 'query must not contain a NUL character.'],
    ] as const) {
      const answer = await search(query);
      expect([answer.statusCode, messageOf(answer)]).toEqual([400, message]);
    }
    expect((await read('/api/admin/search')).statusCode).toBe(400);
  });

  it('neither searching nor opening a member writes to the audit log', async () => {
    await find('ada');
    await read(`/api/admin/members/${ADA}`);
    const { rows } = await app.database.pool.query(`select from audit_log where action !~ '^administrator'`);
    expect(rows).toEqual([]);
  });
});

describe('GET /api/admin/members/{userId}', () => {
  const member = async (id: string) => AdminMember.parse((await read(`/api/admin/members/${id}`)).json());

  it('shows who a member is, and their records with the newest first', async () => {
    const ada = await member(ADA);
    expect(ada).toMatchObject({
      ...{ id: ADA, name: 'Ada surname-secret', email: 'ada-member-mail-secret@example.com', status: 'active' },
      counts: { businesses: 0, claims: 1, feedback: 1, reports: 1, notices: 0 },
      claims: [{ id: 71, businessId: 20, status: 'pending' }],
      feedback: [{ id: 72, title: 'The parking map is gone', status: 'pending' }],
      reports: [{ id: 74, targetType: 'review', targetId: '1', status: 'open' }],
    });
    const olive = await member(OLIVE);
    expect(olive.counts.businesses).toBe(olive.businesses.length);
    expect(olive.businesses.map(({ id }) => id)).toContain(HIDDEN.pending);
  });

  it('says that a member is restricted, suspended, paused, or closed, and until when', async () => {
    const sql = (text: string) => app.database.pool.query(text);
    const notice = (kind: string, until: string) =>
      sql(`insert into notices (member_id, kind, reason, note, until, decided_by)
        values ('${OLIVE}', '${kind}', 'spam', '', ${until}, 'Administrator')`);
    const state = async () => {
      const { status, until } = await member(OLIVE);
      return [status, until?.slice(0, 4) ?? null];
    };
    await sql(`update users set paused = true where id = '${OLIVE}'`);
    expect(await state()).toEqual(['paused', null]);
    await notice('restriction', `'2199-01-01Z'`);
    expect((await member(OLIVE)).notices).toMatchObject([{ kind: 'restriction', decidedBy: 'Administrator' }]);
    expect(await state()).toEqual(['restricted', '2199']);
    await notice('suspension', 'null');
    expect(await state()).toEqual(['suspended', null]);
    await sql(`update users set erasure_at = '2198-01-01Z', erasure_reviews = 'anonymise' where id = '${OLIVE}'`);
    expect(await state()).toEqual(['closed', '2198']);
  });

  it.each([NOBODY, 'not-an-id'])('returns 404 for an unknown member: %s', async (id) => {
    const answer = await read(`/api/admin/members/${id}`);
    expect([answer.statusCode, messageOf(answer)]).toEqual([404, 'User not found']);
  });
});

describe('rows of the administrators’ queues', () => {
  it('have the names of the members whose ids they have', async () => {
    const [claim] = (await read('/api/admin/business-claims')).json<AdminClaim[]>();
    expect([claim?.claimantUserId, claim?.memberName]).toEqual([ADA, 'Ada surname-secret']);
    const feedback = (await read('/api/admin/user-feedback')).json<AdminFeedback[]>();
    expect(feedback.map(({ id, userName }) => [id, userName])).toEqual([
      [73, null],
      [72, 'Ada surname-secret'],
    ]);
    const [report] = (await read('/api/admin/reports')).json<AdminReport[]>();
    expect(report?.reports).toMatchObject([{ reporterId: ADA, reporterName: 'Ada surname-secret', isMember: true }]);
  });
});
