import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { MAX_BODY_BYTES } from '../../../interfaces/http/server/limits/limits.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { statementsOf } from '../../support/postgres/statements.js';
import { ADA, seedDirectory } from '../../support/search/seeded.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';

const REVIEW = { rating: 5, title: 'Biscuit approved', content: 'Shade, and water for everybody.' };

/** Makes a body so large that the server identifies the caller before it reads the body. */
const LARGE_PADDING = ' '.repeat(MAX_BODY_BYTES + 1);

let app: TestApp;
let cookie: string;
let authorization: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_who_calls');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls, WITH_ADMINISTRATOR);
  // The seeded rows have fixed IDs, so the sequence must continue after them.
  await runSql(urls.ownerUrl, (client) => client.query(`select setval(pg_get_serial_sequence('reviews', 'id'), 2000)`));
  cookie = await signedInAs(app, ADA);
  const payload = { name: 'All', scopes: ['read', 'write'] };
  const createdToken = await app.fastify.inject({
    method: 'POST',
    url: '/api/user/tokens',
    headers: { cookie },
    payload,
  });
  authorization = `Bearer ${createdToken.json<{ token: string }>().token}`;
});

afterAll(() => app?.close());

/** Posts a review with an idempotency key. Returns the status and the session and token lookups in its SQL. */
async function lookUps(business: number, bearing: Record<string, string>, padding = ''): Promise<[number, string[]]> {
  let status = 0;
  const statements = await statementsOf(async () => {
    const answer = await app.fastify.inject({
      method: 'POST',
      url: `/api/businesses/${String(business)}/reviews`,
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...bearing },
      payload: JSON.stringify(REVIEW) + padding,
    });
    status = answer.statusCode;
  });
  const tables = statements.flatMap((text) => /\b(?:from|update) (sessions s|access_tokens)\b/.exec(text)?.[1] ?? []);
  return [status, tables];
}

describe('identifying the caller', () => {
  it("looks up a member's session once, also with an idempotency key and a large body", async () => {
    expect(await lookUps(26, { cookie })).toEqual([201, ['sessions s']]);
    expect(await lookUps(27, { cookie }, LARGE_PADDING)).toEqual([201, ['sessions s']]);
  });

  it('looks up an access token once, plus one update of its last use', async () => {
    expect(await lookUps(28, { authorization })).toEqual([201, ['access_tokens', 'access_tokens']]);
    expect(await lookUps(29, { authorization })).toEqual([201, ['access_tokens']]);
    expect(await lookUps(30, { authorization }, LARGE_PADDING)).toEqual([201, ['access_tokens']]);
  });

  it('looks up the administrator once for parallel questions in one request', async () => {
    const admin = await signedInAsAdministrator(app);
    const request = { headers: { cookie: admin }, callerLookups: null } as unknown as FastifyRequest;
    const { callerIdentity } = app.fastify;
    const statements = await statementsOf(async () => {
      const found = await Promise.all([callerIdentity.administrator(request), callerIdentity.administrator(request)]);
      expect(found).toEqual([
        {
          ...{ id: expect.any(Number), name: 'Administrator', sessionId: expect.any(String) },
          ...{ signedInAt: expect.any(Date), expiresAt: expect.any(Date) },
        },
        found[0],
      ]);
    });
    expect(statements.filter((text) => text.includes('administrator_sessions'))).toHaveLength(1);
  });
});
