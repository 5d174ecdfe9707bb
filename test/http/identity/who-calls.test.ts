import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { statementsOf } from '../../support/postgres/statements.js';
import { ADA, seedDirectory } from '../../support/search/seeded.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';

const REVIEW = { rating: 5, title: 'Biscuit approved', content: 'Shade, and water for everybody.' };

/** Behind this much the server asks who calls before it reads a body. */
const MORE_THAN_A_MIB = ' '.repeat(1024 * 1024 + 1);

let app: TestApp;
let cookie: string;
let authorization: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_who_calls');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls, WITH_ADMINISTRATOR);
  // The seeded directory chose its own ids.
  await runSql(urls.ownerUrl, (client) => client.query(`select setval(pg_get_serial_sequence('reviews', 'id'), 2000)`));
  cookie = await signedInAs(app, ADA);
  const payload = { name: 'All', scopes: ['read', 'write'] };
  const made = await app.fastify.inject({ method: 'POST', url: '/api/user/tokens', headers: { cookie }, payload });
  authorization = `Bearer ${made.json<{ token: string }>().token}`;
});

afterAll(() => app?.close());

/** How often it was looked up who calls while a review was written under a key. */
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
  const asked = statements.flatMap((text) => /\b(?:from|update) (sessions s|access_tokens)\b/.exec(text)?.[1] ?? []);
  return [status, asked];
}

describe('who calls', () => {
  it('is looked up once for a member, with a key and with a large body too', async () => {
    expect(await lookUps(26, { cookie })).toEqual([201, ['sessions s']]);
    expect(await lookUps(27, { cookie }, MORE_THAN_A_MIB)).toEqual([201, ['sessions s']]);
  });

  it('is looked up once for a program, beside the note of when its token was used', async () => {
    expect(await lookUps(28, { authorization })).toEqual([201, ['access_tokens', 'access_tokens']]);
    expect(await lookUps(29, { authorization })).toEqual([201, ['access_tokens']]);
    expect(await lookUps(30, { authorization }, MORE_THAN_A_MIB)).toEqual([201, ['access_tokens']]);
  });

  it('is looked up once for the administrator, however many ask', async () => {
    const admin = await signedInAsAdministrator(app);
    const request = { headers: { cookie: admin }, asked: null } as unknown as FastifyRequest;
    const { whoCalls } = app.fastify;
    const statements = await statementsOf(async () => {
      const found = await Promise.all([whoCalls.administrator(request), whoCalls.administrator(request)]);
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
