import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { NewWebhook, Webhook } from '../../../interfaces/contract/webhook/webhook.js';
import { ADA, OLIVE } from '../../support/search/seeded.js';
import { ADMIN, hookedApp, type HookedApp } from '../../support/webhook/hooked-app.js';

const URL = 'https://hooks.example.com/welcome-paws?key=secret-path';
const FORM = { url: URL, description: 'Ours', eventTypes: ['review.published'] };

let hooked: HookedApp;

beforeAll(async () => {
  hooked = await hookedApp('http_webhook_calls');
});

beforeEach(() => hooked.clear());
afterAll(() => hooked?.app.close());

const post = (form: object, cookie = hooked.olive) => hooked.call('POST', '/api/user/webhooks', cookie, form);
const list = async (cookie = hooked.olive) => (await hooked.call('GET', '/api/user/webhooks', cookie)).json<object[]>();

/** Returns the status of a call with an access token. */
async function withToken(scopes: readonly string[]) {
  const made = await hooked.call('POST', '/api/user/tokens', hooked.olive, { name: 'Hooks', scopes });
  const headers = { authorization: `Bearer ${made.json<{ token: string }>().token}` };
  return async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    (await hooked.app.fastify.inject({ method, url, headers, ...(payload !== undefined && { payload }) })).statusCode;
}

describe('POST /api/user/webhooks', () => {
  it('returns the secret once, and stores it encrypted', async () => {
    const made = await post(FORM);
    expect([made.statusCode, NewWebhook.strict().safeParse(made.json()).error]).toEqual([201, undefined]);
    const { secret, ...shown } = made.json<NewWebhook>();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(z.array(Webhook.strict()).parse(await list())).toEqual([shown]);
    const [row] = await hooked.sql<{ secret: string }>('select secret from webhook_endpoints');
    expect(row?.secret).not.toContain(secret.slice(6));
  });

  it.each([
    [{ url: 'http://hooks.example.com/' }, 'url', 'Use an address that starts with https://'],
    [{ url: 'https://user:password@hooks.example.com/' }, 'url', 'Leave out the user name and password'],
    [{ url: 'https://10.0.0.1/' }, 'url', 'Use a host name instead of an IP address'],
    [{ url: '' }, 'url', 'Address is required'],
    [{ url: `https://example.com/${'a'.repeat(500)}` }, 'url', 'Address must be 500 characters or less'],
    [{ description: 'a'.repeat(201) }, 'description', 'Description must be 200 characters or less'],
    [{ eventTypes: [] }, 'eventTypes', 'Please choose at least one event'],
    [{ eventTypes: ['review.published', 'review.published'] }, 'eventTypes', 'Choose each event only once'],
  ])('refuses %o', async (wrong, path, message) => {
    const refused = await post({ ...FORM, ...wrong });
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { errors: [{ path, message }] }]);
    expect(await list()).toEqual([]);
  });

  it('accepts 10 webhooks of a member and refuses another one', async () => {
    for (let count = 0; count < 10; count += 1) expect((await post(FORM)).statusCode).toBe(201);
    expect((await post(FORM)).json()).toMatchObject({
      ...{ status: 409, code: 'TOO_MANY_WEBHOOKS' },
      message: 'You can have at most 10 webhooks. Please delete one first.',
    });
    expect((await post(FORM, hooked.ada)).statusCode).toBe(201);
  });

  it('accepts a token with the scope write, which cannot rotate secrets', async () => {
    const [write, read] = [await withToken(['read', 'write']), await withToken(['read'])];
    expect(await read('POST', '/api/user/webhooks', FORM)).toBe(403);
    expect(await write('POST', '/api/user/webhooks', FORM)).toBe(201);
    const [made] = (await list()) as { id: string }[];
    const at = `/api/user/webhooks/${String(made?.id)}`;
    expect(await read('GET', `${at}/deliveries`)).toBe(200);
    expect(await write('POST', `${at}/secret`)).toBe(401);
    expect(await write('POST', `${at}/test`)).toBe(202);
    expect(await write('PUT', at, { ...FORM, isEnabled: false })).toBe(200);
    expect(await write('DELETE', at)).toBe(204);
  });
});

describe('a webhook', () => {
  it('can be changed, disabled, and deleted', async () => {
    const { id } = (await post(FORM)).json<{ id: string }>();
    const at = `/api/user/webhooks/${id}`;
    const changed = await hooked.call('PUT', at, hooked.olive, {
      ...{ url: 'https://other.example.com/', description: 'Theirs', eventTypes: ['claim.approved'], isEnabled: false },
    });
    expect(changed.json()).toMatchObject({
      url: 'https://other.example.com/',
      disabledReason: 'holder',
      isEnabled: false,
    });
    expect(await list()).toMatchObject([{ description: 'Theirs', eventTypes: ['claim.approved'] }]);
    expect((await hooked.call('DELETE', at, hooked.olive)).statusCode).toBe(204);
    expect((await hooked.call('DELETE', at, hooked.olive)).statusCode).toBe(404);
    expect(await list()).toEqual([]);
  });

  it('can be deleted and get a new secret by a suspended member, but not be added or tested', async () => {
    const { id } = (await post(FORM)).json<{ id: string }>();
    await hooked.sql(
      `insert into notices (member_id, kind, reason, note, decided_by) values ('${OLIVE}', 'suspension', 'spam', 'It sells.', 'Max')`,
    );
    const at = `/api/user/webhooks/${id}`;
    const codes = [
      await post(FORM),
      await hooked.call('POST', `${at}/test`, hooked.olive),
      await hooked.call('PUT', at, hooked.olive, { ...FORM, isEnabled: true }),
    ].map((answer) => answer.json<{ code: string }>().code);
    expect(codes).toEqual(['ACCOUNT_SUSPENDED', 'ACCOUNT_SUSPENDED', 'ACCOUNT_SUSPENDED']);
    expect((await hooked.call('POST', `${at}/secret`, hooked.olive)).statusCode).toBe(200);
    expect((await hooked.call('DELETE', at, hooked.olive)).statusCode).toBe(204);
  });

  it('goes with its member’s account', async () => {
    await post(FORM, hooked.ada);
    const client = await hooked.app.database.pool.connect();
    await client.query('begin');
    await client.query('delete from users where id = $1', [ADA]);
    const { rows } = await client.query('select from webhook_endpoints');
    await client.query('rollback');
    client.release();
    expect(rows).toEqual([]);
  });
});

describe('webhooks of administrators', () => {
  it('are those of one administrator, with an audit log entry for each move and no secret in it', async () => {
    const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
      hooked.call(method, `${ADMIN}${path}`, hooked.administrator, payload);
    const made = await call('POST', '', FORM);
    const { id, secret } = made.json<NewWebhook>();
    const { deliveryId } = (await call('POST', `/${id}/test`)).json<{ deliveryId: string }>();
    await hooked.sql(`update webhook_deliveries set status = 'failed'`);
    const others = [
      await call('POST', `/${id}/deliveries/${deliveryId}/replay`),
      await call('POST', `/${id}/replays`),
      await call('POST', `/${id}/secret`),
      await call('PUT', `/${id}`, { ...FORM, isEnabled: true }),
      await call('DELETE', `/${id}`),
    ];
    expect([made, ...others].map(({ statusCode }) => statusCode)).toEqual([201, 200, 200, 200, 200, 204]);
    const entries = await hooked.sql<{ action: string }>(
      `select action, after from audit_log where target_type = 'webhook' order by id`,
    );
    expect(entries.map(({ action }) => action)).toEqual(
      ['add', 'test', 'replay', 'replayFailed', 'rotate', 'change', 'remove'].map((move) => `webhook.${move}`),
    );
    const text = JSON.stringify(entries);
    for (const hidden of [secret, 'secret-path']) expect(text).not.toContain(hidden);
  });

  it('are not those of members, and at most 20', async () => {
    const { id } = (await post(FORM)).json<{ id: string }>();
    const change = { ...FORM, isEnabled: true };
    expect((await hooked.call('PUT', `${ADMIN}/${id}`, hooked.administrator, change)).statusCode).toBe(404);
    for (let count = 0; count < 20; count += 1)
      expect((await hooked.call('POST', ADMIN, hooked.administrator, FORM)).statusCode).toBe(201);
    expect((await hooked.call('POST', ADMIN, hooked.administrator, FORM)).json()).toMatchObject({
      code: 'TOO_MANY_WEBHOOKS',
    });
    expect((await list()).length).toBe(1);
  });
});
