import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Problem } from '../../../interfaces/contract/shared/problem.js';
import { sizeInWords } from '../../../interfaces/http/server/limits/limits.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { HOSTILE_BODIES } from '../../support/hostile/bodies.js';
import { OPERATIONS, type Operation } from '../../support/hostile/operations.js';
import { WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { callsOf } from '../../support/privacy/calls.js';
import { newCallerHeaders } from '../../support/privacy/new-caller.js';

const CALLS = callsOf(OPERATIONS.map(({ name }) => name));
const WITH_BODY = OPERATIONS.filter(({ body }) => body !== null);
const CALLERS = ['visitor', 'member', 'administrator'] as const;

/** Small bodies reach the schema. Large ones are refused before anyone asks who sent them, so one caller is enough. */
const CALLERS_BY_COUNT = [
  [90, CALLERS],
  [2_000, CALLERS],
  [100_000, ['member']],
] as const;

const MAX_ANSWER_BYTES = 8 * 1024;
const MAX_ERRORS = 10;

let app: TestApp;
let headersOf: Readonly<Record<(typeof CALLERS)[number], Record<string, string>>>;

beforeAll(async () => {
  app = await startTestApp(await emptyDirectory('http_refused_bodies'), WITH_ADMINISTRATOR);
  const [visitor, member, administrator] = await Promise.all(CALLERS.map((caller) => newCallerHeaders(app, caller)));
  headersOf = { visitor: visitor!, member: member!, administrator: administrator! };
});

afterAll(() => app?.close());

const urlOf = ({ name, path }: Operation): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, key: string) => String(CALLS[name]?.[0]?.at?.[key] ?? 1));

const send = (operation: Operation, payload: string, headers: Record<string, string> = {}) =>
  app.fastify.inject({
    method: operation.method,
    url: urlOf(operation),
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });

interface Answer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** What is wrong with a refusal: its status, its size, or its number of errors. */
function faultsOf({ statusCode, headers, body }: Answer): string[] {
  if (statusCode < 400 || statusCode >= 500) return [`status ${statusCode}`];
  const isPage = String(headers['content-type']).startsWith('text/html');
  const { errors = [] } = isPage ? {} : Problem.parse(JSON.parse(body));
  return [
    ...(body.length < MAX_ANSWER_BYTES ? [] : [`${body.length} bytes`]),
    ...(errors.length <= MAX_ERRORS ? [] : [`${errors.length} errors`]),
  ];
}

describe('a body of 100,000 unknown keys', () => {
  it.each([
    '/api/recommendations',
    '/api/businesses/batch',
    '/api/businesses/1/interactions',
    '/api/copyright-notices',
    '/api/admin/login',
    '/api/user/email/confirm',
  ])('gets a small refusal from POST %s', async (url) => {
    const payload = HOSTILE_BODIES['unknown keys']!(WITH_BODY[0]!, 100_000);
    expect(payload.length).toBeGreaterThan(800_000);
    const answer = await app.fastify.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect([answer.statusCode, faultsOf(answer)]).toEqual([413, []]);
  });
});

describe('a hostile body', () => {
  it.each(WITH_BODY.map((operation) => [operation.name, operation] as const))(
    'gets a small error response from %s for every kind of caller',
    async (_, operation) => {
      const faults: string[] = [];
      for (const [name, make] of Object.entries(HOSTILE_BODIES)) {
        for (const [count, callers] of CALLERS_BY_COUNT) {
          const payload = make(operation, count);
          for (const caller of callers) {
            const found = faultsOf(await send(operation, payload, headersOf[caller]));
            // This call ignores unknown fields.
            if (operation.path === '/api/businesses/similar' && found[0] === 'status 200' && count === 90) continue;
            if (found.length > 0) faults.push(`${count} ${name} as ${caller}: ${found.join(', ')}`);
          }
        }
      }
      expect(faults).toEqual([]);
    },
  );

  it('is counted before it is parsed, also where photos make a call take 4 MB', async () => {
    const answer = await app.fastify.inject({
      method: 'PUT',
      url: '/api/user/profile',
      headers: headersOf.member,
      payload: { firstName: Array.from({ length: 500_000 }, () => ({})) },
    });
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'The body is too complex. This call accepts at most 120 values and 16,384 characters.',
    ]);
  });

  it('repeats at most 60 characters of a key', async () => {
    const answer = await app.fastify.inject({
      method: 'POST',
      url: '/api/businesses/batch',
      payload: { ids: [1], ['k'.repeat(5000)]: 1 },
    });
    const path = `${'k'.repeat(59)}…`;
    expect(answer.json()).toMatchObject({
      message: `${path}: Unknown field`,
      errors: [{ path, message: 'Unknown field' }],
    });
  });
});

describe('the limit of a body', () => {
  it.each(WITH_BODY.map((operation) => [operation.name, operation] as const))(
    'of %s matches the documentation, and the refusal states the limit',
    async (_, operation) => {
      const { bodyLimit, path } = operation;
      const headers = headersOf[path.startsWith('/api/admin/') ? 'administrator' : 'member'];
      const sized = (bytes: number) => JSON.stringify({ other: 'x'.repeat(bytes - '{"other":""}'.length) });
      const tooLarge = await send(operation, sized(bodyLimit + 1), headers);
      expect(tooLarge.json()).toMatchObject({
        status: 413,
        code: 'BODY_TOO_LARGE',
        message: `The request is too large. This call takes at most ${sizeInWords(bodyLimit)}.`,
      });
      expect((await send(operation, sized(bodyLimit), headers)).statusCode).not.toBe(413);
    },
  );

  it('is 16 KB for an address that takes no body, and for one that does not exist', async () => {
    for (const url of ['/api/businesses/1', '/api/admin/logout', '/api/unknown', '/unknown']) {
      const answer = await app.fastify.inject({ method: 'POST', url, payload: { other: 'x'.repeat(16 * 1024) } });
      expect([url, answer.statusCode, answer.json().message]).toEqual([
        url,
        413,
        'The request is too large. This call takes at most 16 KB.',
      ]);
    }
  });

  it('is 16 KB for a visitor to a call that takes photos', async () => {
    for (const operation of WITH_BODY.filter(({ bodyLimit }) => bodyLimit > 1024 * 1024)) {
      const payload = JSON.stringify({ other: 'x'.repeat(16 * 1024) });
      expect([operation.name, (await send(operation, payload)).statusCode]).toEqual([operation.name, 401]);
    }
  });
});

describe('a hostile query', () => {
  const MANY = Array.from({ length: 3000 }, (_, n) => `${n.toString(36)}=1`).join('&');

  it.each(OPERATIONS.filter(({ method }) => method === 'GET').map((operation) => [operation.name, operation] as const))(
    'gets an answer or a small refusal from %s',
    async (_, operation) => {
      const queries = [
        MANY,
        'a&'.repeat(7000),
        ...operation.query.map((name) => `${name}=x&`.repeat(Math.floor(14_000 / (name.length + 3)))),
        ...operation.query.map((name) => `${name}=${'x'.repeat(14_000)}`),
        ...operation.query.map((name) => `${name}[${'x'.repeat(14_000)}]=1`),
      ];
      const faults: string[] = [];
      for (const query of queries) {
        for (const caller of CALLERS) {
          const url = `${urlOf(operation)}?${query}`;
          const answer = await app.fastify.inject({ url, headers: headersOf[caller] });
          const found = answer.statusCode < 400 ? [] : faultsOf(answer);
          if (found.length > 0) faults.push(`${query.slice(0, 30)} as ${caller}: ${found.join(', ')}`);
        }
      }
      expect(faults).toEqual([]);
    },
  );
});
