import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BusinessFacets, type BusinessCard, type MapPoint } from '../../../interfaces/contract/business/business.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { POLICY } from '../../support/policy/policies.js';
import { callerOf, HOURS } from '../../support/policy/stating.js';
import { OLIVE, seedDirectory } from '../../support/search/seeded.js';

let app: TestApp;
let call: ReturnType<typeof callerOf>;

/** A public business owned by Olive. */
const OLIVES = 5;

beforeAll(async () => {
  const urls = await emptyDirectory('http_fit_search');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls);
  call = callerOf(app);
  const cookie = await signedInAs(app, OLIVE);
  const payload = { policy: POLICY, openingHours: HOURS };
  expect((await call('PATCH', `/api/businesses/${OLIVES}`, { cookie, payload })).statusCode).toBe(200);
});

afterAll(() => app?.close());

describe('a search with pets', () => {
  const facets = async (query: string): Promise<BusinessFacets> =>
    (await call('GET', `/api/businesses/facets?${query}`)).json<BusinessFacets>();
  const cards = async (query: string): Promise<BusinessCard[]> =>
    (await call('GET', `/api/businesses?limit=100&${query}`)).json<BusinessCard[]>();

  it.each(['pets=dog:20', 'pets=dog:70', 'pets=dog:20&at=2026-11-27T03:00', 'pets=cat,dog'])(
    'counts as many places for each answer as the list has, for %s',
    async (query) => {
      const counts = await facets(query);
      expect(BusinessFacets.safeParse(counts).error).toBeUndefined();
      const [yes, ask] = [await cards(`${query}&fits=yes`), await cards(`${query}&fits=ask`)];
      expect(counts.fits).toEqual({ yes: yes.length, ask: ask.length });
      expect(await facets(`${query}&fits=yes`)).toMatchObject({ fits: counts.fits });
    },
  );

  it('says on each card whether the pets can come', async () => {
    const answerFor = async (query: string) => (await cards(query)).find(({ id }) => id === OLIVES)?.fit;
    expect(await answerFor('pets=dog:20')).toBe('yes');
    expect(await answerFor('pets=dog')).toBe('ask');
    expect(await answerFor('pets=dog:70')).toBe('no');
    expect((await cards('pets=dog:20&fits=yes')).map(({ id }) => id)).toEqual([OLIVES]);
  });

  it('says the same on each point of the map', async () => {
    const points = async (query: string): Promise<MapPoint[]> =>
      (await call('GET', `/api/businesses/map?${query}`)).json<MapPoint[]>();
    for (const query of ['pets=dog:20', 'pets=dog:70&at=2026-11-27T03:00']) {
      const onCards = (await cards(query)).filter(({ latitude }) => latitude !== null);
      const byId = new Map(onCards.map(({ id, fit }) => [id, fit]));
      expect(new Map((await points(query)).map(({ id, fit }) => [id, fit]))).toEqual(byId);
      expect(byId.size).toBeGreaterThan(0);
    }
    expect((await points('')).filter((point) => 'fit' in point)).toEqual([]);
  });

  it('neither counts nor answers without pets', async () => {
    expect(await facets('')).not.toHaveProperty('fits');
    expect((await cards('')).filter((card) => 'fit' in card)).toEqual([]);
  });
});

describe('the order of a search with pets', () => {
  const idsOf = async (query: string): Promise<number[]> =>
    (await call('GET', `/api/businesses?limit=100&${query}`)).json<BusinessCard[]>().map(({ id }) => id);

  it('puts places that fit first in recommended order, and leaves the specified orders as they are', async () => {
    const without = await idsOf('sort=recommended');
    expect(without[0]).not.toBe(OLIVES);
    const others = without.filter((id) => id !== OLIVES);
    expect(await idsOf('sort=recommended&pets=dog:20')).toEqual([OLIVES, ...others]);
    expect(await idsOf('sort=recommended&pets=dog:70')).toEqual([...others, OLIVES]);
    for (const sort of ['rating', 'reviews', 'name']) {
      expect(await idsOf(`sort=${sort}&pets=dog:20`)).toEqual(await idsOf(`sort=${sort}`));
    }
    expect(await idsOf('pets=dog:20')).toEqual(await idsOf(''));
  });

  it('puts places that fit first in relevance order', async () => {
    const without = await idsOf('query=austin');
    expect(without.length).toBeGreaterThan(2);
    const others = without.filter((id) => id !== OLIVES);
    expect(await idsOf('query=austin&pets=dog:20')).toEqual([OLIVES, ...others]);
    expect(await idsOf('query=austin&pets=dog:70')).toEqual([...others, OLIVES]);
  });
});

describe.each(['', '/map', '/facets'])('strange pets and times in GET /api/businesses%s', (path) => {
  const search = (query: string) => call('GET', `/api/businesses${path}?${query}`);

  it.each([
    ['pets=dragon', 'pets'],
    ['pets=%20', 'pets'],
    ['pets=dog,', 'pets'],
    ['pets=dog:0', 'pets'],
    ['pets=dog:-5', 'pets'],
    ['pets=dog:301', 'pets'],
    ['pets=dog:1e2', 'pets'],
    ['pets=dog:NaN', 'pets'],
    ['pets=dog:70:80', 'pets'],
    ['pets=dog:large:small', 'pets'],
    ['pets=dog:70:large:1', 'pets'],
    ['pets=dog%00', 'pets'],
    ['pets=toString', 'pets'],
    ['pets=__proto__', 'pets'],
    [`pets=${encodeURIComponent("dog'); drop table businesses; --")}`, 'pets'],
    [`pets=${Array(11).fill('dog').join(',')}`, 'pets'],
    [`pets=${'dog,'.repeat(2000)}`, 'pets'],
    ['pets=dog&pets=cat', 'pets'],
    ['pets=dog&at=tomorrow', 'at'],
    ['pets=dog&at=2026-02-30T10:00', 'at'],
    ['pets=dog&at=2026-11-27T24:00', 'at'],
    ['pets=dog&at=2026-11-27T19:60', 'at'],
    ['pets=dog&at=2026-11-27', 'at'],
    ['pets=dog&at=2026-11-27T19:00Z', 'at'],
    ['pets=dog&at=1969-12-31T23:59', 'at'],
    ['pets=dog&at=3000-01-01T00:00', 'at'],
    ['pets=dog&at=9999-12-31T23:59', 'at'],
    ['pets=dog&at=2026-11-27T19:00&at=2026-11-28T19:00', 'at'],
    ['pets=dog&fits=no', 'fits'],
    ['pets=dog&fits=yes&fits=ask', 'fits'],
    ['fits=yes', 'fits'],
    ['pets=&fits=yes', 'fits'],
  ])('%s is refused with a sentence about %s', async (query, parameter) => {
    const response = await search(query);
    expect([query, response.statusCode]).toEqual([query, 400]);
    const { code, errors } = response.json<{ code: string; errors: { path: string; message: string }[] }>();
    expect([code, errors.map((each) => each.path)]).toEqual(['INVALID_INPUT', [parameter]]);
    expect(errors[0]?.message).toMatch(new RegExp(`^(${parameter} .+\\.|Must be a single value)$`));
  });

  it.each([
    ['the first minute', 'pets=dog:20&at=1970-01-01T00:00'],
    ['the last minute', 'pets=dog:20&at=2999-12-31T23:59&fits=yes'],
    ['a minute that clocks skip', 'pets=dog:20&at=2027-03-14T02:30&fits=ask'],
    ['a minute that clocks show twice', 'pets=dog:20&at=2026-11-01T01:30&fits=ask'],
    ['ten pets with all details', `pets=${Array(10).fill('reptile:299.99:extra_large').join(',')}&fits=ask`],
    ['a time without pets', 'at=2026-11-27T19:00'],
    ['empty values', 'pets=&at=&fits='],
  ])('%s is answered', async (_, query) => {
    expect((await search(query)).statusCode).toBe(200);
  });
});
