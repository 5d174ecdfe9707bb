import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditChoices, AuditRow } from '../../../interfaces/contract/administration/audit-log.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { ADA, HIDDEN, seedDirectory } from '../../support/search/seeded.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';

let app: TestApp;
let administrator: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_audit_reads');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls, WITH_ADMINISTRATOR);
  administrator = await signedInAsAdministrator(app);
  await app.database.pool.query(
    `insert into audit_log (at, actor, action, target_type, target_id, before, after)
     select '2026-04-01'::timestamptz + (n / 2) * interval '1 hour', 'Administrator', 'business.approve', 'business', n::text, '{}', '{}'
     from generate_series(1, 15) n`,
  );
  await app.fastify.inject({
    ...{ method: 'POST', url: `/api/admin/businesses/${HIDDEN.under_review}/reject` },
    ...{ headers: { cookie: administrator }, payload: { rejectionReason: 'A duplicate.' } },
  });
});

afterAll(() => app?.close());

describe('GET /api/admin/audit-log', () => {
  const read = (query: string) =>
    app.fastify.inject({ url: `/api/admin/audit-log${query}`, headers: { cookie: administrator } });
  const idsOf = async (query: string) => (await read(query)).json<AuditRow[]>().map(({ id }) => id);
  const idsWhere = async (where: string) =>
    (
      await app.database.pool.query(`select id::integer from audit_log where ${where} order by at desc, id desc`)
    ).rows.map(({ id }: { id: number }) => id);

  it('the audit log pages from the newest entry without gaps or duplicates, and is never cached', async () => {
    const found: number[] = [];
    const all = await idsWhere('true');
    for (let next: string | undefined = '?limit=7'; next !== undefined;) {
      const page: Awaited<ReturnType<typeof read>> = await read(next);
      expect([page.headers['cache-control'], page.headers['x-total-count']]).toEqual([
        'private, no-store',
        String(all.length),
      ]);
      found.push(...page.json<AuditRow[]>().map(({ id }) => id));
      next = /^<[^?]+(\?[^>]+)>/.exec(String(page.headers.link ?? ''))?.[1];
    }
    expect(all.length).toBeGreaterThan(14);
    expect(found).toEqual(all);
    const [row] = (await read('?action=business.reject')).json<AuditRow[]>();
    expect(row).toMatchObject({
      ...{ actor: 'Administrator', targetType: 'business', targetId: String(HIDDEN.under_review) },
      ...{ before: { approvalStatus: 'under_review' }, after: { approvalStatus: 'rejected' }, reason: 'A duplicate.' },
      business: { id: HIDDEN.under_review },
      member: null,
    });
  });

  it('names the business and member that an entry is about, until they are erased', async () => {
    const sql = (text: string) => app.database.pool.query(text);
    await sql(`insert into business_claims (id, business_id, claimant_user_id, claimant_name, claimant_email, verification_method)
      values (501, 1, '${ADA}', 'Ada', 'ada@example.com', 'email_verification')`);
    await sql(`insert into notices (id, member_id, kind, reason, note, decided_by)
      values (502, '${ADA}', 'warning', 'spam', '', 'Administrator')`);
    await sql(`insert into audit_log (actor, action, target_type, target_id, before, after) values
      ('Names', 'claim.approve', 'claim', '501', '{}', '{}'), ('Names', 'member.warn', 'notice', '502', '{}', '{}'),
      ('Names', 'member.erase_minor', 'member', 'erased', '{}', '{}'), ('Names', 'claim.approve', 'claim', '99999', '{}', '{}')`);
    const rows = (await read('?actor=Names')).json<AuditRow[]>();
    expect(new Map(rows.map(({ targetId, business, member }) => [targetId, [business?.id, member?.id]]))).toEqual(
      new Map([
        ['501', [1, ADA]],
        ['502', [undefined, ADA]],
        ['erased', [undefined, undefined]],
        ['99999', [undefined, undefined]],
      ]),
    );
  });

  it('filters the audit log by each filter and by all of them together', async () => {
    await app.database.pool.query(
      `insert into audit_log (at, actor, action, target_type, target_id, before, after) values
        ('2026-05-14T23:59:59.999Z', 'Ada', 'claim.approve', 'claim', '7', '{}', '{}'),
        ('2026-05-15T00:00:00Z', 'Ada', 'business.approve', 'business', '7', '{}', '{}'),
        ('2026-05-15T23:59:59.999Z', 'Stripe', 'claim.approve', 'claim', '8', '{}', '{}')`,
    );
    for (const [query, where] of [
      ['?actor=Ada', `actor = 'Ada'`],
      ['?actor=&action=claim.approve', `action = 'claim.approve'`],
      ['?targetType=claim', `target_type = 'claim'`],
      ['?targetId=7', `target_id = '7'`],
      ['?from=2026-05-15&to=2026-05-15', `at >= '2026-05-15Z' and at < '2026-05-16Z'`],
      ['?to=2026-05-14', `at < '2026-05-15Z'`],
      [
        '?actor=Ada&action=claim.approve&targetType=claim&targetId=7&from=2026-05-01',
        `target_id = '7' and actor = 'Ada' and target_type = 'claim'`,
      ],
      ['?actor=Nobody', 'false'],
    ] as const)
      expect([query, await idsOf(`${query}&limit=100`)]).toEqual([query, await idsWhere(where)]);
    const choices = await read('/choices');
    expect(choices.json()).toMatchObject({ actors: ['Ada', 'Administrator', 'Names', 'Stripe'] });
    expect(choices.json<AuditChoices>().actions).toEqual([...new Set(choices.json<AuditChoices>().actions)].toSorted());
  });

  it('returns 400 with the reason for an invalid audit log query', async () => {
    const foreign = /cursor=([^&>]+)/.exec(String((await read('?limit=1&actor=Ada')).headers.link))?.[1];
    for (const [query, message] of [
      ['?from=2026-02-30', 'from must be a day such as 2026-05-15.'],
      ['?to=yesterday', 'to must be a day such as 2026-05-15.'],
      ['?from=2026-05-15&to=2026-05-14', 'to must not be before from.'],
      ['?format=xml', 'format must be json or csv.'],
      [`?actor=${'a'.repeat(201)}`, 'actor is too long.'],
      ['?actor=%00', 'actor must not contain a NUL character.'],
      [`?cursor=${foreign}`, 'The cursor does not belong to this list.'],
    ] as const) {
      const answer = await read(query);
      expect([query, answer.statusCode, answer.json<{ message: string }>().message]).toEqual([query, 400, message]);
    }
  });

  it('exports the whole audit log as CSV without formulas, and records the export', async () => {
    await app.database.pool.query(
      `insert into audit_log (at, actor, action, target_type, target_id, before, after, reason)
       select '2025-01-01'::timestamptz + n * interval '1 second', 'Old', 'claim.reject', 'claim', n::text, '{}', '{"a": "b"}', '=1+1'
       from generate_series(1, 2100) n`,
    );
    const file = await read('?format=csv&actor=Old');
    expect([file.statusCode, file.headers['content-type'], file.headers['content-disposition']]).toEqual([
      ...[200, 'text/csv; charset=utf-8', 'attachment; filename="audit-log.csv"'],
    ]);
    const lines = file.body.trimEnd().split('\r\n');
    expect(lines[0]).toBe('id,at,actor,actorId,action,targetType,targetId,before,after,reason');
    expect(lines[1]).toMatch(/^\d+,2025-01-01T00:35:00.000Z,Old,,claim.reject,claim,2100,{},"{""a"":""b""}",'=1\+1$/);
    expect(lines.slice(1).map((line) => line.split(',')[6])).toEqual(
      Array.from({ length: 2100 }, (_, n) => String(2100 - n)),
    );
    const [newest] = (await read('?limit=1')).json<AuditRow[]>();
    expect(newest).toMatchObject({ actor: 'Administrator', action: 'auditLog.export', after: { actor: 'Old' } });
  });

  it("the database role of the running server can't change or delete audit log entries", async () => {
    for (const change of [`update audit_log set reason = ''`, 'delete from audit_log', 'truncate audit_log'])
      await expect(app.database.pool.query(change)).rejects.toMatchObject({ code: '42501' });
  });
});
