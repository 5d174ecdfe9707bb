import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Area, BusinessFilters } from '../../../application/business/ports.js';
import { LISTING_TIER } from '../../../domain/business/listing-tier.js';
import { NO_TRAITS } from '../../../domain/business/traits.js';
import type { BusinessCard } from '../../../interfaces/contract/business/business.js';
import { openSearch, type OpenSearch } from '../../support/search/open-search.js';
import type { OracleBusiness } from '../../support/search/search-oracle.js';

const ANYWHERE: Area = { kind: 'anywhere' };
const BALTIMORE: Area = {
  kind: 'around',
  origin: { latitude: 39.29, longitude: -76.61 },
  miles: 10,
  town: 'baltimore,MD',
};

const PLACE: Omit<OracleBusiness, 'id' | 'name'> = {
  ...{ category: 'services', description: null, perks: [], address: null, city: 'Baltimore', state: 'MD' },
  ...{ latitude: 39.29, longitude: -76.61, tier: 'free', ratingSum: 0, reviewCount: 0, isPublic: true },
  ...{ priceRange: null, isVerified: false, favorableCount: 0 },
};

/** Says xylophone only after the words that the page of a free listing shows. */
const HIDDEN_WORDS = `${'word '.repeat(LISTING_TIER.free.descriptionWords)}xylophone`;

const PLACES: readonly (Partial<OracleBusiness> & Pick<OracleBusiness, 'name'>)[] = [
  { name: 'Quiet Corner', description: 'Bring a book. We lend a xylophone to every guest.' },
  { name: 'Xylophone House', description: 'We sell a xylophone.' },
  { name: 'Tall "excerpt":null', description: '"excerpt":null and a xylophone' },
  { name: 'Long Story', description: HIDDEN_WORDS },
  { name: 'No Pin', description: 'A xylophone without a pin.', latitude: null, longitude: null },
];

let open: OpenSearch;
beforeAll(async () => {
  open = await openSearch('excerpts');
  await open.hold(PLACES.map((place, index) => ({ ...PLACE, ...place, id: index + 1 })));
});
afterAll(() => open.close());

/** Returns the excerpt of each result by its name. */
async function excerptsOf(text: string | null, area: Area = ANYWHERE) {
  const filters: BusinessFilters = { text, category: null, area, bounds: null, traits: NO_TRAITS, fit: null };
  const page = await open.search.page({ filters, sort: 'name', limit: 100, cursor: null });
  return Object.fromEntries((JSON.parse(page.json) as BusinessCard[]).map(({ name, excerpt }) => [name, excerpt]));
}

const EXPECTED = {
  'Long Story': null,
  'No Pin': { text: 'A xylophone without a pin.', marks: [[2, 9]] },
  'Quiet Corner': { text: 'We lend a xylophone to every guest.', marks: [[10, 9]] },
  'Tall "excerpt":null': { text: '"excerpt":null and a xylophone', marks: [[21, 9]] },
  'Xylophone House': null,
};

describe('the excerpts of a list', () => {
  it('show the words of the public description that a text search found, near a place or anywhere', async () => {
    expect(await excerptsOf('xylophones')).toEqual(EXPECTED);
    expect(await excerptsOf('xylophones', BALTIMORE)).toEqual(EXPECTED);
  });

  it('show the words of the corrected text', async () => {
    expect(await excerptsOf('xylophoone')).toEqual(EXPECTED);
  });

  it('are absent without a text', async () => {
    expect(Object.values(await excerptsOf(null))).toEqual(PLACES.map(() => undefined));
  });
});
