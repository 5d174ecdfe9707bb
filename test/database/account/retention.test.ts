import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MemberData } from '../../../application/account/ports.js';
import { pruneExpired } from '../../../infrastructure/jobs/prune.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { ADA, seedDirectory } from '../../support/search/seeded.js';

let app: TestApp;

beforeAll(async () => {
  const urls = await emptyDirectory('account_retention');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls);
});

afterAll(() => app?.close());

const query = async (text: string, values: unknown[] = []) =>
  (await app.database.pool.query<Record<string, unknown>>(text, values)).rows;

describe('the nightly retention job', () => {
  it('deletes data when it is too old, and no earlier', async () => {
    // More rows than one statement deletes.
    await query(
      `insert into user_feedback (feedback_type, title, description, created_at)
       select 'bug_report', 'many', 'Description', now() - interval '5 years' from generate_series(1, 6000)`,
    );
    await query(
      `insert into user_feedback (user_id, feedback_type, title, description, created_at)
       select who, 'bug_report', age::text, 'Description', now() - age::interval
       from unnest(array['2 years', '4 years']) age, unnest(array[$1::uuid, null]) who`,
      [ADA],
    );
    await query(
      `insert into access_tokens (id, user_id, name, token_hash, scopes, expires_at)
       select gen_random_uuid(), $1::uuid, age, age, array['read'], now() - age::interval from unnest(array['29 days', '31 days']) age
       union all select gen_random_uuid(), $1::uuid, 'for ever', 'for ever', array['read'], null`,
      [ADA],
    );
    await query(
      `insert into email_changes (id, user_id, email, expires_at)
       select gen_random_uuid(), $1, 'x@example.com', now() + after from unnest(array['1 hour', '-1 hour']::interval[]) after`,
      [ADA],
    );

    await query(
      `insert into notices (member_id, kind, reason, note, decided_by, token_hash, created_at, lifted_at)
       select $1, kind, 'spam', age || lifted, 'x', kind || age || lifted, now() - age::interval, case lifted when ' lifted' then now() end
       from unnest(array['warning', 'suspension', 'claim_rejected']) kind, unnest(array['2 years', '4 years']) age, unnest(array['', ' lifted']) lifted`,
      [ADA],
    );
    await query(`insert into appeals (notice_id, text) select id, note from notices`);

    await app.nest.get(MemberData).applyRetention();

    expect(await query('select title, user_id is null as nobody from user_feedback order by title, 2')).toEqual([
      { title: '2 years', nobody: false },
      { title: '2 years', nobody: true },
      { title: '4 years', nobody: false },
    ]);
    expect(await query('select name from access_tokens order by name')).toEqual([
      { name: '29 days' },
      { name: 'for ever' },
    ]);
    expect(
      await query('select kind, n.note, a.text from notices n join appeals a on a.notice_id = n.id order by 1, 2'),
    ).toEqual([
      ...['2 years', '2 years lifted'].map((text) => ({ kind: 'claim_rejected', note: text, text })),
      ...['2 years', '2 years lifted', '4 years'].map((text) => ({ kind: 'suspension', note: text, text })),
      ...['2 years', '2 years lifted'].map((text) => ({ kind: 'warning', note: text, text })),
    ]);
    expect(await query('select count(*)::integer as n from appeals')).toEqual([{ n: 7 }]);
    expect(await query('select count(*)::integer as n from email_changes')).toEqual([{ n: 1 }]);
  });

  it('deletes copyright notices years after the last decision on them, and keeps undecided ones', async () => {
    await query(
      `with n as (insert into copyright_notices (name, email, postal_address, work, signature, items, status, decided_at)
         select age, 'x@example.org', 'x', 'x', 'x', '[]', 'taken_down', now() - nullif(age, 'open')::interval
         from unnest(array['2 years', '4 years', '5 years', '6 years', '7 years', 'open']) age returning id, name)
       insert into copyright_counter_notices (notice_id, name, postal_address, phone, statement, signature, restorable_from, restore_by, decided_at)
         select id, 'x', 'x', 'x', 'x', 'x', now(), now(), now() - after from n
         join (values ('5 years', interval '4 years'), ('6 years', interval '2 years'), ('7 years', null)) a (name, after) using (name)`,
    );
    await app.nest.get(MemberData).applyRetention();
    expect(await query('select name as age from copyright_notices order by 1')).toEqual([
      ...['2 years', '6 years', '7 years', 'open'].map((age) => ({ age })),
    ]);
    expect(await query('select count(*)::integer as n from copyright_counter_notices')).toEqual([{ n: 2 }]);
  });

  it('deletes reports a year after the decision, and keeps open ones', async () => {
    await query(
      `with c as (insert into moderation_cases (target_type, target_id, status, decided_at)
         select 'review', age, case when age = 'open' then 'open' else 'resolved' end, now() - nullif(age, 'open')::interval
         from unnest(array['11 months', '13 months', 'open']) age returning id, target_id)
       insert into reports (case_id, reason, reporter_email, created_at)
       select id, 'spam', target_id || '@example.com', now() - interval '3 years' from c`,
    );
    await pruneExpired(app.database);
    expect(await query('select target_id as age from moderation_cases order by 1')).toEqual([
      { age: '11 months' },
      { age: 'open' },
    ]);
    expect(await query('select reporter_email as who from reports order by 1')).toEqual([
      { who: '11 months@example.com' },
      { who: 'open@example.com' },
    ]);
  });

  it('purges a listing 30 days after its deletion, with its reviews, merged listings, and files', async () => {
    const [photo, menu] = ['0198c2f0-1111-7000-8000-000000000001', '0198c2f0-1111-7000-8000-000000000002'];
    await query(
      `insert into uploads (id, user_id, kind, content_type, width, height, bytes, free_since)
       values ($2, $1, 'business_photo', 'image/webp', 8, 8, 8, null), ($3, $1, 'menu', 'application/pdf', null, null, 8, null)`,
      [ADA, photo, menu],
    );
    await query(
      `update businesses set is_active = false, deleted_at = now() - case id when 3 then interval '31 days' else interval '29 days' end
       where id in (3, 4)`,
    );
    await query(`update businesses set images = array[$1], menu_url = $2 where id = 3`, [
      ...[`/uploads/${photo}.webp`, `/uploads/${menu}.pdf`],
    ]);
    await query('update businesses set is_active = false, merged_into = 3 where id = 5');
    const dogs = async () => query('select sum(review_count)::integer as n from guide_dogs');
    const [before] = await dogs();
    await pruneExpired(app.database);
    expect(await query('select id from businesses where id in (3, 4, 5, 6) order by 1')).toEqual([
      { id: 4 },
      { id: 6 },
    ]);
    expect(await query('select sum(review_count)::integer as n from review_totals')).toEqual([{ n: 0 }]);
    expect((await dogs())[0]?.['n']).toBe(Number(before?.['n']) - 7);
    expect(await query('select free_since is null as used from uploads')).toEqual([{ used: false }, { used: false }]);
  });

  it('deletes the report of an import 90 days after its end', async () => {
    await query(
      `with i as (
         insert into imports (file_name, format, path, fingerprint, is_dry_run, counts, started_by, ended_at)
         select name, 'csv', '/nowhere', name, false, '{}', 'Ada', now() - age::interval
         from (values ('89 days', '89 days'), ('91 days', '91 days'), ('runs', null)) kept (name, age)
         returning id)
       insert into import_lines (import_id, number, line, outcome) select id, n, n, 'added' from i, generate_series(1, 2) n`,
    );
    await pruneExpired(app.database);
    const reports = await query(
      'select file_name as name, count(*)::integer as rows from imports i join import_lines l on l.import_id = i.id group by 1 order by 1',
    );
    expect(reports).toEqual([
      { name: '89 days', rows: 2 },
      { name: 'runs', rows: 2 },
    ]);
    expect(await query('select from imports')).toHaveLength(2);
  });
});
