import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Area, BusinessFilters } from '../../../application/business/ports.js';
import { NO_TRAITS } from '../../../domain/business/traits.js';
import { publicContent } from '../../../domain/business/listing-tier.js';
import { rebuildSearchWords } from '../../../infrastructure/business/search/words/search-words.js';
import { hitsOf, openSearch, type OpenSearch } from '../../support/search/open-search.js';
import { statementsOf } from '../../support/postgres/statements.js';
import { randomTowns, TOWNS } from '../../support/search/search-fixtures.js';
import type { OracleBusiness } from '../../support/search/search-oracle.js';

const ANYWHERE: Area = { kind: 'anywhere' };
const AUSTIN: Area = {
  kind: 'around',
  origin: { latitude: 30.2672, longitude: -97.7431 },
  miles: 10,
  town: 'austin,TX',
};

let open: OpenSearch;
beforeAll(async () => {
  open = await openSearch('search_text');
});
afterAll(() => open.close());

function asked(text: string | null, area: Area = ANYWHERE): BusinessFilters {
  return { text, category: null, area, bounds: null, traits: NO_TRAITS, fit: null };
}

async function found(text: string, area: Area = ANYWHERE): Promise<number[]> {
  const page = await open.search.page({ filters: asked(text, area), sort: 'relevance', limit: 100, cursor: null });
  return hitsOf(page).map(({ id }) => id);
}

const PLACE: Omit<OracleBusiness, 'id' | 'name'> = {
  category: 'services',
  description: null,
  perks: [],
  address: null,
  city: 'Austin',
  state: 'TX',
  latitude: 30.27,
  longitude: -97.74,
  tier: 'free',
  ratingSum: 0,
  reviewCount: 0,
  isPublic: true,
  priceRange: null,
  isVerified: false,
  favorableCount: 0,
};

describe('a search text', () => {
  beforeAll(() =>
    open.hold([
      { ...PLACE, id: 1, name: 'The Groomery', description: 'Baths and brushing' },
      { ...PLACE, id: 2, name: 'Paw Palace', description: 'Two groomers with gentle hands', tier: 'premium' },
      { ...PLACE, id: 3, name: 'Pizza Pawadise', category: 'restaurants', tier: 'free' },
      {
        ...PLACE,
        id: 4,
        name: 'Bella’s Crêperie',
        category: 'restaurants',
        description: 'Also pizza',
        tier: 'premium',
      },
      { ...PLACE, id: 5, name: 'The Who' },
      { ...PLACE, id: 6, name: 'Hidden Pizza', isPublic: false },
      {
        ...PLACE,
        id: 7,
        name: 'Boarding in Dallas',
        city: 'Dallas',
        latitude: 32.78,
        longitude: -96.8,
        description: 'xylophone',
      },
      { ...PLACE, id: 8, name: '100% Dogs', reviewCount: 4, ratingSum: 20 },
      { ...PLACE, id: 9, name: 'Dogs & Co', perks: ['Dog menu'] },
    ]),
  );

  it('finds words in names, perks, descriptions, categories, and cities, in any form, case, and accent', async () => {
    expect(await found('GROOMER')).toEqual([2]);
    expect(await found('creperie')).toEqual([4]);
    expect(await found('crêperies')).toEqual([4]);
    expect(await found('menu')).toEqual([9]);
    expect(await found('dining')).toEqual([4, 3]);
    expect(await found('dallas')).toEqual([7]);
  });

  it('ranks a match in the name above one in the description, even of a Premium business', async () => {
    expect(await found('pizza')).toEqual([3, 4]);
  });

  it('supports phrases, alternatives, and exclusions', async () => {
    expect(await found('"gentle hands"')).toEqual([2]);
    expect(await found('"hands gentle"')).toEqual([]);
    expect((await found('creperie or groomers')).toSorted()).toEqual([2, 4]);
    expect(await found('pizza -bella')).toEqual([3]);
  });

  it('of only stop words finds names that contain them', async () => {
    expect(await found('the who')).toEqual([5]);
    expect((await found('The')).toSorted()).toEqual([1, 5]);
  });

  it('of only exclusions is treated as words', async () => {
    expect((await found('-dogs')).toSorted()).toEqual(await found('dogs').then((ids) => ids.toSorted()));
  });

  it.each([
    ['restuarant', 'restaurant'],
    ['piza', 'pizza'],
    ['gromers gentel', 'groomers gentle'],
    ['xylofone', 'xylophone'],
  ])('with a typo (%s) finds what was meant', async (typed, meant) => {
    const expected = await found(meant);
    expect(expected).not.toEqual([]);
    expect(await found(typed)).toEqual(expected);
    const map = await open.search.map(asked(typed), null);
    expect(map.total).toBe(expected.length);
  });

  it('with a typo keeps its correction on later pages', async () => {
    const { hits, pages } = await open.followed(asked('dinning'), 'relevance', 1);
    expect(pages.length).toBe(2);
    expect(hits.map(({ id }) => id)).toEqual([4, 3]);
  });

  it("without a typo isn't corrected just because nothing is nearby", async () => {
    expect(await found('xylophone', AUSTIN)).toEqual([]);
  });

  it('finds the words of a business once it is public, and after the word list is rebuilt', async () => {
    await open.add([{ ...PLACE, id: 20, name: 'Zeppelin Kennels', isPublic: false }]);
    expect(await found('zepelin')).toEqual([]);
    await open.owner.query(`update businesses set approval_status = 'approved' where id = 20`);
    expect(await found('zepelin')).toEqual([20]);
    await rebuildSearchWords(open.owner);
    expect(await found('zepelin')).toEqual([20]);
    expect(await found('piza')).toEqual([3, 4]);
  });

  it('finds the word before a straight or curly apostrophe, also after the word list is rebuilt', async () => {
    await open.add([
      { ...PLACE, id: 21, name: 'Walrus’s Rest' },
      { ...PLACE, id: 22, name: "Narwhal's Rest" },
    ]);
    await open.owner.query('delete from search_words');
    await rebuildSearchWords(open.owner);
    expect(await found('narwhql')).toEqual([22]);
    expect(await found('walrvs')).toEqual([21]);
  });

  it.each(['%', '_', '.*', "'", '"', '\\', '!&|()<->:*', '-', '---', '🐶', ' ', '%%%%', "''''"])(
    '%p finds nothing',
    async (text) => {
      expect(await found(text)).toEqual([]);
    },
  );

  it.each([
    ...[
      "'); drop table businesses; --",
      'x:nothing',
      'g:1',
      'c:hotels | !c:hotels',
      '1e99',
      '2147483648',
      'a\0b',
      '\0',
      '\ud800',
    ],
    ...[
      'a'.repeat(5000),
      '"'.repeat(5000),
      '-'.repeat(5000),
      'a '.repeat(2500),
      '"a" or '.repeat(700),
      '<-> & | !'.repeat(500),
      '-"" '.repeat(1200),
      '- '.repeat(2500),
      '-the '.repeat(1200),
      '-漢 '.repeat(1600),
    ],
  ])('%p never returns the whole list', async (text) => {
    const page = await open.search.page({ filters: asked(text), sort: 'relevance', limit: 100, cursor: null });
    expect(page.total).toBeLessThan(3);
    const inAustin = await open.search.page({ filters: asked(text, AUSTIN), sort: 'rating', limit: 100, cursor: null });
    expect(inAustin.total).toBeLessThan(3);
    await open.search.page({ filters: asked(null, { kind: 'address', text }), sort: 'name', limit: 100, cursor: null });
  });
});

describe('a business card', () => {
  const white = ['\u00a0', '\u2003', '\ufeff', '\n', '\t', '  ', '\u3000', ' '];
  const texts = [0, 1, 199, 200, 201, 499, 500, 501].flatMap((words) =>
    white.map((space) => `${space}${Array.from({ length: words }, (_, i) => `wörd${i}`).join(space)}${space}`),
  );

  it('shortens the description to the words that the tier allows', async () => {
    await open.hold(
      texts.flatMap((description, i) => [
        { ...PLACE, id: i * 2 + 1, name: 'Long', description },
        { ...PLACE, id: i * 2 + 2, name: 'Long', description, tier: 'premium' as const },
      ]),
    );
    const { pages } = await open.followed(asked(null), 'name', 100);
    const cards = pages.flatMap(
      ({ json }) => JSON.parse(json) as { id: number; tier: 'free' | 'premium'; description: string }[],
    );
    expect(cards.length).toBe(texts.length * 2);
    for (const { id, tier, description } of cards) {
      const stored = { tier, description: texts[Math.floor((id - 1) / 2)] ?? null, images: [], highlightedPerks: [] };
      const rest = { youtubeVideoId: null, facebookUrl: null, instagramUrl: null, tiktokUrl: null, arrivalNotes: null };
      expect(description).toBe(publicContent({ ...stored, ...rest }).description);
    }
  });

  it("has the contract's keys in order, with numbers as numbers and the average as text", async () => {
    await open.hold([{ ...PLACE, id: 1, name: 'One', ratingSum: 9, reviewCount: 2 }]);
    await open.owner.query(
      `update businesses set images = '{a,b,c,d,e,f}', image_alts = '{1,2,3,4,5,6}', price_range = '$$'`,
    );
    const [card] = JSON.parse(
      (await open.search.page({ filters: asked(null, AUSTIN), sort: 'rating', limit: 1, cursor: null })).json,
    ) as unknown[];
    expect(JSON.stringify(card)).toBe(
      JSON.stringify({
        ...{
          id: 1,
          name: 'One',
          category: 'services',
          kind: null,
          description: null,
          address: null,
          city: 'Austin',
          state: 'TX',
          zipCode: null,
          locationSource: 'address',
        },
        ...{
          phone: null,
          website: null,
          email: null,
          images: ['a', 'b', 'c'],
          avgRating: '4.50',
          reviewCount: 2,
          priceRange: '$$',
        },
        ...{
          petPerks: [],
          tier: 'free',
          isFavorite: false,
          isActive: true,
          isClaimed: false,
          isVerified: false,
          lastVerifiedAt: null,
        },
        ...{
          latitude: 30.27,
          longitude: -97.74,
          ownerId: null,
          imageAlts: ['1', '2', '3'],
          hours: null,
          isNearby: false,
          distance: 0.3,
        },
      }),
    );
  });
});

describe('more matches than the search limit', () => {
  const [ALDER] = TOWNS;
  const near: Area = {
    kind: 'around',
    origin: { latitude: ALDER.latitude, longitude: ALDER.longitude },
    miles: 10,
    town: ALDER.town,
  };
  beforeAll(async () => {
    await open.hold(randomTowns(300, 5));
    await open.owner.query(`set welcome_paws.bulk_load = 'on'`);
    await open.owner.query(
      `insert into businesses (id, name, category, city, state, address, latitude, longitude, approval_status)
       select 1000 + i, 'Zebra ' || i % 97, (array['hotels', 'homes'])[1 + i % 2], 'Alder', 'TX', 'Zebra street', 30.2, -97.7 + (i % 100) * 0.0001, 'approved'
       from generate_series(1, 10050) i`,
    );
    await open.owner.query('select add_entries(array(select id from businesses where id > 1000))');
    await open.owner.query(
      `update business_entries set rating_sum = ((id - 1000) % 50) * (1 + id % 3), review_count = 10 * (1 + id % 3) where id > 1000`,
    );
    await open.owner.query('analyze business_entries, business_documents');
  });

  it.each([
    ['anywhere', asked('zebra')],
    ['near a town', asked('zebra', near)],
    ['without a text near a town', asked(null, near)],
    ['without a text', asked(null)],
    ['in a state', asked(null, { kind: 'state', state: 'TX' })],
    ['at an unknown location', asked(null, { kind: 'address', text: 'zebra' })],
    ['in a box', { ...asked(null), bounds: { west: -120, south: 20, east: -70, north: 50 } }],
  ] as const)('%s are capped, and listed in order, up to the page requested', async (_, filters) => {
    const instead = filters.text === null ? 'rating' : 'recommended';
    for (const sort of ['relevance', 'recommended', 'rating', 'reviews', 'name'] as const) {
      const all = await open.search.page({ filters, sort, limit: 100, cursor: null });
      expect({ total: all.total, capped: all.capped }).toEqual({ total: 10_000, capped: true });
      const pages = [];
      let cursor: string | null = null;
      for (let i = 0; i < 4; i += 1) {
        const page: Awaited<ReturnType<typeof open.search.page>> = await open.search.page({
          filters,
          sort,
          limit: 25,
          cursor,
        });
        expect({ total: page.total, capped: page.capped }).toEqual({ total: 10_000, capped: true });
        cursor = page.next;
        pages.push(page);
      }
      expect(pages.flatMap(hitsOf)).toEqual(hitsOf(all));
      if (sort === 'relevance') {
        expect(hitsOf(await open.search.page({ filters, sort: instead, limit: 100, cursor: null }))).toEqual(
          hitsOf(all),
        );
      }
    }
  });

  it('with a rating are read in the order of an index, also once their number is known', async () => {
    const filters = { ...asked(null), traits: { ...NO_TRAITS, minRating: 0 } };
    const page = async () => {
      const read = () => open.search.page({ filters, sort: 'recommended', limit: 50, cursor: null });
      const found: ReturnType<typeof hitsOf>[] = [];
      const statements = await statementsOf(async () => {
        found.push(hitsOf(await read()));
      });
      return { hits: found[0], last: statements.at(-1) };
    };
    const [first, again] = [await page(), await page()];
    expect(again.hits).toEqual(first.hits);
    expect(again.last).not.toContain('business_documents');
  });

  it('near a town are listed from the nearest on, page by page', async () => {
    const { rows } = await open.owner.query<{ id: number; x: number }>(
      `select id, longitude as x from businesses where is_public and name like 'Zebra%'
       order by (unit_x - cos(radians(30.2)) * cos(radians(-97.7))) ^ 2 + (unit_y - cos(radians(30.2)) * sin(radians(-97.7))) ^ 2
         + (unit_z - sin(radians(30.2))) ^ 2 limit 600`,
    );
    const spots = new Map(rows.map(({ id, x }) => [id, x]));
    const filters = asked('zebra', near);
    const ids: number[] = [];
    let cursor: string | null = null;
    for (let page = 0; page < 3; page += 1) {
      const found: Awaited<ReturnType<typeof open.search.page>> = await open.search.page({
        filters,
        sort: 'distance',
        limit: 100,
        cursor,
      });
      expect([found.total, found.capped]).toEqual([10_000, true]);
      cursor = found.next;
      ids.push(...hitsOf(found).map(({ id }) => id));
    }
    // Many places share a spot, so the spots are compared.
    expect(new Set(ids).size).toBe(300);
    expect(ids.map((id) => spots.get(id))).toEqual(rows.slice(0, 300).map(({ x }) => x));
  });

  it('are shown as at most 500 clusters on a map', async () => {
    const map = await open.search.map(asked(null), null);
    const clusters = JSON.parse(map.json) as { count: number; latitude: number; longitude: number }[];
    expect(map).toMatchObject({ total: 10_000, capped: true });
    expect(clusters.length).toBeLessThanOrEqual(500);
    // Some of the places have no coordinates.
    const mapped = clusters.reduce((sum, { count }) => sum + count, 0);
    expect(mapped).toBeGreaterThan(9_900);
    expect(mapped).toBeLessThanOrEqual(10_001);
  });

  it('are mapped for any box within the statement timeout, and once for parallel requests', async () => {
    const box = { west: -179, south: -89, east: 179, north: 89 };
    const filters: BusinessFilters = { ...asked(null), bounds: box };
    const statements = await statementsOf(async () => {
      const [map, same] = await Promise.all([open.search.map(filters, null), open.search.map(filters, null)]);
      expect(map).toMatchObject({ total: 10_000, capped: true });
      expect(same).toBe(map);
    });
    expect(statements).toHaveLength(1);
  });

  it('are accepted from a cursor only if they exist', async () => {
    const { next } = await open.search.page({ filters: asked('zebra'), sort: 'rating', limit: 5, cursor: null });
    const many = JSON.parse(Buffer.from(String(next), 'base64url').toString()) as unknown[];
    const few = await open.search.page({ filters: asked('barn'), sort: 'rating', limit: 1, cursor: null });
    const own = JSON.parse(Buffer.from(String(few.next), 'base64url').toString()) as unknown[];
    const forged = Buffer.from(JSON.stringify([own[0], ...many.slice(1)])).toString('base64url');
    const page = await open.search.page({ filters: asked('barn'), sort: 'rating', limit: 5, cursor: forged });
    expect({ total: page.total, capped: page.capped }).toEqual({ total: few.total, capped: false });
    // No list like this is sorted by relevance.
    for (const filters of [asked(null), asked('zebra')]) {
      const first = await open.search.page({ filters, sort: 'relevance', limit: 5, cursor: null });
      const [list] = JSON.parse(Buffer.from(String(first.next), 'base64url').toString()) as unknown[];
      const cursor = Buffer.from(JSON.stringify([list, 'relevance', true, null, 5, '4.50', 5, 'free', 'A', 5]));
      const further = open.search.page({ filters, sort: 'relevance', limit: 5, cursor: cursor.toString('base64url') });
      await expect(further).rejects.toMatchObject({ code: 'INVALID_CURSOR' });
    }
  });

  it('are shown as points on a map if there are few', async () => {
    const map = await open.search.map({ ...asked('barn'), category: 'restaurants' }, null);
    const points = JSON.parse(map.json) as Record<string, unknown>[];
    expect(map.total).toBeGreaterThanOrEqual(points.length);
    expect(Object.keys(points[0] ?? {})).toEqual([
      'id',
      'name',
      'category',
      'kind',
      'tier',
      'latitude',
      'longitude',
      'avgRating',
      'reviewCount',
    ]);
  });
});
