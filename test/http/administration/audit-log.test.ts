import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { DECISIONS, plantDecidable } from '../../support/administration/decisions.js';
import { continueIds } from '../../support/member-rows.js';
import { seedDirectory } from '../../support/search/seeded.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { authenticatorCode } from '../../support/identity/second-factor.js';

let app: TestApp;
let administrator: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_audit_log');
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  app = await startTestApp(urls, WITH_ADMINISTRATOR);
  administrator = await signedInAsAdministrator(app);
});

afterAll(() => app?.close());

/**
 * Every call that changes administrators or how they sign in, with its audit log action. The order matters: each call
 * needs the ones before it.
 */
const ABOUT_ADMINISTRATORS: readonly (readonly [call: string, payload: () => object, action: string])[] = [
  ['POST /api/admin/administrators', () => ({ name: 'Ada', password: 'biscuits-at-noon-5' }), 'add'],
  ['DELETE /api/admin/administrators/:id', () => ({}), 'remove'],
  ['POST /api/admin/totp', () => ({ currentPassword: WITH_ADMINISTRATOR.ADMIN_PASSWORD }), 'beginTotp'],
  ['POST /api/admin/totp/confirm', () => ({ code: authenticatorCode(factor.uri) }), 'confirmTotp'],
  ['POST /api/admin/totp/remove', () => ({ code: factor.recoveryCodes[0] }), 'removeTotp'],
  [
    'PUT /api/admin/password',
    () => ({ currentPassword: WITH_ADMINISTRATOR.ADMIN_PASSWORD, newPassword: 'biscuits-at-noon-5' }),
    'changePassword',
  ],
];

/** The second factor that was started most recently. */
let factor: { uri: string; recoveryCodes: string[] };

/** Calls that take a file or are about one. imports.test.ts and mappings.test.ts check their audit log entries. */
const OF_FILES = ['POST /api/admin/imports', 'DELETE /api/admin/import-mappings/:id'];

/** Calls that can be repeated. saved-replies.test.ts checks their audit log entries. */
const OF_REPLIES = ['POST /api/admin/replies', 'PUT /api/admin/replies/:id', 'DELETE /api/admin/replies/:id'];

/** Calls about an administrator's own webhooks. webhook-calls.test.ts checks their audit log entries. */
const OF_WEBHOOKS = [
  'POST /api/admin/webhooks',
  'PUT /api/admin/webhooks/:webhookId',
  'DELETE /api/admin/webhooks/:webhookId',
  'POST /api/admin/webhooks/:webhookId/secret',
  'POST /api/admin/webhooks/:webhookId/test',
  'POST /api/admin/webhooks/:webhookId/replays',
  'POST /api/admin/webhooks/:webhookId/deliveries/:deliveryId/replay',
];

/** Calls with no body, or two entries. taken-down.test.ts checks their audit log entries. */
const OF_LISTINGS = [
  'DELETE /api/admin/businesses/:id',
  'POST /api/admin/audit-log/:id/undo',
  'POST /api/admin/user-feedback/:id/close-business',
];

/** Calls that can be repeated, or need an owner with a policy. confirmation-calls.test.ts checks their audit log entries. */
const OF_POLICIES = ['POST /api/admin/policies/:id/confirm', 'POST /api/admin/policies/:id/ask'];

/** Calls that need an order of another administrator. erasures.test.ts checks their audit log entries. */
const OF_ERASURES = ['POST /api/admin/erasures/:id/confirm', 'POST /api/admin/erasures/:id/stop'];

/** A refusal of the mail server is a result. health.test.ts checks its audit log entry. */
const OF_TESTS = ['POST /api/admin/health/test-email'];

/** It writes an entry for each one of the decision. undo-decision.test.ts checks them. */
const OF_UNDOS = ['POST /api/admin/decisions/:id/undo'];

/**
 * Calls that decide nothing, and the bulk call, which runs many decisions through the same use cases (see
 * bulk.test.ts).
 */
const NO_DECISION = [
  ...['POST /api/admin/login', 'POST /api/admin/logout', 'POST /api/admin/bulk'],
  ...['POST /api/admin/email-previews', 'PUT /api/admin/presence'],
];

const entries = async () =>
  (
    await app.database.pool.query<Record<string, string | null>>(
      `select actor, action, target_type || ' ' || target_id as target, reason from audit_log order by id`,
    )
  ).rows;

describe('the audit log', () => {
  it('the audit log covers every administrator call that changes something', async () => {
    const writes = [...app.routes].flatMap(([path, methods]) =>
      methods
        .filter((method) => path.startsWith('/api/admin') && !['GET', 'HEAD', 'OPTIONS'].includes(method))
        .map((method) => `${method} ${path}`),
    );
    expect(writes.toSorted()).toEqual(
      [
        ...Object.keys(DECISIONS),
        ...ABOUT_ADMINISTRATORS.map(([call]) => call),
        ...OF_FILES,
        ...OF_REPLIES,
        ...OF_WEBHOOKS,
        ...OF_LISTINGS,
        ...OF_POLICIES,
        ...OF_ERASURES,
        ...OF_TESTS,
        ...OF_UNDOS,
        ...NO_DECISION,
      ].toSorted(),
    );
  });

  it('the audit log gets one entry per decision, with the administrator, action, target, and reason', async () => {
    await plantDecidable(app.database);
    for (const [call, { url, payload, entry, status = 200 }] of Object.entries(DECISIONS)) {
      const before = await entries();
      const method = call.split(' ', 1)[0] as 'POST';
      const answer = await app.fastify.inject({ method, url, headers: { cookie: administrator }, payload });
      expect([call, answer.statusCode]).toEqual([call, status]);
      expect([call, (await entries()).slice(before.length)]).toEqual([call, [{ actor: 'Administrator', ...entry }]]);
    }
  });

  it('the audit log gets no entry for a refused decision', async () => {
    const before = await entries();
    for (const [call, { url, payload }] of Object.entries(DECISIONS)) {
      const method = call.split(' ', 1)[0] as 'POST';
      const answers = [
        await app.fastify.inject({ method, url, headers: { cookie: administrator }, payload }),
        await app.fastify.inject({ method, url, payload }),
        await app.fastify.inject({
          method,
          url: url.replace(/\d+/, '999999'),
          headers: { cookie: administrator },
          payload: 'keepId' in payload ? { ...payload, keepId: 999_999 } : payload,
        }),
      ];
      expect([call, ...answers.map(({ statusCode }) => statusCode)]).toEqual([call, 409, 401, 404]);
    }
    expect(await entries()).toEqual(before);
  });

  it('the audit log gets one entry per change of an administrator, without any secrets', async () => {
    const headers = { cookie: administrator };
    let id = 0;
    for (const [call, payload, action] of ABOUT_ADMINISTRATORS) {
      const before = await entries();
      const [method, path = ''] = call.split(' ') as ['POST', string];
      const url = path.replace(':id', String(id));
      const refused = await app.fastify.inject({ method, url, payload: payload() });
      const answer = await app.fastify.inject({ method, url, headers, payload: payload() });
      expect([call, refused.statusCode, answer.statusCode]).toEqual([
        call,
        401,
        path.endsWith('s') || path.endsWith('totp') ? 201 : 204,
      ]);
      if (action === 'add') id = answer.json().id;
      if (action === 'beginTotp') factor = answer.json();
      const target = expect.stringMatching(/^administrator \d+$/);
      const entry = { actor: 'Administrator', action: `administrator.${action}`, target, reason: null };
      expect([call, (await entries()).slice(before.length)]).toEqual([call, [entry]]);
    }
    const { rows } = await app.database.pool.query<{ text: string }>(
      `select string_agg(l::text, ' ') as text from audit_log l`,
    );
    const secret = new URL(factor.uri).searchParams.get('secret')!;
    for (const hidden of ['biscuits', 'walkies', 'argon2', secret, ...factor.recoveryCodes])
      expect(rows[0]?.text).not.toContain(hidden);
  });
});
