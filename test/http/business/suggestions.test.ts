import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SearchSuggestions } from '../../../interfaces/contract/business/suggestion.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { OLIVE, seedDirectory } from '../../support/search/seeded.js';

let app: TestApp;

beforeAll(async () => {
  const urls = await emptyDirectory('http_suggestions');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls);
});

afterAll(() => app?.close());

const get = (query: string, cookie = '') =>
  app.fastify.inject({ url: `/api/suggestions${query}`, headers: { cookie } });

describe('GET /api/suggestions', () => {
  it('suggests places with their town, kinds, and perks: at most eight in all', async () => {
    const found = (await get('?q=pat')).json<SearchSuggestions>();
    expect(SearchSuggestions.strict().safeParse(found).error).toBeUndefined();
    expect([found.places.length, found.places[0]?.name, found.places[0]?.city, found.places[0]?.state]).toEqual([
      ...[8, expect.stringMatching(/^Patio Place/), 'Austin', 'TX'],
    ]);
    expect((await get('?q=water')).json()).toEqual({ places: [], terms: [{ type: 'perk', name: 'Water bowls' }] });
  });

  it('answers near a location or coordinates, and everywhere for an unknown location', async () => {
    for (const where of ['location=Austin', 'location=TX', 'latitude=30.3&longitude=-97.7', 'location=Nowhereville'])
      expect((await get(`?q=patio&${where}`)).json<SearchSuggestions>().places).toHaveLength(8);
  });

  it('corrects typos if nothing begins like the text', async () => {
    expect((await get('?q=patoi+plce')).json<SearchSuggestions>().places[0]?.name).toMatch(/^Patio Place/);
  });

  it('returns empty lists for fewer than two characters', async () => {
    for (const query of ['', '?q=', '?q=p', '?q=%20p%20'])
      expect((await get(query)).json()).toEqual({ places: [], terms: [] });
  });

  it('returns 400 for a text that is too long, a NUL, half a point, or a point and a location', async () => {
    const wrong = [`?q=${'p'.repeat(101)}`, '?q=p%00a', '?q=pat&latitude=30', '?q=pat&latitude=91&longitude=0'];
    for (const query of [...wrong, '?q=pat&latitude=30&longitude=-97&location=Austin']) {
      const { statusCode, headers } = await get(query);
      expect([query, statusCode, headers['cache-control']]).toEqual([query, 400, 'no-store']);
    }
  });

  it('returns the same to everyone, and anyone may store it for a minute', async () => {
    const [visitor, member] = [await get('?q=pat'), await get('?q=pat', await signedInAs(app, OLIVE))];
    expect(member.body).toBe(visitor.body);
    for (const { headers } of [visitor, member]) {
      expect([headers['cache-control'], headers['set-cookie']]).toEqual(['public, max-age=60', undefined]);
    }
  });
});
