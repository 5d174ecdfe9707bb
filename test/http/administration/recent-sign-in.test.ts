import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openApiDocument } from '../../../interfaces/http/openapi/open-api.js';
import { NOT_UNDOABLE } from '../../support/administration/not-undoable.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { OLIVE, seedDirectory } from '../../support/search/seeded.js';

let app: TestApp;
let administrator: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_recent_sign_in');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls, WITH_ADMINISTRATOR);
  administrator = await signedInAsAdministrator(app);
  await app.database.pool.query(
    `insert into moderation_cases (id, target_type, target_id) values (601, 'review', '1')`,
  );
  await app.database.pool.query(`insert into users (id) values ('${KID}');`);
  await app.database.pool.query(
    `insert into ordered_erasures (id, member_id, ordered_by, ordered_by_id, reason_code, note)
     values (701, '${KID}', 'Ruth', 0, 'illegal', 'Nine.')`,
  );
  await app.database.pool.query(`insert into administrators (id, name) values (901, 'Grace')`);
});

afterAll(() => app?.close());

const KID = '0198c2f0-bbbb-7b52-8d44-91c7e0a2b3f5';

const ERASE = { action: 'erase_minor', reasonCode: 'illegal', note: 'Nine.' };

interface Destroying {
  readonly url: string;
  readonly payload?: object;
}

/** Administrators' calls that permanently destroy the data of an account, at once or later. */
const DESTROYING: Readonly<Record<string, Destroying>> = {
  'POST /api/admin/members/{userId}/sanctions': { url: `/api/admin/members/${OLIVE}/sanctions`, payload: ERASE },
  'POST /api/admin/reports/{id}/resolve': { url: '/api/admin/reports/601/resolve', payload: ERASE },
  'POST /api/admin/erasures/{id}/confirm': { url: '/api/admin/erasures/701/confirm' },
  'DELETE /api/admin/administrators/{id}': { url: '/api/admin/administrators/901' },
};

/** Calls that can't be undone but keep the data of accounts. All others can be undone for ten seconds. */
const SPARING: readonly string[] = [
  ...['POST /api/admin/login', 'POST /api/admin/logout', 'POST /api/admin/administrators', 'PUT /api/admin/password'],
  ...['POST /api/admin/totp', 'POST /api/admin/totp/confirm', 'POST /api/admin/totp/remove'],
  ...['POST /api/admin/imports', 'POST /api/admin/health/test-email', 'POST /api/admin/decisions/{id}/undo'],
  ...['PUT /api/admin/presence', 'POST /api/admin/email-previews', 'POST /api/admin/erasures/{id}/stop'],
  ...['POST /api/admin/replies', 'PUT /api/admin/replies/{id}', 'DELETE /api/admin/replies/{id}'],
  ...['POST /api/admin/webhooks', 'PUT /api/admin/webhooks/{webhookId}', 'DELETE /api/admin/webhooks/{webhookId}'],
  ...['POST /api/admin/webhooks/{webhookId}/secret', 'POST /api/admin/webhooks/{webhookId}/test'],
  ...['POST /api/admin/imports/{id}/undo', 'POST /api/admin/outgoing/{id}/resend'],
  'POST /api/admin/webhooks/{webhookId}/replays',
  'POST /api/admin/webhooks/{webhookId}/deliveries/{deliveryId}/replay',
];

interface Operation {
  readonly name: string;
  readonly description: string;
  /** True if its body can name an erasure. */
  readonly erases: boolean;
}

/** Returns the writing calls of administrators in the OpenAPI document. */
function operations(): Operation[] {
  const document = openApiDocument(app.nest);
  /** Returns the text of a schema and of all schemas that it refers to. */
  const wordsOf = (schema: unknown, seen: ReadonlySet<string> = new Set()): string =>
    JSON.stringify(schema ?? {}).replaceAll(/"#\/components\/schemas\/(\w+)"/g, (_, name: string) =>
      seen.has(name) ? '' : wordsOf(document.components?.schemas?.[name], new Set([...seen, name])),
    );
  return Object.entries(document.paths)
    .filter(([path]) => path.startsWith('/api/admin/'))
    .flatMap(([path, item]) =>
      (['post', 'put', 'patch', 'delete'] as const).flatMap((method) => {
        const operation = item[method];
        if (operation === undefined) return [];
        const { description = '', requestBody } = operation;
        return {
          ...{ name: `${method.toUpperCase()} ${path}`, description },
          erases: /"erase_\w+"/.test(wordsOf(requestBody)),
        };
      }),
    );
}

/** Sets how long ago the administrator signed in. */
const signedIn = (minutesAgo: number) =>
  app.database.pool.query(
    `update administrator_sessions set expires_at = now() + interval '24 hours' - make_interval(mins => $1)`,
    [minutesAgo],
  );

const send = (name: string) =>
  app.fastify.inject({
    method: name.split(' ', 1)[0] as 'POST',
    ...{ headers: { cookie: administrator }, ...DESTROYING[name]! },
  });

describe('an administrators’ call that permanently destroys account data', () => {
  it('is listed in this test, like every other call that cannot be undone', () => {
    const names = operations().map(({ name }) => name);
    expect(names.length).toBeGreaterThan(50);
    // undo-everything.test.ts undoes all other calls and checks that nothing was lost.
    const final = Object.keys(NOT_UNDOABLE).map((call) => call.replaceAll(/:(\w+)/g, '{$1}'));
    expect(names.filter((name) => final.includes(name)).toSorted()).toEqual(
      [...Object.keys(DESTROYING).filter((name) => final.includes(name)), ...SPARING].toSorted(),
    );
    expect(Object.keys(DESTROYING).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('is listed in this test if its body can name an erasure', () => {
    const erasing = operations().filter(({ erases }) => erases);
    expect(erasing.length).toBeGreaterThan(1);
    const rows = [...Object.keys(DESTROYING), 'POST /api/admin/email-previews'];
    expect(erasing.map(({ name }) => name).filter((name) => !rows.includes(name))).toEqual([]);
  });

  it('has a description that says that it needs a recent sign-in', () => {
    for (const { name, description } of operations())
      if (name in DESTROYING)
        expect([name, description]).toEqual([name, expect.stringContaining('sign-in within the')]);
  });

  it.each(Object.keys(DESTROYING))('is refused 11 minutes after the sign-in: %s', async (name) => {
    await signedIn(11);
    const rows = () =>
      app.database.pool.query(
        `select (select json_agg(u order by id) from users u) as users, (select json_agg(a order by id) from administrators a) as administrators,
           (select json_agg(o order by id) from ordered_erasures o) as erasures, (select count(*) from audit_log) as entries`,
      );
    const before = (await rows()).rows;
    const refused = await send(name);
    expect([name, refused.statusCode, refused.json().code]).toEqual([name, 403, 'REAUTHENTICATION_REQUIRED']);
    expect((await rows()).rows).toEqual(before);
  });

  it.each(Object.keys(DESTROYING))('succeeds within 10 minutes after the sign-in: %s', async (name) => {
    await signedIn(9);
    expect([name, (await send(name)).statusCode]).toEqual([name, name.startsWith('DELETE') ? 204 : 200]);
  });
});
