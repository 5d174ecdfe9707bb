import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EraseDueAccounts } from '../../../application/account/erase-due-accounts.js';
import { OrderedErasure } from '../../../interfaces/contract/moderation/ordered-erasure.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { continueIds, plantMember, recount, tracesOf, type Planted } from '../../support/member-rows.js';
import { seedDirectory } from '../../support/search/seeded.js';

let app: TestApp;
let first: string;
let kid: Planted;
let marks = 0;

beforeAll(async () => {
  const urls = await emptyDirectory('http_erasures');
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  app = await startTestApp(urls, WITH_ADMINISTRATOR);
  await recount(app.database.pool);
  first = await signedInAsAdministrator(app);
});

afterAll(() => app?.close());

beforeEach(async () => {
  await sql(`delete from administrators where name <> 'Administrator'`);
  await sql('delete from ordered_erasures');
  await sql('update users set erasure_at = null');
  marks += 1;
  kid = await plantMember(app, `kid${String(marks)}`);
  await sql('delete from ordered_erasures');
});

const sql = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await app.database.pool.query<Row>(text, values)).rows;

const call = (method: 'GET' | 'POST', url: string, cookie: string, payload?: object) =>
  app.fastify.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });

const ORDER = { action: 'erase_minor', reasonCode: 'illegal', note: 'They write that they are nine.' };

/** Orders the erasure of the member and returns its id. */
async function order(cookie = first): Promise<number> {
  const answer = await call('POST', `/api/admin/members/${kid.userId}/sanctions`, cookie, ORDER);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining(kid.userId)]);
  const [row] = await sql<{ id: number }>('select id from ordered_erasures where member_id = $1', [kid.userId]);
  return row?.id ?? 0;
}

/** Adds an administrator, and returns their cookie. */
async function another(name: string): Promise<string> {
  const password = 'eleven calm otters';
  expect((await call('POST', '/api/admin/administrators', first, { name, password })).statusCode).toBe(201);
  const { headers } = await call('POST', '/api/admin/login', '', { name, password });
  return String(headers['set-cookie']).split(';', 1)[0]!;
}

const pass = () => sql(`update users set erasure_at = now() - interval '1 second' where erasure_at is not null`);
const eraseDue = () => app.nest.get(EraseDueAccounts).run();
const confirm = (id: number, cookie: string) => call('POST', `/api/admin/erasures/${String(id)}/confirm`, cookie);
const stop = (id: number, cookie: string) => call('POST', `/api/admin/erasures/${String(id)}/stop`, cookie);
const list = async (cookie: string) => (await call('GET', '/api/admin/erasures', cookie)).json<OrderedErasure[]>();
const codeOf = ({ statusCode, body }: { readonly statusCode: number; readonly body: string }) => [
  ...[statusCode, /"code":"(\w+)"/.exec(body)?.[1]],
];

describe('the ordered erasure of a child’s account', () => {
  it('closes the account at once, so that the member can neither use nor restore it', async () => {
    const cookie = await signedInAs(app, kid.userId);
    await order();
    expect((await call('GET', '/api/auth/user', cookie)).statusCode).toBe(401);
    expect((await call('GET', `/api/users/${kid.userId}`, '')).statusCode).toBe(404);
    expect(await sql('select from access_tokens where user_id = $1', [kid.userId])).toEqual([]);
    expect(await sql('select from reviews where user_id = $1 and is_published', [kid.userId])).toEqual([]);
    const again = await signedInAs(app, kid.userId);
    const restoring = await call('POST', '/api/user/restore', again);
    expect([...codeOf(restoring), restoring.body]).toEqual([403, 'FORBIDDEN', expect.stringContaining('contact us')]);
    expect(await sql('select from users where id = $1 and erasure_at > now()', [kid.userId])).toHaveLength(1);
  });

  it('erases the account and everything in it after 24 hours, if there is no other administrator', async () => {
    await order();
    const [due] = await sql<{ hours: number }>(
      `select round(extract(epoch from erasure_at - now()) / 3600)::integer as hours from users where id = $1`,
      [kid.userId],
    );
    expect([due, await eraseDue()]).toEqual([{ hours: 24 }, 0]);
    expect(await list(first)).toMatchObject([{ memberId: kid.userId, awaitsConfirmation: false, moves: ['stop'] }]);
    await pass();
    expect(await eraseDue()).toBe(1);
    expect(await tracesOf(app.database.pool, kid.mark)).toEqual([]);
  });

  it('waits for another administrator from before the order, not for one added since', async () => {
    const grace = await another('Grace');
    const id = await order();
    const late = await another('Late');
    await pass();
    expect(await eraseDue()).toBe(0);
    expect([codeOf(await confirm(id, first)), codeOf(await confirm(id, late))]).toEqual([
      [403, 'FORBIDDEN'],
      [403, 'FORBIDDEN'],
    ]);
    expect([(await list(first))[0]?.moves, (await list(late))[0]?.moves]).toEqual([['stop'], ['stop']]);
    expect(await list(grace)).toMatchObject([{ awaitsConfirmation: true, moves: ['confirm', 'stop'] }]);
    const confirmed = await confirm(id, grace);
    expect(OrderedErasure.strict().parse(confirmed.json())).toMatchObject({
      ...{ id, memberId: kid.userId, orderedBy: 'Administrator', note: ORDER.note, reportId: null },
      ...{ awaitsConfirmation: false, confirmedBy: 'Grace', moves: ['stop'] },
    });
    expect(codeOf(await confirm(id, grace))).toEqual([409, 'CHANGED_MEANWHILE']);
    expect(await eraseDue()).toBe(1);
    expect(await tracesOf(app.database.pool, kid.mark)).toEqual([]);
    expect(codeOf(await stop(id, grace))).toEqual([404, 'NOT_FOUND']);
  });

  it('restores the account with its reviews if an administrator stops it', async () => {
    // Reviews of people who act for the business are not shown.
    await sql('delete from business_people where member_id = $1', [kid.userId]);
    const shown = () =>
      sql('select id, is_published, helpful_count from reviews order by id').then((rows) => JSON.stringify(rows));
    const before = await shown();
    const id = await order();
    expect(await shown()).not.toBe(before);
    expect((await stop(id, first)).statusCode).toBe(204);
    expect([await shown(), await list(first)]).toEqual([before, []]);
    expect((await call('GET', '/api/auth/user', await signedInAs(app, kid.userId))).statusCode).toBe(200);
    await pass();
    expect(await eraseDue()).toBe(0);
  });

  it('is either stopped or carried out when both happen at once', async () => {
    const id = await order();
    await pass();
    const [stopped, erased] = await Promise.all([stop(id, first), eraseDue()]);
    const left = await sql('select from users where id = $1 and erasure_at is null', [kid.userId]);
    expect([stopped.statusCode === 204, erased === 0, left.length]).toEqual(
      erased === 0 ? [true, true, 1] : [false, false, 0],
    );
  });

  it('leaves audit log entries with the same fingerprint that do not name the member', async () => {
    const grace = await another('Grace');
    const since = await sql<{ id: string }>('select coalesce(max(id), 0) as id from audit_log');
    const id = await order();
    await confirm(id, grace);
    await stop(id, grace);
    await order();
    await sql(`update ordered_erasures set confirmed_by = 'Grace'`);
    await pass();
    await eraseDue();
    const entries = await sql<{ action: string; actor: string; target: string; all: string }>(
      `select action, actor, target_type || ' ' || target_id as target, l::text as all from audit_log l where id > $1 order by id`,
      [since[0]?.id],
    );
    expect(entries.map(({ action, actor }) => [action, actor])).toEqual([
      ['member.erase_minor', 'Administrator'],
      ['member.confirmErasure', 'Grace'],
      ['member.stopErasure', 'Grace'],
      ['member.erase_minor', 'Administrator'],
      ['member.erase', 'Erasure'],
    ]);
    expect([...new Set(entries.map(({ target }) => target))]).toEqual([expect.stringMatching(/^member [\w-]{22}$/)]);
    for (const { all } of entries)
      expect([kid.userId, kid.email, kid.mark].filter((word) => all.includes(word))).toEqual([]);
  });
});
