import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import {
  BusinessCard,
  BusinessDetail,
  BusinessFacets,
  MapCluster,
  MapPoint,
} from '../../../interfaces/contract/business/business.js';
import { GuideDog } from '../../../interfaces/contract/guide-dog/guide-dog.js';
import type { LocationSuggestion, Middle, Town } from '../../../interfaces/contract/gazetteer/location.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { OwnerResponse, Review } from '../../../interfaces/contract/review/review.js';
import type { BusinessReviewSummary } from '../../../interfaces/contract/review/review-query.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { NOBODY, OLIVE, PUBLIC_BUSINESSES, REVIEWS, RICH, seedDirectory } from '../../support/search/seeded.js';

let app: TestApp;

beforeAll(async () => {
  const urls = await emptyDirectory('http_reads');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls);
});

afterAll(() => app?.close());

const get = (url: string) => app.fastify.inject({ url });

/** Follows the Link headers and returns all IDs of the list. */
async function walk(url: string): Promise<{ ids: number[]; pages: number }> {
  const ids: number[] = [];
  let pages = 0;
  for (let next: string | undefined = url; next !== undefined; pages += 1) {
    const answer = await get(next);
    expect(answer.statusCode).toBe(200);
    ids.push(...answer.json<{ id: number }[]>().map(({ id }) => id));
    next = /^<([^>]+)>; rel="next"$/.exec(String(answer.headers.link ?? ''))?.[1];
  }
  return { ids, pages };
}

describe('GET /api/businesses', () => {
  it('the business list returns cards that match the contract, the total, and a link to the next page', async () => {
    const answer = await get('/api/businesses?limit=12&query=patio');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['x-total-count']).toBe(String(PUBLIC_BUSINESSES));
    expect(answer.headers['x-total-capped']).toBeUndefined();
    expect(z.array(z.strictObject(BusinessCard.shape)).length(12).safeParse(answer.json()).error).toBeUndefined();
    expect(answer.headers.link).toMatch(/^<\/api\/businesses\?limit=12&query=patio&cursor=[\w%.~-]+>; rel="next"$/);
  });

  it('sets x-location-unknown when the location is unknown', async () => {
    for (const [query, told] of [
      ['location=Qzzzzz', 'true'],
      ['location=Qzzzzz&query=patio', 'true'],
      ['location=Austin', undefined],
      ['location=TX', undefined],
      ['location=78701', undefined],
      ['query=Qzzzzz', undefined],
    ] as const) {
      const { statusCode, headers } = await get(`/api/businesses?${query}`);
      expect([query, statusCode, headers['x-location-unknown']]).toEqual([query, 200, told]);
    }
  });

  it('pages through all businesses without duplicates or gaps, in every sort order', async () => {
    for (const sort of ['relevance', 'recommended', 'rating', 'reviews', 'name', 'distance']) {
      const { ids, pages } = await walk(`/api/businesses?location=Austin&limit=7&sort=${sort}`);
      expect([sort, new Set(ids).size, ids.length, pages]).toEqual([sort, PUBLIC_BUSINESSES, PUBLIC_BUSINESSES, 5]);
    }
  });

  it('ignores unknown and empty search parameters and the category "all"', async () => {
    for (const query of [
      'utm_source=x',
      'category=all',
      'category=All%20Categories',
      'category=',
      'sort=',
      'cursor=',
      'query=%20',
      'perks=&price=&minRating=&verified=&favorites=false',
      'perks=WATER%20bowls&minRating=1',
    ]) {
      const answer = await get(`/api/businesses?${query}`);
      expect([query, answer.statusCode, answer.headers['x-total-count']]).toEqual([
        query,
        200,
        String(PUBLIC_BUSINESSES),
      ]);
    }
  });

  it('returns distance and isNearby only if the search has an origin', async () => {
    const near = (await get('/api/businesses?location=78701')).json<BusinessCard[]>();
    expect(near.every(({ isNearby, distance }) => isNearby === true && typeof distance === 'number')).toBe(true);
    const [anywhere] = (await get('/api/businesses')).json<BusinessCard[]>();
    expect(anywhere).not.toHaveProperty('distance');
    expect(anywhere).not.toHaveProperty('isNearby');
  });

  it('applies filters to the list, the map, and the facets alike', async () => {
    const cards = (await get('/api/businesses?limit=100')).json<BusinessCard[]>();
    const rated = cards.filter(({ avgRating }) => Number(avgRating) >= 4);
    const FILTERED: readonly (readonly [string, number])[] = [
      ['perks=water+bowls&perks=Water%20Bowls', PUBLIC_BUSINESSES],
      ['perks=Pool', 0],
      ['perks=Water+bowls&perks=Pool', 0],
      ['price=$&price=Moderate', 0],
      ['kind=cafe&kind=hotel', 0],
      ['verified=true', 0],
      ['minRating=4', rated.length],
      ['favorites=true&minRating=4e0', rated.filter(({ isFavorite }) => isFavorite).length],
    ];
    for (const [query, total] of FILTERED) {
      const [list, map] = await Promise.all(['', '/map'].map((call) => get(`/api/businesses${call}?${query}`)));
      expect([query, list?.headers['x-total-count'], map?.headers['x-total-count']]).toEqual([
        query,
        String(total),
        String(total),
      ]);
    }
    const answer = await get('/api/businesses/facets?location=Austin&favorites=true&perks=Pool');
    expect(answer.statusCode).toBe(200);
    expect(BusinessFacets.strict().safeParse(answer.json()).error).toBeUndefined();
    const all = (await get('/api/businesses/facets?location=Austin')).json<BusinessFacets>();
    const count = (choices: BusinessFacets['perks'], name: string) => choices.find((each) => each.name === name)?.count;
    expect([count(all.perks, 'Water bowls'), count(all.perks, 'Pet treats'), count(all.minRating, '4')]).toEqual([
      PUBLIC_BUSINESSES,
      0,
      rated.length,
    ]);
  });

  it('refuses an unknown kind of place at its parameter', async () => {
    const answer = await get('/api/businesses?kind=castle');
    expect([answer.statusCode, answer.json<{ errors: unknown }>().errors]).toEqual([
      400,
      [{ path: 'kind', message: 'kind must be a known kind of place.' }],
    ]);
  });

  it('the map has the same total as the list', async () => {
    const answer = await get('/api/businesses/map?location=Austin');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['x-total-count']).toBe(String(PUBLIC_BUSINESSES));
    const points = z.array(z.union([z.strictObject(MapPoint.shape), z.strictObject(MapCluster.shape)]));
    expect(points.safeParse(answer.json()).error).toBeUndefined();
  });

  it('returns ratings, distances, and the search origin on the map', async () => {
    const [near, anywhere] = await Promise.all(
      ['location=78701&limit=100', 'limit=100'].map(async (query) => ({
        cards: (await get(`/api/businesses?${query}`)).json<BusinessCard[]>(),
        map: await get(`/api/businesses/map?${query}`),
      })),
    );
    expect(near!.map.headers['x-search-origin']).toMatch(/^30\.\d+,-97\.\d+$/);
    expect(anywhere!.map.headers).not.toHaveProperty('x-search-origin');
    for (const { cards, map } of [near!, anywhere!]) {
      const told = (business: BusinessCard | MapPoint): unknown[] => {
        const { id, avgRating, reviewCount, distance } = business;
        return [id, avgRating, reviewCount, distance];
      };
      const listed = cards.filter(({ latitude }) => latitude !== null).map(told);
      expect(listed.length).toBeGreaterThan(0);
      expect(map.json<MapPoint[]>().map(told)).toEqual(expect.arrayContaining(listed));
    }
  });
});

describe('GET /api/businesses/{id}', () => {
  it('GET /api/businesses/{id} returns exactly the fields of the public view', async () => {
    const answer = await get('/api/businesses/1');
    expect(answer.statusCode).toBe(200);
    const { isNearby: _n, distance: _d, isSaved: _s, ...always } = BusinessDetail.shape;
    expect(z.strictObject(always).safeParse(answer.json()).error).toBeUndefined();
  });

  it('shows at most three photos and 200 words of a free business', async () => {
    const [premium, free] = await Promise.all(
      [RICH.premium, RICH.free].map(async (id) => (await get(`/api/businesses/${id}`)).json<BusinessDetail>()),
    );
    expect(premium).toMatchObject({
      youtubeVideoId: 'dQw4w9WgXcQ',
      arrivalNotes: 'Gate at the back',
      highlightedPerks: ['Water bowls'],
    });
    expect(premium?.images).toHaveLength(5);
    expect(free).toMatchObject({ youtubeVideoId: null, facebookUrl: null, arrivalNotes: null, highlightedPerks: [] });
    expect([free?.images.length, free?.imageAlts.length]).toEqual([3, 3]);
    expect(free?.description?.match(/word/g)).toHaveLength(200);
  });

  it.each(['name', 'description'] as const)(
    'shows a business whose %s looks like the JSON of the database',
    async (field) => {
      const text = 'Paws","|":true,"tier":"premium';
      const read = async () => (await get('/api/businesses/5')).json<BusinessDetail>();
      const before = await read();
      const set = (value: string | null) =>
        runSql(app.databaseUrls.ownerUrl, (client) =>
          client.query(`update businesses set ${field} = $1 where id = 5`, [value]),
        );
      await set(text);
      const shown = await read();
      await set(before[field]);
      expect(shown).toEqual({ ...before, [field]: text });
    },
  );

  it('a business has the same content in a list and on its own page', async () => {
    const cards = (
      await app.fastify.inject({ method: 'POST', url: '/api/businesses/batch', payload: { ids: [1, 2] } })
    ).json<BusinessCard[]>();
    for (const card of cards) expect((await get(`/api/businesses/${card.id}`)).json()).toMatchObject(card);
  });
});

describe('POST /api/businesses/batch', () => {
  const batch = (ids: unknown) =>
    app.fastify.inject({ method: 'POST', url: '/api/businesses/batch', payload: { ids } });

  it('a batch returns each business once in the given order, without unknown ones', async () => {
    const answer = await batch([7, 3, 99_999, 7, 12, -1, 2_147_483_648, 1]);
    expect(answer.statusCode).toBe(200);
    expect(answer.json<BusinessCard[]>().map(({ id }) => id)).toEqual([7, 3, 12, 1]);
    expect(z.array(z.strictObject(BusinessCard.shape)).safeParse(answer.json()).error).toBeUndefined();
  });

  it('a batch of businesses accepts 0 to 100 IDs and rejects 101', async () => {
    expect((await batch([])).json()).toEqual([]);
    expect((await batch(Array.from({ length: 100 }, (_, i) => i + 1))).statusCode).toBe(200);
    const tooMany = await batch(Array.from({ length: 101 }, (_, i) => i + 1));
    expect(tooMany.statusCode).toBe(400);
    expect(tooMany.json()).toMatchObject({
      code: 'INVALID_INPUT',
      errors: [{ path: 'ids', message: 'At most 100 IDs in one call.' }],
    });
  });
});

describe("lists of favorites and of a member's businesses", () => {
  it('lists all community favorites, best first', async () => {
    const answer = await get('/api/businesses/favorites?limit=100');
    const cards = answer.json<BusinessCard[]>();
    expect(cards.every(({ isFavorite }) => isFavorite)).toBe(true);
    const best = cards.toSorted(
      (a, b) =>
        Number(b.avgRating) - Number(a.avgRating) ||
        b.reviewCount - a.reviewCount ||
        (a.tier === b.tier ? 0 : a.tier === 'premium' ? -1 : 1) ||
        a.name.localeCompare(b.name) ||
        a.id - b.id,
    );
    expect(cards.map(({ id }) => id)).toEqual(best.map(({ id }) => id));
    expect(answer.headers['x-total-count']).toBe(String(cards.length));
    expect((await walk('/api/businesses/favorites?limit=3')).ids).toEqual(cards.map(({ id }) => id));
  });

  it('lists the public businesses of a member', async () => {
    const { ids } = await walk(`/api/businesses/owner/${OLIVE}?limit=4`);
    expect(ids.toSorted((a, b) => a - b)).toEqual(Array.from({ length: PUBLIC_BUSINESSES / 2 }, (_, i) => i + 1));
    const unknown = await get(`/api/businesses/owner/${NOBODY}`);
    expect([unknown.statusCode, unknown.json(), unknown.headers['x-total-count']]).toEqual([200, [], '0']);
  });
});

describe('the reviews of a business', () => {
  it('lists the reviews of a business newest first, then by ID, through the last page', async () => {
    const answer = await get('/api/businesses/3/reviews?limit=100');
    expect(z.array(z.strictObject(Review.shape)).length(REVIEWS).safeParse(answer.json()).error).toBeUndefined();
    const ids = answer.json<Review[]>().map(({ id }) => id);
    expect(ids).toEqual(Array.from({ length: REVIEWS }, (_, i) => REVIEWS - i));
    expect(await walk('/api/businesses/3/reviews?limit=6')).toEqual({ ids, pages: 5 });
    expect(answer.headers['x-total-count']).toBe(String(REVIEWS));
  });

  it('listed reviews contain at most three photos and whether the owner responded', async () => {
    const reviews = (await get('/api/businesses/3/reviews?limit=100')).json<Review[]>();
    expect(reviews.every(({ images }) => images.length === 3)).toBe(true);
    expect(reviews.filter(({ hasResponse }) => hasResponse).map(({ id }) => id)).toEqual([1]);
  });

  it('a review has at most one owner response, or null', async () => {
    expect(
      z.strictObject(OwnerResponse.shape).safeParse((await get('/api/reviews/1/response')).json()).error,
    ).toBeUndefined();
    const none = await get('/api/reviews/2/response');
    expect([none.statusCode, none.json()]).toEqual([200, null]);
    const unknown = await get('/api/reviews/12345/response');
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'REVIEW_NOT_FOUND']);
  });

  it('summarizes reviews with count and average rating', async () => {
    expect((await get('/api/reviews/summary')).json()).toEqual({ totalReviews: REVIEWS, averageRating: '4.00' });
  });

  it('reviews can be sorted by helpful or lowest and filtered by a word or photos, through the last page', async () => {
    await runSql(app.databaseUrls.ownerUrl, (client) =>
      client.query(`update reviews set helpful_count = id % 3, rating = case id when 7 then 3 when 9 then 5 else 4 end,
        content = content || case when id % 5 = 0 then ' Two fountains!' else '' end where id <= ${REVIEWS}`),
    );
    const newest = Array.from({ length: REVIEWS }, (_, i) => REVIEWS - i);
    const list = '/api/businesses/3/reviews';
    const helpful = newest.toSorted((one, other) => (other % 3) - (one % 3));
    expect(await walk(`${list}?limit=6&sort=helpful`)).toEqual({ ids: helpful, pages: 5 });
    const lowest = [7, ...newest.filter((id) => id !== 7 && id !== 9), 9];
    expect(await walk(`${list}?limit=6&sort=lowest`)).toEqual({ ids: lowest, pages: 5 });
    const word = await get(`${list}?mentions=Fountain`);
    expect([word.headers['x-total-count'], word.json<Review[]>().map(({ id }) => id)]).toEqual([
      '5',
      [25, 20, 15, 10, 5],
    ]);
    expect((await walk(`${list}?limit=2&mentions=fountain&sort=helpful`)).ids).toEqual([20, 5, 25, 10, 15]);
    const { distribution, mentions } = (await get(`${list}/summary`)).json<BusinessReviewSummary>();
    expect(distribution.map(({ count }) => count)).toEqual([1, 23, 1, 0, 0]);
    expect(mentions).toContainEqual({ word: 'fountains', count: 5 });
    await runSql(app.databaseUrls.ownerUrl, (client) =>
      client.query(`update reviews set images = case when id % 10 = 0 then array['/uploads/' || (id % 20) || '.webp'] else '{}' end
        where id <= ${REVIEWS}`),
    );
    const pictured = await get(`${list}?photos=true&sort=helpful&limit=1`);
    expect([pictured.headers['x-total-count'], pictured.json<Review[]>().map(({ id }) => id)]).toEqual(['2', [20]]);
    expect((await walk(`${list}?photos=true&sort=helpful&limit=1`)).ids).toEqual([20, 10]);
    expect((await walk(`${list}?photos=true&mentions=fountain`)).ids).toEqual([20, 10]);
    expect((await get(`${list}/summary`)).json()).toMatchObject({
      withPhotos: 2,
      photos: [
        { reviewId: 20, url: '/uploads/0.webp' },
        { reviewId: 10, url: '/uploads/10.webp' },
      ],
    });
    for (const bad of ['sort=best', 'mentions=a.b', 'photos=some'])
      expect((await get(`${list}?${bad}`)).statusCode).toBe(400);
  });

  it.each(['reviews', 'reviews/summary'])('returns 404 for an unknown business at /%s', async (what) => {
    const answer = await get(`/api/businesses/99999/${what}`);
    expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([
      404,
      'BUSINESS_NOT_FOUND',
      'Business not found',
    ]);
  });
});

describe('the list of Guide Dogs', () => {
  it('the list of Guide Dogs is sorted by reviews, then by ID, through the last page', async () => {
    const answer = await get('/api/guide-dogs');
    const dogs = answer.json<GuideDog[]>();
    expect(z.array(z.strictObject(GuideDog.shape)).length(7).safeParse(dogs).error).toBeUndefined();
    const ranked = dogs.toSorted((a, b) => b.reviewCount - a.reviewCount || a.id - b.id);
    expect(dogs).toEqual(ranked);
    expect((await walk('/api/guide-dogs?limit=2')).ids).toEqual(dogs.map(({ id }) => id));
    expect(answer.headers['x-total-count']).toBe('7');
  });

  it.each(['/api/guide-dogs/user', '/api/guide-dogs'])("returns a member's Guide Dog or 404 at %s", async (path) => {
    const [first] = (await get('/api/guide-dogs')).json<GuideDog[]>();
    const answer = await get(`${path}/${first!.userId}`);
    expect([answer.statusCode, answer.json()]).toEqual([200, first]);
    for (const nobody of [NOBODY, 'me', '7', first!.id])
      expect([nobody, (await get(`${path}/${nobody}`)).statusCode]).toEqual([nobody, 404]);
  });
});

describe('GET /api/locations/middle', () => {
  const middle = async (query: string) => (await get(`/api/locations/middle?${query}`)).json<Middle>().middle;

  it('returns the center of a ZIP code, otherwise of the city, or null if neither is known', async () => {
    const zip = await middle('zipCode=78701&city=Houston&state=TX');
    expect(zip?.latitude).toBeCloseTo(30.27, 1);
    expect(zip?.longitude).toBeCloseTo(-97.74, 1);
    expect(await middle('zipCode=78701-1234')).toEqual(zip);
    expect((await middle('zipCode=00000&city=Houston&state=TX'))?.latitude).toBeCloseTo(29.76, 1);
    for (const unknown of ['', 'state=TX', 'zipCode=00000', 'city=Nowhereville&state=TX', 'zipCode=%27%25'])
      expect(await middle(unknown)).toBeNull();
  });

  it('returns 400 for an overlong ZIP code', async () => {
    expect((await get(`/api/locations/middle?zipCode=${'7'.repeat(11)}`)).statusCode).toBe(400);
  });
});

describe('GET /api/locations/suggestions', () => {
  it('suggests towns that start with the text, and none for fewer than two characters', async () => {
    expect((await get('/api/locations/suggestions?q=aust')).json()).toContain('Austin, TX');
    const [first, ...others] = (await get('/api/locations/suggestions?q=austin&places=true')).json<
      LocationSuggestion[]
    >();
    expect(first).toEqual({ name: 'Austin, TX', places: PUBLIC_BUSINESSES });
    expect(others.map(({ places }) => places)).toEqual(others.map(() => 0));
    expect((await get('/api/locations/suggestions?q=austin&places=many')).statusCode).toBe(400);
    for (const query of ['?q=a', '?q=', '', '?q=%20a%20'])
      expect((await get(`/api/locations/suggestions${query}`)).json()).toEqual([]);
  });
});

describe('GET /api/locations/towns', () => {
  it('returns the towns with businesses nearby, nearest first, and none for a state or an unknown location', async () => {
    const towns = async (query: string) => (await get(`/api/locations/towns?${query}`)).json<Town[]>();
    const [austin, ...others] = await towns('latitude=30.4&longitude=-97.75');
    expect(austin).toEqual({ name: 'Austin, TX', places: PUBLIC_BUSINESSES, distance: expect.closeTo(9.1, 0) });
    expect(others).toEqual([]);
    expect(await towns('location=78701')).toEqual([{ ...austin, distance: expect.closeTo(0.3, 0) }]);
    for (const query of ['', 'location=TX', 'location=Qzzzzz', 'location=Dallas'])
      expect([query, await towns(query)]).toEqual([query, []]);
    for (const query of ['latitude=30', 'latitude=30&longitude=-97&location=Austin', 'latitude=91&longitude=0'])
      expect([query, (await get(`/api/locations/towns?${query}`)).statusCode]).toEqual([query, 400]);
  });
});
