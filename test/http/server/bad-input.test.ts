import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Problem } from '../../../interfaces/contract/shared/problem.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { OLIVE, PUBLIC_BUSINESSES, seedDirectory } from '../../support/search/seeded.js';

let app: TestApp;

beforeAll(async () => {
  const urls = await emptyDirectory('http_bad_input');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls);
});

afterAll(() => app?.close());

const get = (url: string) => app.fastify.inject({ url });

const post = (url: string, payload: string) =>
  app.fastify.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } });

const LISTS = [
  '/api/businesses',
  '/api/businesses/favorites',
  `/api/businesses/owner/${OLIVE}`,
  '/api/businesses/3/reviews',
  '/api/guide-dogs',
];

const HOSTILE = [
  '%',
  '_',
  '%%%',
  "'",
  '"',
  "'; drop table businesses; --",
  '.*',
  '(((',
  '[a-',
  '\\',
  '\\x00',
  '\0',
  'a\0b',
  ':*',
  '!&|',
  '<->',
  '&',
  '|',
  '{}',
  '$1',
  '${7*7}',
  '<script>',
  '../../etc/passwd',
  '\u{1F436}',
  '\u202Eabc',
  '\uFFFF',
  'NaN',
  'null',
  'undefined',
  '-1',
  '1e99',
  '2147483648',
  'x'.repeat(5000),
  'zebra '.repeat(833),
  '"'.repeat(999),
  '('.repeat(2000),
  'or or or',
  'and not',
];

describe('hostile search text', () => {
  it('hostile search text returns 400 or a sensible result, and never the whole list', async () => {
    for (const text of HOSTILE) {
      for (const name of ['query', 'location']) {
        const answer = await get(`/api/businesses?limit=100&${name}=${encodeURIComponent(text)}`);
        const what = [name, text.slice(0, 30)];
        expect([...what, [200, 400].includes(answer.statusCode), answer.statusCode]).toEqual([
          ...what,
          true,
          answer.statusCode,
        ]);
        if (answer.statusCode === 200)
          expect([...what, answer.headers['x-total-count'] === String(PUBLIC_BUSINESSES)]).toEqual([...what, false]);
        else expectProblem(answer, 400);
      }
      const suggested = await get(`/api/locations/suggestions?q=${encodeURIComponent(text)}`);
      expect([text.slice(0, 30), suggested.statusCode < 500]).toEqual([text.slice(0, 30), true]);
      if (suggested.statusCode === 200) expect(suggested.json<string[]>().length).toBeLessThanOrEqual(8);
      const searches = await get(`/api/suggestions?q=${encodeURIComponent(text)}`);
      expect([text.slice(0, 30), [200, 400].includes(searches.statusCode)]).toEqual([text.slice(0, 30), true]);
    }
  });
});

describe('invalid search parameters', () => {
  const WRONG: Record<string, readonly string[]> = {
    limit: ['0', '101', '-1', '1.5', 'x', '', '1e1', '99999999999999999999', ' 5', '0x10'],
    sort: ['best', 'RATING;', '1'],
    radius: ['7', '-5', '1e99', '10.0', 'ten'],
    category: ['cafes', '%', 'restaurants,hotels', '\0'],
    latitude: ['91', '-91', 'x', '1e99', '9.1e1', 'NaN', 'Infinity', '0x1', '1.', '1e', '90.00000000000001'],
    longitude: ['181', 'x', '--1', '-1.8000000000001e2'],
    bounds: ['0,0,1.81e2,1', '1,2,3', 'a,b,c,d', '-200,0,0,0', '1,2,3,4,5', '1e99,0,0,0', ',,,'],
    perks: ['x'.repeat(61), 'a\0b'],
    price: ['$$$$$', 'cheap', '1'],
    minRating: ['0', '0.99', '5.01', 'x', '1e99', 'NaN'],
    verified: ['yes', '1', 'TRUE'],
    favorites: ['no', '0'],
    cursor: ['x', 'eyJ', '%00', 'WyJhIl0', 'x'.repeat(2001)],
  };

  it('an out-of-range search parameter returns 400 with its name', async () => {
    for (const [name, values] of Object.entries(WRONG)) {
      for (const value of values) {
        const other = name === 'latitude' ? '&longitude=0' : name === 'longitude' ? '&latitude=0' : '';
        const answer = await get(`/api/businesses?${name}=${encodeURIComponent(value)}${other}`);
        const problem = expectProblem(answer, 400);
        expect([name, value.slice(0, 30), problem.message.includes(name), problem.errors?.[0]?.path]).toEqual([
          name,
          value.slice(0, 30),
          true,
          name,
        ]);
      }
    }
  });

  it('a repeated single-value search parameter returns 400', async () => {
    for (const name of [
      'limit',
      'sort',
      'radius',
      'category',
      'query',
      'cursor',
      'location',
      'minRating',
      'verified',
    ]) {
      const problem = expectProblem(await get(`/api/businesses?${name}=1&${name}=2`), 400);
      expect(problem.message).toBe(`${name}: Must be a single value`);
    }
  });

  it('too many values of a search parameter return 400, in the list, map, and facets', async () => {
    const perks = Array.from({ length: 13 }, (_, n) => `perks=perk${String(n)}`).join('&');
    const prices = 'price=$&price=$$&price=$$$&price=$$$$&price=$';
    for (const call of ['', '/map', '/facets']) {
      for (const [name, query] of Object.entries({ perks, price: prices })) {
        const problem = expectProblem(await get(`/api/businesses${call}?${query}`), 400);
        expect([problem.message, problem.errors?.[0]?.path]).toEqual([
          `${name} can be given at most ${name === 'perks' ? 12 : 4} times.`,
          name,
        ]);
      }
    }
  });

  it('search parameters that contradict each other return 400', async () => {
    const codes: [string, string][] = [
      ['latitude=30', 'ORIGIN_INCOMPLETE'],
      ['longitude=-97', 'ORIGIN_INCOMPLETE'],
      ['sort=distance', 'ORIGIN_REQUIRED'],
      ['location=Austin&latitude=30&longitude=-97', 'LOCATION_CONFLICT'],
      ['bounds=0,10,1,5', 'BOUNDS_INVALID'],
    ];
    for (const [query, code] of codes)
      expect([query, expectProblem(await get(`/api/businesses?${query}`), 400).code]).toEqual([query, code]);
  });
});

describe('coordinates', () => {
  it('coordinates accept any JSON number in range, with any decimals and an exponent', async () => {
    const spelt = ['40.82191257142857', '4.082191257142857e1', '-0', '1E-7', '0.4082191257142857142857e+2'];
    for (const number of spelt) {
      for (const place of [`latitude=${number}&longitude=${number}`, `bounds=-90,${number},1.79e2,9E1`]) {
        const answer = await get(`/api/businesses?${place.replaceAll('+', '%2B')}`);
        expect([place, answer.statusCode]).toEqual([place, 200]);
      }
    }
  });

  it('coordinates that are too close to zero for the database count as zero, in queries and in bodies', async () => {
    for (const number of ['5e-324', '-5e-324', '1e-200', '2.3e-160']) {
      for (const pin of [
        [number, '0'],
        ['0', number],
        [number, number],
      ]) {
        const [latitude, longitude] = pin;
        const body = `"latitude":${latitude},"longitude":${longitude}`;
        const answers = await Promise.all([
          get(`/api/businesses?latitude=${latitude}&longitude=${longitude}`),
          get(`/api/businesses/map?bounds=${longitude},${latitude},1,1`),
          get(`/api/locations/middle?latitude=${latitude}&longitude=${longitude}`),
          post('/api/recommendations', `{${body}}`),
          post('/api/businesses/similar', `{"name":"Biscuit",${body}}`),
        ]);
        const statuses = answers.map(({ statusCode }) => statusCode);
        expect([pin, statuses.filter((status) => status >= 500)]).toEqual([pin, []]);
        expect([pin, statuses[0], statuses[3], statuses[4]]).toEqual([pin, 200, 200, 200]);
      }
    }
  });
});

describe('cursors', () => {
  it('cursors return 400 in every list if broken, invented, or from another list', async () => {
    const cursors = [
      'x',
      '%00',
      'W10',
      Buffer.from('[]').toString('base64url'),
      Buffer.from('{"a":1}').toString('base64url'),
      Buffer.from('null').toString('base64url'),
    ];
    for (const list of LISTS) {
      for (const other of LISTS) {
        if (other === list) continue;
        const link = (await get(`${other}?limit=1`)).headers.link;
        const cursor = new URL(String(link).slice(1).split('>')[0]!, 'http://x').searchParams.get('cursor');
        cursors.push(String(cursor));
      }
      for (const cursor of cursors) {
        const answer = await get(`${list}?cursor=${encodeURIComponent(cursor)}`);
        if (answer.statusCode === 200) throw new Error(`${list} took the cursor ${cursor}`);
        expectProblem(answer, 400);
      }
      cursors.splice(6);
    }
  });

  it('cursors never cause a server error when their values were changed', async () => {
    for (const list of ['favorites', `owner/${OLIVE}`]) {
      const name = list === 'favorites' ? 'favorites' : `owned ${OLIVE}`;
      const values: unknown[][] = [
        [name, 1e300, 1, 'free', 'x', 1],
        [name, -1, -1, '', '', -1],
        [name, 2 ** 52, 2 ** 52, 'x', 'y', 2 ** 52],
        [name, 450, 1, 'free', 'x\0', 1],
        [name, 450, null, 'free', 'x', 1],
        [name, '450', 1, 'free', 'x', 1],
        [name, 450, 1, 'free', 'x', 1, 2],
      ];
      for (const value of values) {
        const cursor = Buffer.from(JSON.stringify(value)).toString('base64url');
        const answer = await get(`/api/businesses/${list}?cursor=${cursor}`);
        expect([value, answer.statusCode < 500]).toEqual([value, true]);
      }
    }
    for (const [list, name] of [
      ['businesses/3/reviews', 'reviews 3'],
      ['guide-dogs', 'guide-dogs'],
    ] as const) {
      for (const numbers of [
        [2 ** 53 - 1, 2 ** 53 - 1],
        [-(2 ** 53 - 1), -1],
        [0, 0],
      ]) {
        const cursor = Buffer.from(JSON.stringify([name, ...numbers])).toString('base64url');
        expect([list, numbers, (await get(`/api/${list}?cursor=${cursor}`)).statusCode < 500]).toEqual([
          list,
          numbers,
          true,
        ]);
      }
    }
  });
});

describe('invalid IDs', () => {
  it('an ID that cannot exist returns 404', async () => {
    for (const id of [
      '0',
      '-1',
      '1.5',
      '1e9',
      '1e99',
      'abc',
      '2147483648',
      '99999999999',
      '%00',
      '%27',
      '%2e%2e%2e',
      '01',
      '+1',
      ' 1',
      'x'.repeat(150),
      'x'.repeat(5000),
    ]) {
      for (const path of [
        `/api/businesses/${id}`,
        `/api/businesses/${id}/reviews`,
        `/api/reviews/${id}/response`,
        `/api/businesses/owner/${id}`,
      ]) {
        expectProblem(await get(path), 404);
      }
    }
  });

  it('a malformed URL returns 400 or 404', async () => {
    for (const path of ['/api/businesses/%', '/api/businesses/%zz', '/api/businesses/%ff', '/api/%']) {
      const answer = await get(path);
      expect([path, answer.statusCode]).toEqual([path, answer.statusCode === 404 ? 404 : 400]);
      expectProblem(answer, answer.statusCode);
    }
  });
});

describe('an invalid batch body', () => {
  const post = (payload: string, type = 'application/json') =>
    app.fastify.inject({ method: 'POST', url: '/api/businesses/batch', payload, headers: { 'content-type': type } });

  it('an invalid batch body returns 400 with the name of the invalid field', async () => {
    const bodies: [string, string][] = [
      ['{}', 'ids'],
      ['{"ids":"1"}', 'ids'],
      ['{"ids":["5"]}', 'ids.0'],
      ['{"ids":[1.5]}', 'ids.0'],
      ['{"ids":[null]}', 'ids.0'],
      ['{"ids":[1],"more":1}', 'more'],
      ['{"ids":{"length":1}}', 'ids'],
    ];
    for (const [body, path] of bodies) {
      const problem = expectProblem(await post(body), 400);
      expect([body, problem.code, problem.errors?.[0]?.path]).toEqual([body, 'INVALID_INPUT', path]);
    }
  });

  it("a batch body that isn't a JSON object returns 400", async () => {
    for (const body of [
      '',
      '{',
      'null',
      '[]',
      '1',
      '"x"',
      '{"ids":[1]',
      '{"__proto__":{"a":1},"ids":[]}',
      '{"ids":[1e999]}',
    ]) {
      expectProblem(await post(body), 400);
    }
  });
});

function expectProblem(
  answer: { statusCode: number; headers: Record<string, unknown>; json(): unknown },
  status: number,
): Problem {
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    status,
    'application/problem+json; charset=utf-8',
  ]);
  const problem = Problem.strict().parse(answer.json());
  expect(problem).toMatchObject({ status, detail: problem.message, requestId: answer.headers['x-request-id'] });
  return problem;
}
