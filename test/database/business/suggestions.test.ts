import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Area } from '../../../application/business/ports.js';
import { termsBeginning, termName } from '../../../domain/business/suggested-terms.js';
import { PostgresSuggestions } from '../../../infrastructure/business/search/suggestions.query.js';
import { openSearch, type OpenSearch } from '../../support/search/open-search.js';
import type { OracleBusiness } from '../../support/search/search-oracle.js';

const ANYWHERE: Area = { kind: 'anywhere' };
const BALTIMORE: Area = {
  kind: 'around',
  origin: { latitude: 39.29, longitude: -76.61 },
  miles: 25,
  town: 'baltimore,MD',
};

const PLACE: Omit<OracleBusiness, 'id' | 'name'> = {
  ...{ category: 'services', description: null, perks: [], address: null, city: 'Baltimore', state: 'MD' },
  ...{ latitude: 39.29, longitude: -76.61, tier: 'free', ratingSum: 0, reviewCount: 0, isPublic: true },
  ...{ priceRange: null, isVerified: false, favorableCount: 0 },
};
const DALLAS = { city: 'Dallas', state: 'TX', latitude: 32.78, longitude: -96.8 };
const PRAISED = { reviewCount: 9, ratingSum: 45 };

const PLACES: readonly (Partial<OracleBusiness> & Pick<OracleBusiness, 'name'>)[] = [
  { name: 'Harbor Hounds' },
  { name: 'Hound Harbor', ...PRAISED },
  { name: 'Old Harbor Hound Café', ...PRAISED },
  { name: 'Joe’s Hund-Haus', perks: ['Water bowls'] },
  { name: 'Harbor Hound of Dallas', ...DALLAS, ...PRAISED },
  { name: 'Harbor Hound Nowhere', city: null, state: null, latitude: null, longitude: null },
  { name: 'Harbor Hidden', isPublic: false, perks: ['Pet treats'] },
  { name: 'Gxyz Place', description: 'We are a groomer.' },
  { name: 'Same Tail', reviewCount: 1, ratingSum: 5 },
];

let open: OpenSearch;
let suggestions: PostgresSuggestions;
beforeAll(async () => {
  open = await openSearch('suggestions');
  await open.hold(PLACES.map((place, index) => ({ ...PLACE, ...place, id: index + 1 })));
  suggestions = new PostgresSuggestions(open.database);
});
afterAll(() => open.close());

async function namesFor(text: string, area: Area = ANYWHERE): Promise<readonly string[]> {
  return (await suggestions.of({ text, area, terms: [] })).places.map(({ name }) => name);
}

describe('suggested places', () => {
  it('match if each typed word begins a word of the name, in any order, without case, accents, and apostrophes', async () => {
    expect(await namesFor('hou cafe')).toEqual(['Old Harbor Hound Café']);
    expect(await namesFor('CAFÉ hou')).toEqual(['Old Harbor Hound Café']);
    expect(await namesFor('joes')).toEqual(['Joe’s Hund-Haus']);
    expect(await namesFor("joe's haus")).toEqual(['Joe’s Hund-Haus']);
    expect(await namesFor('arbor')).toEqual([]);
  });

  it('are those that begin with the text first, then the most reviewed', async () => {
    expect(await namesFor('hound')).toEqual([
      ...['Hound Harbor', 'Harbor Hound of Dallas', 'Old Harbor Hound Café', 'Harbor Hound Nowhere', 'Harbor Hounds'],
    ]);
  });

  it('come first if they are near a point or in a state', async () => {
    expect((await namesFor('harbor hou', BALTIMORE)).slice(0, 3)).toEqual([
      ...['Harbor Hounds', 'Hound Harbor', 'Old Harbor Hound Café'],
    ]);
    expect((await namesFor('harbor hou', { kind: 'state', state: 'TX' }))[0]).toBe('Harbor Hound of Dallas');
    const unknown: Area = { kind: 'address', text: 'Nowhere Road' };
    expect(await namesFor('harbor hou', unknown)).toEqual(await namesFor('harbor hou'));
  });

  it('are never those that are not public', async () => {
    expect(await namesFor('harbor hid')).toEqual([]);
  });

  it('are none for a text without words, for the key of a cell, or for signs of the query language', async () => {
    for (const text of ['!!', '@', '@TX', "' | '@TX", '\\', ':*', '&', '('])
      expect([text, await namesFor(text)]).toEqual([text, []]);
    expect(await namesFor("ha:* & !(rbor)' \\")).toEqual([]);
  });

  it('include the most reviewed of very many matches, although only some are compared', async () => {
    const many = Array.from({ length: 400 }, (_, index) => ({
      ...PLACE,
      id: 1000 + index,
      name: `Tail ${String(index)}`,
    }));
    await open.add([...many, { ...PLACE, id: 5000, name: 'Tail Best', ...PRAISED }]);
    const names = await namesFor('tail');
    expect([names.length, names[0]]).toEqual([8, 'Tail Best']);
    expect(await namesFor('same tail')).toEqual(['Same Tail']);
    await open.owner.query('delete from businesses where id >= 1000');
  });
});

describe('suggested kinds and perks', () => {
  it('are only those that a search would find something for', async () => {
    const terms = ['groomer', 'water bowls', 'pet treats', 'winery'].map((text) => termsBeginning(text)[0]!);
    const found = await suggestions.of({ text: 'none', area: ANYWHERE, terms });
    expect(found.terms.map(termName)).toEqual(['Groomer', 'Water bowls']);
  });

  it('include a kind that a place has without naming it', async () => {
    await open.owner.query(`update businesses set kind = 'winery' where id = 1`);
    const request = { text: 'none', area: ANYWHERE, terms: [{ type: 'kind', kind: 'winery' }] } as const;
    expect((await new PostgresSuggestions(open.database).of(request)).terms.map(termName)).toEqual(['Winery']);
  });
});

describe('a corrected text', () => {
  it('has a similar known word for each unknown one; null if there is nothing to correct', async () => {
    expect(await suggestions.corrected('harbr houndz')).toMatch(/^harbor hounds?$/);
    expect(await suggestions.corrected('harbor')).toBeNull();
  });
});
