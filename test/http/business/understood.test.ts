import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BusinessCard, BusinessFacets } from '../../../interfaces/contract/business/business.js';
import type { Understood } from '../../../interfaces/contract/business/understood.js';
import { loadDemoData } from '../../../infrastructure/demo-data/load-demo-data.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';

let app: TestApp;
beforeAll(async () => {
  const urls = await emptyDirectory('http_understood');
  await loadDemoData({ url: urls.appUrl, now: new Date('2026-05-01T12:00:00Z') });
  app = await startTestApp(urls);
});
afterAll(() => app?.close());

interface Found {
  readonly total: number;
  readonly cards: readonly BusinessCard[];
  readonly understood: Understood | null;
  readonly next: string | null;
}

async function read(url: string): Promise<Found> {
  const answer = await app.fastify.inject({ url });
  expect([url, answer.statusCode]).toEqual([url, 200]);
  const { headers } = answer;
  return {
    total: Number(headers['x-total-count']),
    cards: answer.json(),
    understood: JSON.parse(String(headers['search-understood'] ?? 'null')) as Understood | null,
    next: /^<([^>]+)>; rel="next"$/.exec(String(headers.link ?? ''))?.[1] ?? null,
  };
}

const list = (params: string) => read(`/api/businesses?${params}`);

const NOTHING = { dropped: [], kind: null, perk: null, pets: null, location: null, radiusMiles: null, relaxed: [] };

describe('Search-Understood', () => {
  it('says what the search understood', async () => {
    expect((await list('query=dog+friendly+patio')).understood).toEqual({
      ...NOTHING,
      ...{ words: ['patio'], dropped: ['dog friendly'], perk: 'Outdoor seating' },
    });
    expect((await list('query=coffee+for+large+dogs+in+Austin,+TX')).understood).toEqual({
      ...{ words: ['coffee'], dropped: [], kind: 'cafe', perk: null, pets: 'dog:large', location: 'Austin, TX' },
      ...{ radiusMiles: 10, relaxed: [] },
    });
  });

  it('names the words with typos corrected', async () => {
    expect((await list('query=brewrey')).understood).toEqual({ ...NOTHING, words: ['brewery'], kind: 'brewery' });
  });

  it('is ASCII, and short for long words', async () => {
    const text = encodeURIComponent(`${'é'.repeat(200)} café`);
    const { headers } = await app.fastify.inject({ url: `/api/businesses?query=${text}` });
    const header = String(headers['search-understood']);
    expect(header).toMatch(/^[\x20-\x7e]+$/);
    expect(header).toContain('caf\\u00e9');
    expect(header.length).toBeLessThan(700);
    const long = Array.from({ length: 24 }, (_, n) => '夏'.repeat(38) + String(n)).join(' ');
    const answer = await app.fastify.inject({ url: `/api/businesses?query=${encodeURIComponent(long)}` });
    expect(String(answer.headers['search-understood']).length).toBeLessThan(2100);
  });

  it('is absent without a text and with exact=true', async () => {
    for (const params of ['', 'query=', 'location=Austin', 'query=patio&exact=true']) {
      expect([params, (await list(params)).understood]).toEqual([params, null]);
    }
  });

  it('is the same for the list, the map, and the facets, which find the same places', async () => {
    for (const params of [
      ...[
        'query=dog+friendly+patio',
        'query=vegan+brewery&location=Austin',
        'query=zyxw+patio',
        'query=cat+hotel+austin',
      ],
      ...['query=brewery&location=Austin&category=restaurants', 'query=patio&price=$$$$&location=Austin'],
    ]) {
      const found = await list(params);
      const map = await read(`/api/businesses/map?${params}`);
      const facets = await app.fastify.inject({ url: `/api/businesses/facets?${params}` });
      expect(found.total).toBeGreaterThan(0);
      expect([map.total, map.understood]).toEqual([found.total, found.understood]);
      expect(JSON.parse(String(facets.headers['search-understood']))).toEqual(found.understood);
      const { verified } = facets.json<BusinessFacets>();
      const one = await list(`${params}&verified=true&limit=1`);
      if (one.understood?.radiusMiles === found.understood?.radiusMiles) expect(verified).toBe(one.total);
    }
  });
});

describe('a search that would find nothing', () => {
  it('requires fewer words, and widens the circle', async () => {
    const { total, understood } = await list('query=zyxw+ice+cream&location=Austin');
    expect(total).toBeGreaterThan(0);
    expect(understood).toMatchObject({ words: ['ice cream'], dropped: ['zyxw'], radiusMiles: 25 });
    expect(understood?.relaxed).toEqual(['words', 'radius']);
  });

  it('is relaxed in the same way on all pages', async () => {
    const first = await list('query=zyxw+patio&location=Austin&limit=3');
    expect(first.understood).toMatchObject({ words: ['patio'], dropped: ['zyxw'], relaxed: ['words'] });
    const seen = new Set(first.cards.map(({ id }) => id));
    for (let { next } = first; next !== null;) {
      const page = await read(next);
      expect([page.total, page.understood]).toEqual([first.total, first.understood]);
      for (const { id } of page.cards) seen.add(id);
      next = page.next;
    }
    expect(seen.size).toBe(first.total);
  });

  it('looks anywhere if nothing within 100 miles matches', async () => {
    const { total, cards, understood } = await list('query=patio&location=Anchorage&sort=distance');
    expect(total).toBeGreaterThan(0);
    expect(understood).toMatchObject({ radiusMiles: null, relaxed: ['location'] });
    expect(cards[0]?.distance).toBeUndefined();
  });

  it('looks anywhere if nothing is at a location that is unknown', async () => {
    const { total, understood } = await list('query=patio&location=Nowhereville');
    expect(total).toBe((await list('query=patio')).total);
    expect(understood).toMatchObject({ words: ['patio'], radiusMiles: null, relaxed: ['location'] });
    expect((await list('location=Nowhereville')).total).toBe(0);
  });

  it('looks beyond a radius with widen=true', async () => {
    const near = await list('query=patio&location=Austin&radius=5&widen=true');
    expect(near.understood).toMatchObject({ radiusMiles: 5, relaxed: [] });
    expect((await list('query=patio&location=Anchorage&radius=100')).total).toBe(0);
    const far = await list('query=patio&location=Anchorage&radius=100&widen=true');
    expect([far.total > 0, far.understood?.relaxed]).toEqual([true, ['location']]);
  });

  it('is relaxed on a map as a whole, whatever part of it is in view', async () => {
    const map = async (params: string) => {
      const answer = await app.fastify.inject({ url: `/api/businesses/map?${params}` });
      return { points: answer.json<{ readonly id: number }[]>(), origin: answer.headers['x-search-origin'] };
    };
    expect((await map('query=vegan+brewery')).points.length).toBeGreaterThan(0);
    expect((await map('query=vegan+brewery&view=-98,30,-97,31')).points).toEqual([]);
    const austin = await map('query=zyxw+patio&view=-98,30,-97,31');
    const listed = await list('query=patio&bounds=-98,30,-97,31&limit=100');
    expect(austin.points.map(({ id }) => id).toSorted()).toEqual(listed.cards.map(({ id }) => id).toSorted());
    expect([(await map('query=patio&location=Austin')).origin === undefined, austin.origin]).toEqual([
      false,
      undefined,
    ]);
    expect((await map('query=patio&location=Anchorage')).origin).toBeUndefined();
  });

  it('keeps the category, the filters, the bounds, and a chosen radius', async () => {
    const anywhere = await list('query=zyxw+patio&category=homes');
    expect(anywhere.cards.filter(({ category }) => category !== 'homes')).toEqual([]);
    for (const kept of [
      ...[
        'query=patio&location=Anchorage&radius=10',
        'query=patio&bounds=-151,61,-149,62',
        'query=brewery&category=homes',
      ],
      ...[
        'query=brewery&kind=hostel',
        'query=brewery&perks=Nothing+like+this',
        'query=patio&location=Anchorage&radius=100',
      ],
    ]) {
      expect([kept, (await list(kept)).total]).toEqual([kept, 0]);
    }
  });

  it('finds words that usually say nothing if no listing has any other, but never everything', async () => {
    const { total, understood } = await list('query=zyxw+dog+friendly');
    expect(understood).toMatchObject({ words: ['dog', 'friendly'], dropped: ['dog friendly', 'zyxw'] });
    const everything = (await list('')).total;
    expect([total > 0, total < everything]).toEqual([true, true]);
    expect((await list('query=zyxw+cat')).understood).toMatchObject({ words: [], dropped: ['zyxw'], pets: 'cat' });
  });

  it('finds one of its words in a very long text', async () => {
    const { total, understood } = await list(`query=${'zyxw'.repeat(100)}+patio+${'qqxj'.repeat(100)}`);
    expect([total > 0, understood?.words]).toEqual([true, ['patio']]);
  });

  it('finds nothing if no listing has any of its words, and with exact=true', async () => {
    expect((await list('query=zyxw+qqxj')).total).toBe(0);
    expect((await list('query=vegan+brewery&location=Austin&exact=true')).total).toBe(0);
    expect((await list('query=brewrey&exact=true')).total).toBe(0);
  });

  it('finds the words as typed before it gives any up', async () => {
    const [place] = (await list('query=Kindly+Cat&exact=true')).cards;
    const { cards, understood } = await list(`query=${encodeURIComponent(place?.name ?? '')}`);
    expect(cards.map(({ id }) => id)).toContain(place?.id);
    expect(understood?.relaxed).toEqual([]);
  });
});

describe('the location of a search text', () => {
  it('gives way to the location of the caller', async () => {
    const both = await list('query=hotel+in+Denver&location=Austin');
    const own = await list('query=hotel&location=Austin');
    expect([both.total, both.understood?.location, both.understood?.dropped]).toEqual([own.total, null, ['in Denver']]);
  });

  it('finds what the location of the caller would find', async () => {
    const named = await list('query=hotel+in+Denver&limit=50');
    const given = await list('query=hotel&location=Denver&limit=50');
    expect(named.cards).toEqual(given.cards);
  });
});

describe('a cursor with a forged change', () => {
  it('returns 400 if the change is none that the search allows', async () => {
    const { next } = await list('query=zyxw+patio&location=Austin&radius=25&limit=3');
    const url = new URL(next ?? '', 'http://site.invalid');
    const [list_, order, capped, , ...rest] = JSON.parse(
      Buffer.from(url.searchParams.get('cursor') ?? '', 'base64url').toString(),
    ) as unknown[];
    for (const change of [
      ...['patio', ['patio', [], 100, false], ['patio', [], null, 'no'], ['patio', 'zyxw', null, false]],
      ...[
        ['a'.repeat(301), [], null, false],
        [7, [], null, false],
        ['patio', ['a'.repeat(301)], null, false],
      ],
    ]) {
      const cursor = Buffer.from(JSON.stringify([list_, order, capped, change, ...rest])).toString('base64url');
      url.searchParams.set('cursor', cursor);
      const answer = await app.fastify.inject({ url: url.pathname + url.search });
      expect([change, answer.statusCode]).toEqual([change, 400]);
    }
  });
});
