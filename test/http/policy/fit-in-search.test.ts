import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BusinessFacets, type BusinessCard } from '../../../interfaces/contract/business/business.js';
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

  it('neither counts nor answers without pets', async () => {
    expect(await facets('')).not.toHaveProperty('fits');
    expect((await cards('')).filter((card) => 'fit' in card)).toEqual([]);
  });
});
