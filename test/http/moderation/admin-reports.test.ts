import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminReport } from '../../../interfaces/contract/moderation/admin-report.js';
import { AdminReport as AdminReportShape } from '../../../interfaces/contract/moderation/admin-report.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { recount } from '../../support/member-rows.js';
import { ROUNDS } from '../../support/rounds.js';
import { ADA, seedDirectory } from '../../support/search/seeded.js';

const OTTO = '0198c2f0-aaaa-7b52-8d44-91c7e0a2b3f5';

let app: TestApp;
let administrator: string;
let otto: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_admin_reports');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls, WITH_ADMINISTRATOR);
  await sql(`insert into users (id, email, first_name, last_name, email_notifications) values ('${OTTO}', 'otto@example.com', 'Otto', 'Ott', true);
    select setval(pg_get_serial_sequence('reviews', 'id'), 5000)`);
  administrator = await signedInAsAdministrator(app);
  otto = await signedInAs(app, OTTO);
});

afterAll(() => app?.close());

beforeEach(() => sql('delete from moderation_cases; delete from outbox; delete from notices'));

const sql = <Row>(text: string): Promise<Row[]> =>
  runSql(app.databaseUrls.ownerUrl, async (client) => (await client.query(text)).rows as Row[]);

const call = (method: 'GET' | 'POST', url: string, headers: Record<string, string>, payload?: object) =>
  app.fastify.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });

const byAdministrator = () => ({ cookie: administrator });

/** Adds a review by Ada with three reports: by Otto, by a visitor with an email address, and by one without. */
async function reported(place = 26): Promise<{ id: number; review: number }> {
  const [row] = await sql<{ id: number }>(`
    insert into reviews (business_id, user_id, rating, title, content) values (${place}, '${ADA}', 5, 'Words', 'Words of the review.')
    on conflict (business_id, user_id) do update set state = 'shown', is_published = true returning id`);
  const review = row?.id ?? 0;
  for (const [headers, reporterEmail] of [
    [{ cookie: otto }, null],
    [{}, 'reader@example.com'],
    [{}, null],
  ] as const) {
    const body = { targetType: 'review', targetId: review, reason: 'spam', reporterEmail };
    expect((await call('POST', '/api/reports', headers, body)).statusCode).toBe(201);
  }
  const [found] = await sql<{ id: number }>(`select max(id) as id from moderation_cases`);
  return { id: found?.id ?? 0, review };
}

const list = async (query = '') =>
  (await call('GET', `/api/admin/reports${query}`, byAdministrator())).json<AdminReport[]>();

const HIDE = { action: 'hide', reasonCode: 'spam', note: 'Please write about the place.' };

const resolve = (id: number, body: object) => call('POST', `/api/admin/reports/${id}/resolve`, byAdministrator(), body);

const mails = () =>
  sql<{ to: string | null; member: string | null; service: boolean; words: string }>(
    `select recipient #>> '{}' as to, member_id as member, service, payload::text as words from outbox order by member_id nulls last`,
  );

describe('GET /api/admin/reports', () => {
  it('returns one item per reported content, with all its reports and its current state', async () => {
    const { id, review } = await reported();
    const [item, ...others] = await list();
    expect(others).toEqual([]);
    expect(AdminReportShape.parse(item)).toEqual(item);
    expect(item).toMatchObject({
      ...{ id, targetType: 'review', targetId: review, status: 'open', reportCount: 3, resolution: null },
      content: {
        ...{ words: 'Words: Words of the review.', path: '/business/26', state: 'shown' },
        business: { id: 26, name: expect.stringMatching(/./) },
        ...{ authorId: ADA, authorName: expect.stringContaining('Ada') },
      },
      reports: [
        { reason: 'spam', isMember: true, reporterEmail: null },
        { isMember: false, reporterEmail: 'reader@example.com' },
        { isMember: false, reporterEmail: null },
      ],
    });
    expect(item?.moves).toEqual(['keep', 'hide', 'remove', 'warn', 'restrict', 'suspend', 'erase_minor']);
  });

  it('contains every type of content, also when the content is gone', async () => {
    await sql(`insert into pet_profiles (user_id, pet_name, pet_type, pet_image_url) values ('${ADA}', 'Pixel', 'cat', '/uploads/demo/pet.webp');
      insert into guide_dogs (user_id, pet_name, pet_type) values ('${ADA}', 'Dot', 'dog') on conflict do nothing`);
    await sql(`insert into turned_away_reports (business_id, visited_on, pets, staff_said, status, created_at)
      values (1, '2026-05-01', '[{"type": "dog"}]', 'Not today.', 'answered', now());
      insert into turned_away_answers (report_id, content, created_at, updated_at)
      select id, 'Sorry for that.', now(), now() from turned_away_reports`);
    await sql(`insert into moderation_cases (target_type, target_id)
      select 'response', id::text from review_responses where review_id = 1 union all select 'pet_profile', max(id)::text from pet_profiles
      union all select 'guide_dog', max(id)::text from guide_dogs where user_id = '${ADA}'
      union all select 'turned_away', id::text from turned_away_reports union all select 'turned_away_answer', id::text from turned_away_answers
      union all select 'photo', '/uploads/demo/pet.webp' union all select 'review', '999999' union all select 'photo', '/uploads/gone.webp'`);
    const items = await list();
    const pathOf = ({ targetType, targetId }: AdminReport): string | undefined =>
      ({
        ...{ response: '/business/3', pet_profile: `/pet-profiles/${targetId}`, guide_dog: `/user-reviews/${ADA}` },
        ...{ photo: targetId === '/uploads/gone.webp' ? undefined : petPath, review: undefined },
        ...{ turned_away: '/business/1', turned_away_answer: '/business/1' },
      })[targetType];
    const petPath = `/pet-profiles/${String(items.find(({ targetType }) => targetType === 'pet_profile')?.targetId)}`;
    expect(items.map(({ content }) => content?.path)).toEqual(items.map(pathOf));
    expect(items).toHaveLength(8);
    const pagesOfBusinesses = items.filter(({ content }) => content?.business != null);
    expect(pagesOfBusinesses.map(({ content }) => content?.path)).toEqual(
      pagesOfBusinesses.map(({ content }) => `/business/${String(content?.business?.id)}`),
    );
    expect(pagesOfBusinesses).toHaveLength(3);
    const orphan = items.find(({ targetId }) => targetId === 999_999);
    expect(orphan?.moves).toEqual(['keep']);
    const refused = await resolve(orphan?.id ?? 0, HIDE);
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      400,
      'This content no longer exists. Choose to keep it, which closes the report.',
    ]);
    expect((await resolve(orphan?.id ?? 0, { action: 'keep', reasonCode: 'spam' })).statusCode).toBe(200);
  });

  it('offers only keep, hide, and remove for content whose author has no account', async () => {
    const { id } = await reported();
    await sql(`update reviews set user_id = null where business_id = 26 and user_id = '${ADA}'`);
    const [item] = await list();
    expect(item).toMatchObject({ content: { authorId: null, authorName: null }, moves: ['keep', 'hide', 'remove'] });
    expect((await resolve(id, { ...HIDE, action: 'warn' })).statusCode).toBe(400);
    expect((await resolve(id, HIDE)).statusCode).toBe(200);
  });

  it('lists reports page by page, oldest first, by status', async () => {
    await sql(`insert into moderation_cases (target_type, target_id, created_at)
      select 'photo', '/uploads/' || n || '.webp', now() - n * interval '1 hour' from generate_series(1, 5) n`);
    const first = await call('GET', '/api/admin/reports?limit=2', byAdministrator());
    expect(first.headers).toMatchObject({ 'x-total-count': '5', 'cache-control': 'private, no-store' });
    expect(first.json<AdminReport[]>().map(({ targetId }) => targetId)).toEqual(['/uploads/5.webp', '/uploads/4.webp']);
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
    const second = await call('GET', next, byAdministrator());
    expect(second.json<AdminReport[]>().map(({ targetId }) => targetId)).toEqual([
      '/uploads/3.webp',
      '/uploads/2.webp',
    ]);
    const [{ id } = { id: 0 }] = await list();
    await resolve(id, { action: 'keep', reasonCode: 'other' });
    expect([
      (await list()).length,
      (await list('?status=resolved')).length,
      (await list('?status=all')).length,
    ]).toEqual([...[4, 1, 5]]);
    expect((await call('GET', '/api/admin/reports?status=x', byAdministrator())).statusCode).toBe(400);
  });

  it('returns 401 or 403 for reports to anyone but administrators', async () => {
    const { id } = await reported();
    const token = (
      await call('POST', '/api/user/tokens', { cookie: otto }, { name: 'Mine', scopes: ['read', 'write'] })
    ).json<{ token?: string }>().token;
    expect(token).toEqual(expect.any(String));
    for (const [headers, status] of [
      [{}, 401],
      [{ cookie: otto }, 403],
      [{ authorization: `Bearer ${String(token)}` }, 403],
    ] as const) {
      expect((await call('GET', '/api/admin/reports', headers)).statusCode).toBe(status);
      expect((await call('POST', `/api/admin/reports/${id}/resolve`, headers, HIDE)).statusCode).toBe(status);
    }
    expect(await list()).toHaveLength(1);
  });
});

describe('POST /api/admin/reports/{id}/resolve', () => {
  it.each([
    ['keep', {}, 'shown', null],
    ['hide', {}, 'hidden', 'content_hidden'],
    ['remove', {}, 'removed', 'content_removed'],
    ['warn', {}, 'shown', 'warning'],
    ['restrict', { days: 7 }, 'hidden', 'restriction'],
    ['suspend', {}, 'hidden', 'suspension'],
  ] as const)(
    'applies %s to the content and its author, and emails the people who reported it',
    async (action, more, state, kind) => {
      const { id } = await reported();
      const answer = await resolve(id, { ...HIDE, action, ...more });
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
      const report = answer.json<AdminReport>();
      expect(AdminReportShape.parse(report)).toEqual(report);
      expect(report).toMatchObject({
        ...{ id, status: 'resolved', moves: [], content: { state } },
        resolution: {
          action,
          reasonCode: 'spam',
          note: HIDE.note,
          decidedBy: 'Administrator',
          days: 'days' in more ? 7 : null,
        },
      });
      expect(await sql(`select kind, member_id as member, decided_by as by, target_type as type from notices`)).toEqual(
        kind === null ? [] : [{ kind, member: ADA, by: 'Administrator', type: 'review' }],
      );
      const answers = (await mails()).filter(({ words }) => words.includes('The result of your report'));
      expect(answers.map(({ to, member, service }) => ({ to, member, service }))).toEqual([
        { to: null, member: OTTO, service: false },
        { to: 'reader@example.com', member: null, service: true },
      ]);
      for (const { words } of answers) {
        expect(words).toContain(action === 'keep' ? 'so it stays' : 'we took action');
        for (const secret of ['Ada', 'Otto', 'Words', HIDE.note]) expect(words).not.toContain(secret);
      }
    },
  );

  it('shows hidden content again when a later decision keeps it, but never removed content', async () => {
    for (const [state, after] of [
      ['hidden', 'shown'],
      ['removed', 'removed'],
    ] as const) {
      const { id, review } = await reported();
      await sql(`update reviews set state = '${state}', is_published = false where id = ${review}`);
      expect((await resolve(id, { action: 'keep', reasonCode: 'other' })).json<AdminReport>().content?.state).toBe(
        after,
      );
    }
  });

  it('keeps content hidden for a copyright notice when the report is resolved with keep', async () => {
    const { id, review } = await reported();
    await sql(`update reviews set state = 'hidden', is_published = false where id = ${review};
      with notice as (insert into copyright_notices (name, email, postal_address, work, signature, items, status)
        values ('Pat', 'pat@example.org', '7 Example Lane', 'Words', 'Pat', '[]', 'taken_down') returning id)
      insert into copyright_takedowns (notice_id, path, target_type, target_id, author_id, taken_down_at)
        select id, '/business/26', 'review', '${review}', '${ADA}', now() from notice`);
    const resolved = await resolve(id, { action: 'keep', reasonCode: 'other' });
    expect(resolved.json<AdminReport>()).toMatchObject({ status: 'resolved', content: { state: 'hidden' } });
    await sql('delete from copyright_notices');
  });

  it('requires a note and days only for the actions that need them', async () => {
    const { id } = await reported();
    for (const [body, path] of [
      [{ ...HIDE, note: ' ' }, 'note'],
      [{ ...HIDE, action: 'restrict' }, 'days'],
      [{ ...HIDE, action: 'restrict', days: 8 }, 'days'],
      [{ ...HIDE, days: 7 }, 'days'],
      [{ ...HIDE, reasonCode: 'x' }, 'reasonCode'],
      [{ ...HIDE, action: 'x' }, 'action'],
    ] as const) {
      const answer = await resolve(id, body);
      expect([answer.statusCode, JSON.stringify(answer.json())]).toEqual([400, expect.stringContaining(path)]);
    }
    expect((await resolve(999_999, HIDE)).statusCode).toBe(404);
    expect(await list()).toHaveLength(1);
  });

  it("closes a child's account, hides its content immediately, and shows it again if the erasure is stopped", async () => {
    const child = '0198c2f0-bbbb-7b52-8d44-91c7e0a2b3f5';
    await sql(`insert into users (id, email, first_name) values ('${child}', 'child@example.com', 'Kim')`);
    const [row] = await sql<{ id: number }>(
      `insert into reviews (business_id, user_id, rating, content) values (27, '${child}', 5, 'I am nine years old.') returning id`,
    );
    await sql(
      `update business_entries set (review_count, rating_sum, favorable_count) = (select count(*), coalesce(sum(rating), 0), count(*) filter (where rating >= 4) from reviews where business_id = 27 and is_published) where id = 27`,
    );
    const before = await sql(`select review_count from business_entries where id = 27`);
    await call('POST', '/api/reports', {}, { targetType: 'review', targetId: row?.id, reason: 'illegal' });
    const [{ id } = { id: 0 }] = await list();
    const answer = await resolve(id, { ...HIDE, action: 'erase_minor', reasonCode: 'illegal' });
    expect([answer.statusCode, answer.json<AdminReport>().content?.state]).toEqual([200, 'hidden']);
    const shown = () => sql(`select state, is_published from reviews where id = ${row?.id}`);
    expect(await shown()).toEqual([{ state: 'hidden', is_published: false }]);
    expect(await sql(`select review_count + 1 as review_count from business_entries where id = 27`)).toEqual(before);
    const [order] = (await call('GET', '/api/admin/erasures', byAdministrator())).json<
      { id: number; reportId: number }[]
    >();
    expect(order?.reportId).toBe(id);
    expect((await call('POST', `/api/admin/erasures/${order?.id}/stop`, byAdministrator())).statusCode).toBe(204);
    expect(await shown()).toEqual([{ state: 'shown', is_published: true }]);
    expect(await sql(`select review_count from business_entries where id = 27`)).toEqual(before);
  });

  it(`applies one of two concurrent decisions and names its author to the other, in each of ${ROUNDS} rounds`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, review } = await reported();
      await sql('delete from outbox; delete from notices');
      await recount(app.database.pool);
      const one = () => resolve(id, { action: 'keep', reasonCode: 'other' });
      const other = () => resolve(id, HIDE);
      const answers = await Promise.all(round % 2 === 0 ? [one(), other()] : [other(), one()]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
      const loser = answers.find(({ statusCode }) => statusCode === 409);
      expect(loser?.json()).toMatchObject({
        code: 'REPORT_RESOLVED',
        message: 'Administrator has already decided on this report. Please reload to see the outcome.',
      });
      const winner = answers.find(({ statusCode }) => statusCode === 200)?.json<AdminReport>();
      const isHidden = winner?.resolution?.action === 'hide';
      expect(await sql(`select state from reviews where id = ${review}`)).toEqual([
        { state: isHidden ? 'hidden' : 'shown' },
      ]);
      expect(await sql(`select action from audit_log where target_type = 'report' and target_id = '${id}'`)).toEqual([
        { action: isHidden ? 'report.hide' : 'report.keep' },
      ]);
      expect(await sql('select from notices')).toHaveLength(isHidden ? 1 : 0);
      expect((await mails()).filter(({ words }) => words.includes('The result of'))).toHaveLength(2);
    }
  });
});
