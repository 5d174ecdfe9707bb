import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AdminStats, ApprovalStats } from '../../../interfaces/contract/administration/admin-stats.js';
import { Problem } from '../../../interfaces/contract/shared/problem.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { continueIds } from '../../support/member-rows.js';
import { inconsistencies } from '../../support/totals.js';
import { ADA, HIDDEN, PUBLIC_BUSINESSES, REVIEWS, seedDirectory } from '../../support/search/seeded.js';

const STATS = '/api/admin/stats';
const APPROVAL = '/api/admin/business-approval-stats';

let app: TestApp;
let administrator: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_figures');
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  app = await startTestApp(urls, WITH_ADMINISTRATOR);
  administrator = await signedInAsAdministrator(app);
});

afterAll(() => app?.close());

const get = (url: string, cookie = administrator) => app.fastify.inject({ url, headers: { cookie } });
const stats = async () => AdminStats.parse((await get(STATS)).json());
const approval = async () => ApprovalStats.parse((await get(APPROVAL)).json());
const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);

describe('the admin statistics', () => {
  it.each([STATS, APPROVAL])(
    'the admin statistics can be read only by administrators and are never cached: %s',
    async (url) => {
      const member = await signedInAs(app, ADA);
      for (const [cookie, ...refusal] of [
        ['', 401, 'Unauthorized'],
        [member, 403, 'Only administrators can do this.'],
      ] as const) {
        const { statusCode, body } = await get(url, cookie);
        expect([statusCode, Problem.parse(JSON.parse(body)).message]).toEqual(refusal);
      }
      const token = member.split('=')[1] ?? '';
      const bearer = await app.fastify.inject({ url, headers: { authorization: `Bearer ${token}` } });
      expect(bearer.statusCode).toBe(401);
      const answer = await get(url);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    },
  );
});

describe('the directory statistics', () => {
  it('the directory statistics count all members and the public businesses and reviews', async () => {
    const { rows } = await sql(`select count(*)::integer as users from users`);
    expect(await stats()).toMatchObject({
      totalUsers: rows[0].users,
      totalBusinesses: PUBLIC_BUSINESSES,
      totalReviews: REVIEWS,
    });
  });

  it('the directory statistics count pending approvals, including changes to businesses, and pending claims', async () => {
    const before = await stats();
    expect(before.pendingApprovals).toBe([HIDDEN.pending, HIDDEN.under_review].length);
    await sql(`update businesses set pending_changes = '{"name": "Another"}' where id = 3`);
    await sql(
      `insert into business_claims (business_id, claimant_user_id, claimant_name, claimant_email, verification_method, status)
       select n, $1, 'Ada', 'ada@example.com', 'phone_verification', s
       from (values (4, 'pending'), (5, 'under_review'), (6, 'rejected'), (7, 'expired')) c(n, s)`,
      [ADA],
    );
    const after = await stats();
    expect(after.pendingApprovals).toBe(before.pendingApprovals + 1);
    await sql(`update businesses set deleted_at = now() where id = $1`, [HIDDEN.pending]);
    expect((await stats()).pendingApprovals).toBe(before.pendingApprovals);
    await sql(`update businesses set deleted_at = null where id = $1`, [HIDDEN.pending]);
    expect(after.pendingClaims).toBe(before.pendingClaims + 2);
  });

  it('the directory statistics count open reports, appeals, and copyright notices, but not decided ones', async () => {
    expect(await stats()).toMatchObject({ openReports: 0, openAppeals: 0, openCopyrightNotices: 0, duePutBacks: 0 });
    await sql(
      `insert into moderation_cases (target_type, target_id, status, action, reason_code, note, decided_by, decided_at)
       values ('review', '1', 'open', null, null, null, null, null), ('review', '2', 'open', null, null, null, null, null),
         ('review', '3', 'resolved', 'keep', 'spam', '', 'Ruth', now())`,
    );
    await sql(
      `with given as (insert into notices (member_id, kind, reason, note, decided_by, token_hash)
         select $1, 'warning', 'spam', 'A note', 'Ruth', 'a hash ' || n from generate_series(1, 2) n returning id)
       insert into appeals (notice_id, text, status, note, decided_by, decided_at)
       select id, 'It is not what it seems.', case n when 1 then 'open' else 'rejected' end,
         case n when 1 then null else 'No.' end, case n when 1 then null else 'Ruth' end,
         case n when 1 then null else now() end
       from (select id, row_number() over (order by id) as n from given) numbered`,
      [ADA],
    );
    await sql(
      `insert into copyright_notices (name, email, postal_address, work, signature, items, status)
       select 'Pat', 'pat@example.com', '7 Example Lane', 'My photo', 'Pat', '[]', s
       from unnest(array['received', 'received', 'received', 'refused', 'taken_down']) s`,
    );
    await sql(
      `insert into copyright_counter_notices (notice_id, member_id, name, postal_address, phone, statement, signature, restorable_from, restore_by, status)
       select n.id, u.id, 'Ada', '12 River Street', '555 0100', 'Mine', 'Ada', now() - d.from_days * interval '1 day',
         now() - d.by_days * interval '1 day', d.status
       from (select max(id) as id from copyright_notices) n,
         (values (1, -2, -5, 'waiting'), (2, 1, -2, 'waiting'), (3, 9, 3, 'waiting'), (4, 9, 3, 'restored')) d (nth, from_days, by_days, status)
         join (select id, row_number() over (order by id) as nth from users) u using (nth)`,
    );
    expect(await stats()).toMatchObject({
      ...{ openReports: 2, openAppeals: 1, openCopyrightNotices: 4, duePutBacks: 2, overduePutBacks: 1 },
    });
  });

  it('the statistics count public businesses that await verification and postcards that wait to be printed', async () => {
    const before = await stats();
    await sql(`update businesses set is_verified = false, verification_notes = null where id in (3, 4, 5)`);
    await sql(`update businesses set verification_notes = 'Nobody answers.' where id = 5`);
    await sql(
      `with claim as (insert into business_claims (business_id, claimant_user_id, claimant_name, claimant_email,
           verification_method, code_expires_at)
         select 10 + n, $1, 'Ada', 'ada@example.com', 'postcard_verification', now() + t * interval '1 day'
         from unnest(array[30, 30, -1]) with ordinality d(t, n) returning id)
       insert into outbox (id, kind, service, dedupe_key, payload)
       select gen_random_uuid(), 'postcard', true, 'card ' || id, json_build_object('claimId', id) from claim`,
      [ADA],
    );
    const after = await stats();
    expect(after.pendingVerifications).toBe(before.pendingVerifications + 2);
    expect([before.waitingPostcards, after.waitingPostcards]).toEqual([0, 2]);
  });

  it('the dashboard counts and names the accounts whose erasure is ordered', async () => {
    await sql(
      `insert into ordered_erasures (member_id, ordered_by, ordered_by_id, reason_code, note)
       values ($1, 'Ruth', 0, 'illegal', 'Nine.')`,
      [ADA],
    );
    const { orderedErasures, oldestWaiting } = await stats();
    const name = oldestWaiting.find(({ queue }) => queue === 'erasures')?.name;
    expect([orderedErasures, name]).toEqual([1, 'Ada surname-secret']);
    await sql('delete from ordered_erasures');
  });

  it('the directory statistics contain the date and ID of the oldest open feedback without an answer', async () => {
    expect(await stats()).toMatchObject({ oldestOpenFeedbackAt: null, oldestOpenFeedbackId: null });
    await sql(
      `insert into user_feedback (id, feedback_type, title, description, status, created_at, answered_at)
       select n, 'bug_report', 'A title', 'A description', s, t::timestamptz, a::timestamptz
       from (values (801, 'completed', '2026-01-01', null), (802, 'under_review', '2026-01-02', '2026-01-03'),
         (803, 'in_progress', '2026-02-02T03:04:05Z', null), (804, 'pending', '2026-03-03', null)) f(n, s, t, a)`,
    );
    expect(await stats()).toMatchObject({
      ...{ pendingFeedback: 3, oldestOpenFeedbackAt: '2026-02-02T03:04:05.000Z', oldestOpenFeedbackId: 803 },
    });
  });

  it('the directory statistics count additions in the last 7 days and on each of the last 28 days, in UTC', async () => {
    const before = await stats();
    const today = new Date().toISOString().slice(0, 10);
    const { rows: users } = await sql(
      `insert into users (id, created_at) select gen_random_uuid(), now() - d * interval '1 day'
       from unnest(array[0, 6, 8, 20, 40]) d returning (created_at at time zone 'UTC')::date::text as day`,
    );
    const { rows: businesses } = await sql(
      `insert into businesses (name, category, approval_status, created_at)
       select 'New', 'services', 'approved', now() - d * interval '1 day' from unnest(array[0, 8]) d returning (created_at at time zone 'UTC')::date::text as day`,
    );
    const after = await stats();
    expect(after.newThisWeek.users).toBe(before.newThisWeek.users + 2);
    expect(after.newThisWeek.businesses).toBe(before.newThisWeek.businesses + 1);
    const dates = after.daily.map(({ date }) => date);
    expect(dates).toHaveLength(28);
    expect(dates).toEqual(dates.toSorted());
    expect(dates.slice(-2)).toContain(today);
    for (const { date, ...many } of after.daily) {
      const was = before.daily.find((day) => day.date === date);
      const on = (rows: readonly { day: string }[]) => rows.filter(({ day }) => day === date).length;
      expect([date, many.users, many.businesses]).toEqual([
        date,
        (was?.users ?? 0) + on(users),
        (was?.businesses ?? 0) + on(businesses),
      ]);
    }
  });

  it('the directory statistics count only public businesses as new, also on the first of the 7 days', async () => {
    const before = await stats();
    await sql(
      `insert into businesses (name, category, approval_status, is_active, created_at)
       select 'New', 'services', status, active, now() - age
       from (values ('approved', true), ('approved', false), ('pending', true), ('under_review', true), ('rejected', true)) s (status, active),
         unnest(array[interval '0', interval '7 days' - interval '10 minutes']) age`,
    );
    const after = await stats();
    expect(after.totalBusinesses).toBe(before.totalBusinesses + 2);
    expect(after.newThisWeek.businesses).toBe(before.newThisWeek.businesses + 2);
    const sum = ({ daily }: typeof after) => daily.reduce((total, { businesses }) => total + businesses, 0);
    expect(sum(after)).toBe(sum(before) + 2);
  });
});

describe('the figures of the queues', () => {
  /** The list of each queue, which an administrator sees first. */
  const LISTS = {
    pendingApprovals: '/api/admin/pending-businesses',
    pendingClaims: '/api/admin/business-claims',
    pendingOwnershipRequests: '/api/admin/ownership-requests',
    pendingFeedback: '/api/admin/user-feedback?status=open',
    openReports: '/api/admin/reports?status=open',
    openAppeals: '/api/admin/appeals?status=open',
    orderedErasures: '/api/admin/erasures',
    openCopyrightNotices: '/api/admin/copyright-notices?status=open',
    pendingDuplicates: '/api/admin/duplicates',
    disputedPolicies: '/api/admin/policies?state=disputed',
    undeliveredMessages: '/api/admin/outgoing?status=dead',
  } as const;

  it.each(Object.entries(LISTS))('the figure %s is the total of the list %s', async (figure, list) => {
    const { statusCode, headers } = await get(list);
    const figures = await stats();
    expect([statusCode, Number(headers['x-total-count'])]).toEqual([200, figures[figure as keyof typeof LISTS]]);
  });

  it('the statistics name the oldest item of each queue that is not empty, longest waiting first', async () => {
    const { oldestWaiting } = await stats();
    const queues = oldestWaiting.map(({ queue }) => queue);
    expect(queues.toSorted()).toEqual([
      ...['appeals', 'approvals', 'claims', 'copyright', 'feedback', 'postcards', 'reports'],
    ]);
    const times = oldestWaiting.map(({ since }) => since);
    expect(times).toEqual(times.toSorted());
    const ids = (list: string) => get(list).then((answer) => String(answer.json()[0].id));
    const idOf = (queue: string) => oldestWaiting.find((item) => item.queue === queue)?.id;
    for (const [queue, figure] of [
      ['approvals', 'pendingApprovals'],
      ['claims', 'pendingClaims'],
      ['feedback', 'pendingFeedback'],
      ['appeals', 'openAppeals'],
    ] as const) {
      expect([queue, idOf(queue)]).toEqual([queue, await ids(LISTS[figure])]);
    }
    const feedback = oldestWaiting.find(({ queue }) => queue === 'feedback');
    expect(feedback).toEqual({ queue: 'feedback', id: '802', name: 'A title', since: '2026-01-02T00:00:00.000Z' });
  });
});

describe('the stored tallies behind the statistics', () => {
  it('the tallies behind the statistics stay exact under concurrent inserts, updates, deletes, and rollbacks', async () => {
    const writer = async (n: number) => {
      const client = await app.database.pool.connect();
      try {
        for (let round = 0; round < 5; round += 1) {
          await client.query('begin');
          await client.query(
            `insert into businesses (name, category, approval_status, is_active)
             values ('One', 'services', 'approved', true), ('Two', 'services', 'pending', true)`,
          );
          await client.query(`insert into users (id) values (gen_random_uuid())`);
          await client.query(
            `update businesses set approval_status = 'approved' where name = 'Two' and xmin = pg_current_xact_id()::xid`,
          );
          await client.query(`delete from businesses where name = 'One' and xmin = pg_current_xact_id()::xid`);
          await client.query((n + round) % 3 === 0 ? 'rollback' : 'commit');
        }
      } finally {
        client.release();
      }
    };
    const { totalBusinesses } = await stats();
    await Promise.all(Array.from({ length: 6 }, (_, n) => writer(n)));
    // 10 of the 30 rounds were rolled back.
    expect((await stats()).totalBusinesses).toBe(totalBusinesses + 20);
    const client = await app.database.pool.connect();
    try {
      expect(Object.keys(await inconsistencies(client)).filter((name) => name.startsWith('tallies'))).toEqual([]);
    } finally {
      client.release();
    }
  });
});

describe('the approval statistics', () => {
  it('the approval statistics count all businesses, and changes to approved ones as pending', async () => {
    const { rows } = await sql(
      `select approval_status as status, count(*)::integer as many from businesses group by 1`,
    );
    const many = Object.fromEntries(rows.map((row) => [row.status, row.many])) as Record<string, number>;
    const all = Object.values(many).reduce((sum, each) => sum + each, 0);
    expect(many['approved']).toBeGreaterThan(PUBLIC_BUSINESSES);
    const { pendingApprovals: pending } = await stats();
    expect(pending).toBe((many['pending'] ?? 0) + (many['under_review'] ?? 0) + 1);
    expect(await approval()).toEqual({
      pending,
      approved: (many['approved'] ?? 0) - 1,
      rejected: many['rejected'],
      total: all,
    });
  });

  it('the approval statistics change when a business is approved', async () => {
    const before = await approval();
    await app.fastify.inject({
      method: 'POST',
      url: `/api/admin/businesses/${HIDDEN.pending}/approve`,
      headers: { cookie: administrator },
      payload: {},
    });
    expect(await approval()).toEqual({ ...before, pending: before.pending - 1, approved: before.approved + 1 });
  });
});
