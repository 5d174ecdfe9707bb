import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CurrentUser } from '../../../interfaces/contract/account/account.js';
import { MemberSanction } from '../../../interfaces/contract/moderation/member-sanction.js';
import { openApiDocument } from '../../../interfaces/http/openapi/open-api.js';
import { OPEN_TO_SANCTIONED } from '../../../interfaces/http/moderation/sanctioned-writes.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { lastMail } from '../../support/outgoing/deliveries.js';
import { giveNotice } from '../../support/moderation.js';
import { statementsOf } from '../../support/postgres/statements.js';
import { ADA, OLIVE, seedDirectory } from '../../support/search/seeded.js';

const METHODS = ['post', 'put', 'patch', 'delete'] as const;

let app: TestApp;
let administrator: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_sanctions');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls, WITH_ADMINISTRATOR);
  administrator = await signedInAsAdministrator(app);
});

afterAll(() => app?.close());

beforeEach(async () => {
  await app.database.pool.query('delete from notices');
});

/** Returns every writing call in openapi.yaml. test/http/privacy/private-fields.test.ts makes each of them. */
const writes = () =>
  Object.entries(openApiDocument(app.nest).paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method] !== undefined).map(
      (method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    ),
  );

type Headers = Record<string, string>;

const send = (method: 'POST' | 'PUT' | 'GET' | 'DELETE', url: string, headers: Headers, payload?: object) =>
  app.fastify.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });

const codeOf = async (...call: Parameters<typeof send>) => {
  const { statusCode, body } = await send(...call);
  return [statusCode, /"code":"(\w+)"/.exec(body)?.[1]];
};

const aToken = async (): Promise<Headers> => {
  const payload = { name: 'Report', scopes: ['read', 'write'] };
  const answer = await send('POST', '/api/user/tokens', { cookie: await signedInAs(app, ADA) }, payload);
  return { authorization: `Bearer ${answer.json<{ token: string }>().token}` };
};

const save = (headers: Headers) => codeOf('PUT', '/api/businesses/1/favorite', headers);

describe('a suspended member', () => {
  it('a suspended member can make only the writing calls in OPEN_TO_SANCTIONED, which lists only existing calls', () => {
    const calls = writes();
    expect(calls.length).toBeGreaterThan(30);
    expect(Object.keys(OPEN_TO_SANCTIONED).filter((name) => !calls.includes(name))).toEqual([]);
  });

  it('a suspended member gets 403 with a hint to their notices, and nothing is written', async () => {
    await giveNotice(app, ADA);
    const answer = await send('PUT', '/api/businesses/1/favorite', { cookie: await signedInAs(app, ADA) });
    expect(answer.json()).toMatchObject({
      status: 403,
      code: 'ACCOUNT_SUSPENDED',
      message:
        'Your account is suspended. You can read but not post. The notices in your account say why and how to appeal.',
    });
    expect((await app.database.pool.query('select from saved_places where user_id = $1', [ADA])).rows).toEqual([]);
  });

  it('a suspended member gets 403 with an access token too, even one created before the suspension', async () => {
    const token = await aToken();
    expect(await save(token)).toEqual([204, undefined]);
    await giveNotice(app, ADA);
    expect(await save(token)).toEqual([403, 'ACCOUNT_SUSPENDED']);
    expect(await codeOf('GET', '/api/user/favorites', token)).toEqual([200, undefined]);
  });

  it('a suspended member gets 403 before the request body is read', async () => {
    await giveNotice(app, ADA);
    const headers = { cookie: await signedInAs(app, ADA), 'content-type': 'application/x-unheard-of' };
    const sent = await app.fastify.inject({ method: 'POST', url: '/api/uploads', headers, payload: 'no form at all' });
    expect(sent.json()).toMatchObject({ code: 'ACCOUNT_SUSPENDED' });
  });

  it('a suspended member can still read, sign out, export their data, and close the account', async () => {
    await giveNotice(app, ADA);
    const headers = { cookie: await signedInAs(app, ADA) };
    const exported = await send('GET', '/api/user/export', headers);
    expect([exported.statusCode, exported.headers['content-type']]).toEqual([200, 'application/zip']);
    expect(await codeOf('GET', '/api/user/notices', headers)).toEqual([200, undefined]);
    expect((await send('GET', '/api/logout', headers)).statusCode).toBe(302);
    const again = { cookie: await signedInAs(app, ADA) };
    expect(await codeOf('DELETE', '/api/user', again, { reviews: 'anonymise' })).toEqual([202, undefined]);
    // After a restore, the member is still suspended.
    const closed = { cookie: await signedInAs(app, ADA) };
    expect(await codeOf('POST', '/api/user/restore', closed)).toEqual([204, undefined]);
    expect(await save(closed)).toEqual([403, 'ACCOUNT_SUSPENDED']);
  });

  it("a suspension doesn't affect other members or visitors", async () => {
    await giveNotice(app, ADA);
    expect(await save({ cookie: await signedInAs(app, OLIVE) })).toEqual([204, undefined]);
    expect(await save({})).toEqual([401, 'UNAUTHORIZED']);
  });
});

describe('a restricted member', () => {
  const restrict = async (change = 'until = until') => {
    const id = await giveNotice(app, ADA, { kind: 'restriction', days: 7 });
    await app.database.pool.query(`update notices set ${change} where id = $1`, [id]);
    return { cookie: await signedInAs(app, ADA) };
  };

  it('a restricted member cannot write until the restriction expires on its own', async () => {
    const headers = await restrict();
    const answer = await send('PUT', '/api/businesses/1/favorite', headers);
    expect(answer.json()).toMatchObject({
      code: 'ACCOUNT_RESTRICTED',
      message: expect.stringMatching(/^Your account is restricted until \w+ \d+, \d{4} at .+ UTC\. You can read/),
    });
    await app.database.pool.query('update notices set until = now()');
    expect(await save(headers)).toEqual([204, undefined]);
  });

  it('a restricted member can write again when the restriction is lifted', async () => {
    expect(await save(await restrict('lifted_at = now()'))).toEqual([204, undefined]);
  });

  it('a member is bound by the longest restriction, and by a suspension above all', async () => {
    await giveNotice(app, ADA, { kind: 'restriction', days: 30 });
    const headers = await restrict();
    const longest = await app.database.pool.query<{ until: Date }>('select max(until) as until from notices');
    const until = async () => CurrentUser.parse((await send('GET', '/api/auth/user', headers)).json()).sanction;
    expect(await until()).toEqual({
      kind: 'restriction',
      until: longest.rows[0]?.until.toISOString(),
      isOfOtherAccount: false,
    });
    await giveNotice(app, ADA);
    expect(await until()).toEqual({ kind: 'suspension', until: null, isOfOtherAccount: false });
  });
});

describe('a member with a warning or hidden content', () => {
  it('a member can still write after a warning or hidden content', async () => {
    const target = { targetType: 'review', targetId: '1' } as const;
    await giveNotice(app, ADA, { kind: 'warning' });
    await giveNotice(app, ADA, { kind: 'content_removed', target });
    const headers = { cookie: await signedInAs(app, ADA) };
    expect(await save(headers)).toEqual([204, undefined]);
    expect((await send('GET', '/api/auth/user', headers)).json()).toMatchObject({ sanction: null });
  });
});

describe('sanctioning a member without a report', () => {
  const NOTE = { reasonCode: 'copyright', note: 'Three notices in a year.' };
  const decide = async (id: string, decision: object, cookie?: string) =>
    send('POST', `/api/admin/members/${id}/sanctions`, { cookie: cookie ?? administrator }, { ...NOTE, ...decision });

  it.each([
    [{ action: 'warn' }, 'warning', [204, undefined]],
    [{ action: 'restrict', days: 30 }, 'restriction', [403, 'ACCOUNT_RESTRICTED']],
    [{ action: 'suspend' }, 'suspension', [403, 'ACCOUNT_SUSPENDED']],
  ] as const)(
    'a sanction without a report applies immediately and sends a notice with an appeal link: %j',
    async (decision, kind, saved) => {
      const answer = await decide(ADA, decision);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
      const { noticeId, until } = MemberSanction.strict().parse(answer.json());
      const headers = { cookie: await signedInAs(app, ADA) };
      expect((await send('GET', '/api/user/notices', headers)).json()).toMatchObject([
        { id: noticeId, kind, until, reason: 'copyright', note: NOTE.note, targetType: null, canAppeal: true },
      ]);
      expect(until === null).toBe(decision.action !== 'restrict');
      expect(await save(headers)).toEqual(saved);
      const mail = await lastMail(app, 'ada-member-mail-secret@example.com');
      expect([mail.text.includes(NOTE.note), /\/appeal\//.test(mail.text)]).toEqual([true, true]);
    },
  );

  it("closes a child's account before its erasure, and the audit log names no one", async () => {
    const child = '0198c2f0-bbbb-7b52-8d44-91c7e0a2b3f5';
    await app.database.pool.query(`insert into users (id, first_name) values ($1, 'Kim')`, [child]);
    const answer = await decide(child, { action: 'erase_minor', reasonCode: 'illegal' });
    const until = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    expect(answer.json()).toEqual({ memberId: child, action: 'erase_minor', noticeId: null, until });
    const { rows } = await app.database.pool.query(
      `select target_type, target_id from audit_log where action = 'member.erase_minor' and to_jsonb(audit_log)::text not like $1`,
      [`%${child}%`],
    );
    expect(rows).toEqual([{ target_type: 'member', target_id: expect.stringMatching(/^[\w-]{22}$/) }]);
    expect((await decide(child, { action: 'warn' })).statusCode).toBe(200);
  });

  it.each([
    [{ action: 'restrict' }, 'days'],
    [{ action: 'suspend', days: 7 }, 'days'],
    [{ action: 'warn', note: ' ' }, 'note'],
    [{ action: 'warn', reasonCode: 'x' }, 'reasonCode'],
    [{ action: 'remove' }, 'action'],
  ])('returns 400 for an incomplete sanction (%#)', async (decision, path) => {
    const answer = await decide(ADA, decision);
    expect([answer.statusCode, answer.json().errors?.[0]?.path]).toEqual([400, path]);
    expect((await app.database.pool.query('select from notices')).rows).toEqual([]);
  });

  it('parallel sanctions suspend a member once, and only administrators can suspend', async () => {
    for (const [cookie, status] of [
      ['', 401],
      [await signedInAs(app, OLIVE), 403],
    ] as const)
      expect((await decide(ADA, { action: 'suspend' }, cookie)).statusCode).toBe(status);
    const answers = await Promise.all([1, 2, 3].map(() => decide(ADA, { action: 'suspend' })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect((await app.database.pool.query('select from notices')).rows).toHaveLength(1);
  });
});

describe('checking for sanctions', () => {
  it('checking for sanctions needs no SQL statement besides the one that identifies the caller', async () => {
    const bySession = { cookie: await signedInAs(app, ADA) };
    const byToken = await aToken();
    for (const [headers, from] of [
      [bySession, 'from sessions'],
      [byToken, 'from access_tokens'],
    ] as const) {
      const sent = await statementsOf(() => save(headers));
      expect(sent.filter((text) => text.includes('notices')).length).toBe(1);
      expect(sent.filter((text) => text.includes(from)).length).toBe(1);
    }
  });

  it('checking for sanctions needs no SQL statement for a read', async () => {
    const sent = await statementsOf(() => send('GET', '/api/businesses/1', {}));
    expect(sent.filter((text) => text.includes('notices'))).toEqual([]);
  });
});
