import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import type { IdempotencyKeys } from '../../../application/shared/idempotency-keys.js';
import { documentationApp } from '../../../interfaces/cli/documentation-app.js';
import { openApiDocument } from '../../../interfaces/http/openapi/open-api.js';
import { registerIdempotency, takesKey } from '../../../interfaces/http/server/idempotency/idempotency.js';
import { ANSWERED_AGAIN_BY, MAX_KEPT_BYTES } from '../../../interfaces/http/server/idempotency/idempotent-answer.js';
import { LIMITS } from '../../../interfaces/http/server/limits/limits.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { CLAIM_FORM } from '../../support/claim/claiming.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { continueIds } from '../../support/member-rows.js';
import { ADA, seedDirectory } from '../../support/search/seeded.js';

let app: TestApp;
let cookie: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_idempotent_answers');
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  app = await startTestApp(urls);
  cookie = await signedInAs(app, ADA);
});

afterAll(() => app?.close());

const post = (url: string, key: string, payload?: object) =>
  app.fastify.inject({ method: 'POST', url, headers: { cookie, 'idempotency-key': key }, ...(payload && { payload }) });

const stored = async (key: string) =>
  (
    await app.database.pool.query(
      `select status, headers ->> 'location' as location, octet_length(body) as bytes from idempotency_keys where key = $1`,
      [key],
    )
  ).rows;

const REVIEW = { rating: 5, title: 'Lovely', content: 'We will be back with all three dogs.' };

const LISTING = {
  ...{ name: 'The Quiet Paw', category: 'restaurants', address: '12 Elm Street', city: 'Austin', state: 'Texas' },
  ...{ zipCode: '78704', phone: '(512) 555-0142', email: 'hello@quiet-paw.example.com', priceRange: 'Moderate' },
};

describe('a refused call with an idempotency key', () => {
  it('is not stored, so that the caller can correct it', async () => {
    const key = randomUUID();
    const refused = await post('/api/businesses/20/reviews', key, { ...REVIEW, content: 'short' });
    expect([refused.statusCode, await stored(key)]).toEqual([400, []]);
    const sent = await post('/api/businesses/20/reviews', key, REVIEW);
    expect([sent.statusCode, sent.headers['idempotency-replayed']]).toEqual([201, undefined]);
  });

  it('is stored if it is a conflict', async () => {
    const key = randomUUID();
    const first = await post('/api/businesses/20/reviews', key, REVIEW);
    const again = await post('/api/businesses/20/reviews', key, REVIEW);
    expect([first.statusCode, again.statusCode, again.body]).toEqual([409, 409, first.body]);
    expect([again.headers['idempotency-replayed'], again.headers['content-type']]).toEqual([
      'true',
      'application/problem+json; charset=utf-8',
    ]);
  });

  it('is stored if it changed something', async () => {
    await app.database.pool.query(
      `update businesses set owner_id = null, is_claimed = false, email = 'desk@patio.example.com' where id = 20`,
    );
    const claim = await post('/api/businesses/20/claim', randomUUID(), CLAIM_FORM);
    expect([claim.statusCode, claim.json().message]).toEqual([201, undefined]);
    const key = randomUUID();
    const wrong = () =>
      post(`/api/business-claims/${String(claim.json().id)}/verify`, key, { verificationCode: '000000' });
    const first = await wrong();
    const again = await wrong();
    expect([first.statusCode, again.body, again.headers['idempotency-replayed']]).toEqual([400, first.body, 'true']);
  });
});

describe('a large answer to a call with an idempotency key', () => {
  it('is read again instead of stored', async () => {
    const key = randomUUID();
    const description = Array.from({ length: 190 }, () => 'extraordinarily-well-shaded').join(' ');
    const first = await post('/api/businesses', key, { ...LISTING, description });
    expect([first.statusCode, Buffer.byteLength(first.body) > MAX_KEPT_BYTES]).toEqual([201, true]);
    const { location } = first.headers;
    expect(await stored(key)).toEqual([{ status: 201, location, bytes: null }]);
    const again = await post('/api/businesses', key, { ...LISTING, description });
    expect([again.statusCode, again.headers.location, again.json()]).toEqual([201, location, first.json()]);
    expect(again.headers['idempotency-replayed']).toBe('true');

    await app.database.pool.query('delete from businesses where id = $1', [first.json().id]);
    const gone = await post('/api/businesses', key, { ...LISTING, description });
    expect([gone.statusCode, gone.json().code]).toEqual([409, 'IDEMPOTENCY_ANSWER_LOST']);
  });
});

describe('every POST that takes an idempotency key', () => {
  it('has a GET that returns the same content if it is in ANSWERED_AGAIN_BY', async () => {
    const { nest } = await documentationApp();
    const { paths } = openApiDocument(nest);
    await nest.close();
    for (const [route, readAt] of Object.entries(ANSWERED_AGAIN_BY)) {
      const [call, read] = [route, readAt].map((url) => paths[url.replaceAll(/:(\w+)/g, '{$1}')]);
      const content = Object.entries(call?.post?.responses ?? {}).filter(([status]) => status.startsWith('2'));
      const schema = /schemas\/(\w+)/.exec(JSON.stringify(content))?.[1];
      expect([route, takesKey('POST', route), schema]).toEqual([route, true, expect.any(String)]);
      expect(JSON.stringify(read?.get)).toContain(schema);
    }
  });

  it('counts keys per member, and does not count those of administrators', async () => {
    const counted: (readonly [string, string])[] = [];
    const counterOf = (name: string) => ({
      take: (key: string) => (counted.push([name, key]) > 1 ? 7 : 0),
    });
    const fastify = Fastify();
    const who = { administrator: async () => ({ id: 3 }), memberOrTokenHolder: async () => ({ userId: ADA }) };
    fastify.decorate('callerIdentity', who as unknown as FastifyInstance['callerIdentity']);
    fastify.decorateRequest('bodyHash', null);
    const keys = { begin: async () => ({ state: 'running' }) } as unknown as IdempotencyKeys;
    registerIdempotency(fastify, { keys, secret: 's', logger: pino({ level: 'silent' }), isLimited: true, counterOf });
    for (const url of ['/api/user/lists', '/api/admin/replies']) fastify.post(url, async () => ({}));
    const send = async (url: string) => {
      const { headers } = await fastify.inject({
        method: 'POST',
        url,
        headers: { 'idempotency-key': 'k' },
      });
      return headers['retry-after'];
    };
    const answers = [await send('/api/user/lists'), await send('/api/user/lists'), await send('/api/admin/replies')];
    // Seconds to wait until the first attempt is over, and until the member may use a new key.
    expect(answers).toEqual(['1', '7', '1']);
    expect(counted).toEqual([
      ['memberKeys', `member ${ADA}`],
      ['memberKeys', `member ${ADA}`],
    ]);
    await fastify.close();
  });

  it('stores less than 15 MB of answers a day per member', () => {
    const [{ requests, seconds }] = LIMITS.memberKeys;
    // The stored headers, the path, the key, and the row itself.
    const besidesBody = 1024;
    expect([seconds, requests * (MAX_KEPT_BYTES + besidesBody) < 15 * 1024 * 1024]).toEqual([86_400, true]);
  });
});
