import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import type { Area, BusinessFilters, FitFilter } from '../../../application/business/ports.js';
import { SORTS, type Sort } from '../../../domain/business/list-order.js';
import { NO_TRAITS } from '../../../domain/business/traits.js';
import { readLocalTime } from '../../../domain/hours/local-time.js';
import { readPets } from '../../../domain/policy/question.js';
import { PostgresBusinessFacets } from '../../../infrastructure/business/search/business-facets.query.js';
import type { BusinessFacets } from '../../../interfaces/contract/business/business.js';
import { agedPlaces, answerAndRank, storePolicies, type AgedPlace } from '../../support/policy/ranked-places.js';
import { StatementTemplate } from '../../../infrastructure/postgres/statement-template.js';
import { shapeOf, valuesOf } from '../../../infrastructure/business/search/search-area.js';
import { fitFirstPage } from '../../../infrastructure/business/search/walked-page.js';
import { hitsOf, openSearch, type OpenSearch } from '../../support/search/open-search.js';
import { randomTowns, TOWNS } from '../../support/search/search-fixtures.js';
import { referenceSearch, type OracleBusiness, type OracleHit } from '../../support/search/search-oracle.js';

const [ALDER] = TOWNS;
const AREAS: Readonly<Record<string, Area>> = {
  anywhere: { kind: 'anywhere' },
  'in a town': {
    ...{ kind: 'around', miles: 100, town: ALDER.town },
    origin: { latitude: ALDER.latitude, longitude: ALDER.longitude },
  },
  'in a state': { kind: 'state', state: 'TX' },
};
const ANYWHERE: BusinessFilters = {
  ...{ text: null, category: null, bounds: null, traits: NO_TRAITS, fit: null },
  area: { kind: 'anywhere' },
};
const asked = (pets: string, accepts: FitFilter['accepts'], time: string | null = null): FitFilter => ({
  ...{ pets: readPets(pets) ?? [], accepts },
  at: time === null ? null : readLocalTime(time),
});
/** A day between those of the policies' special hours. */
const NOON = '2026-02-20T12:00';
const QUESTIONS = [
  asked('dog:20', null),
  asked('dog:20', 'ask', NOON),
  asked('dog:70,cat', 'yes', NOON),
  asked('dog', 'ask'),
];

let open: OpenSearch;
beforeAll(async () => {
  open = await openSearch('fit_order');
});
afterAll(() => open.close());

/** Replaces all businesses by random ones with varied policies. */
async function hold(count: number, seed: number, alike: Partial<OracleBusiness> = {}) {
  const places = randomTowns(count, seed).map((place) => ({ ...place, ...alike }));
  await open.hold(places);
  const policies = new Map(agedPlaces(count, seed).map((policy, index) => [index + 1, policy]));
  await storePolicies(open.owner, policies);
  return { places, policies };
}

/**
 * Copies all of `count` places with everything known about them, and creates the indexes again at the end: much faster
 * than to write places and then policies, each into all indexes.
 */
async function copyPlaces(client: pg.Client, count: number, copies: number): Promise<void> {
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
     where table_name = 'businesses' and column_name <> 'id' and is_generated = 'NEVER'`,
  );
  const columns = rows[0]?.columns ?? '';
  const indexes = await client.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where tablename in ('businesses', 'business_entries', 'business_documents')
     and indexname not like '%_pkey'`,
  );
  await client.query(`drop index ${indexes.rows.map(({ indexname }) => indexname).join(', ')}`);
  await client.query(
    `insert into businesses (id, ${columns}) select b.id + n * $1::integer, ${columns}
     from businesses b cross join generate_series(1, $2::integer) n`,
    [count, copies],
  );
  await client.query('select add_entries(array(select id from businesses where id > $1))', [count]);
  await client.query(
    `update business_entries e set rating_sum = o.rating_sum, review_count = o.review_count, favorable_count = o.favorable_count
     from business_entries o where o.id = (e.id - 1) % $1::integer + 1 and e.id > $1::integer`,
    [count],
  );
  for (const { indexdef } of indexes.rows) await client.query(indexdef);
}

type Held = Awaited<ReturnType<typeof hold>>;
type Answered = ReturnType<typeof answerAndRank>;

/** Returns the domain's answer to a question by the id of a place. Places that share a policy share the answer. */
function answersTo({ policies }: Pick<Held, 'policies'>, fit: FitFilter): (id: number) => Answered {
  const known = new Map([...new Set(policies.values())].map((place) => [place, answerAndRank(place, fit)]));
  return (id) => known.get(policies.get(id) as AgedPlace) as Answered;
}

/** Returns the ids that a search must list: in the order of `sort`, and those that fit first if the sort allows it. */
function expected(
  { places }: Pick<Held, 'places'>,
  filters: BusinessFilters & { readonly fit: FitFilter },
  sort: Sort,
  answerOf: (id: number) => Answered,
  rank: (id: number) => number = () => 0,
): number[] {
  const { accepts } = filters.fit;
  const accepted = referenceSearch(places, filters, sort, rank).filter(({ id }) => {
    const { answer } = answerOf(id);
    return accepts === null || answer === 'yes' || answer === accepts;
  });
  const isFitFirst = sort === 'relevance' || sort === 'recommended';
  const rankOf = ({ id }: OracleHit) => answerOf(id).rank;
  return (isFitFirst ? accepted.toSorted((a, b) => rankOf(a) - rankOf(b)) : accepted).map(({ id }) => id);
}

describe.each([41, 42])('a search with pets (seed %i)', (seed) => {
  let held: Held;
  beforeAll(async () => {
    held = await hold(260, seed);
  });

  it.each(Object.entries(AREAS))(
    '%s, lists places that fit first in relevance and recommended order only, page by page',
    async (_, area) => {
      for (const fit of QUESTIONS) {
        const answerOf = answersTo(held, fit);
        for (const text of [null, 'barn', 'oak moon']) {
          const filters = { ...ANYWHERE, area, fit, text };
          const rank = await open.ranks(text);
          for (const sort of SORTS.filter((each) => each !== 'distance' || area.kind === 'around')) {
            const ids = expected(held, filters, sort, answerOf, rank);
            const { hits, pages } = await open.followed(filters, sort, ids.length > 60 ? 29 : 7);
            expect({ fit, text, sort, ids: hits.map(({ id }) => id) }).toEqual({ fit, text, sort, ids });
            expect(pages.map(({ total }) => total)).toEqual(pages.map(() => ids.length));
          }
        }
      }
    },
  );

  it('lists as many places for each answer as the facets and the map count', async () => {
    for (const fit of QUESTIONS) {
      const facets = JSON.parse(
        (await new PostgresBusinessFacets(open.database).of({ ...ANYWHERE, fit })).json,
      ) as BusinessFacets;
      for (const accepts of ['yes', 'ask'] as const) {
        const filters = { ...ANYWHERE, fit: { ...fit, accepts } };
        const { total } = await open.search.page({ filters, sort: 'recommended', limit: 1, cursor: null });
        expect(facets.fits?.[accepts]).toBe(total);
        expect((await open.search.map(filters, null)).total).toBe(total);
      }
    }
  });
});

describe('paging through places that fit first', () => {
  it.each(['anywhere', 'in a town'])(
    '%s, returns each place whose answer stays the same exactly once while the answers of others change',
    async (where) => {
      const held = await hold(150, 43);
      const filters = { ...ANYWHERE, area: AREAS[where] ?? ANYWHERE.area, fit: asked('dog:20', null) };
      const before = expected(held, filters, 'recommended', answersTo(held, filters.fit));
      const others = agedPlaces(300, 44);
      const seen: number[] = [];
      const changed = new Set<number>();
      let cursor: string | null = null;
      do {
        const page = await open.search.page({ filters, sort: 'recommended', limit: 10, cursor });
        seen.push(...hitsOf(page).map(({ id }) => id));
        cursor = page.next;
        const changes = [1, 2, 3].map(
          (n) => [((seen.length * 7 + n * 11) % 150) + 1, others[seen.length + n]] as const,
        );
        for (const [id] of changes) changed.add(id);
        await storePolicies(
          open.owner,
          new Map(changes.flatMap(([id, place]) => (place === undefined ? [] : [[id, place]]))),
        );
      } while (cursor !== null);
      const stayed = (ids: readonly number[]) => ids.filter((id) => !changed.has(id));
      expect(stayed(seen)).toEqual(stayed(before));
      expect(stayed(before).length).toBeGreaterThan(50);
    },
  );

  it.each([-1, 5, 1.5, '0', null])('rejects a cursor with the rank %s', async (rank) => {
    await hold(60, 43);
    const filters = { ...ANYWHERE, fit: asked('dog:20', null) };
    const { next } = await open.search.page({ filters, sort: 'recommended', limit: 5, cursor: null });
    const decoded = JSON.parse(Buffer.from(String(next), 'base64url').toString()) as unknown[];
    expect(decoded.slice(1, 5)).toEqual(['fit, recommended', false, null, expect.any(Number)]);
    const cursor = Buffer.from(JSON.stringify(decoded.with(4, rank))).toString('base64url');
    const page = open.search.page({ filters, sort: 'recommended', limit: 5, cursor });
    await expect(page).rejects.toMatchObject({ code: 'INVALID_CURSOR', errors: [{ path: 'cursor' }] });
  });
});

describe('more places than the count limit', () => {
  const copies = 68;
  let held: Held;
  beforeAll(async () => {
    // Every 150th place has a policy of its own, and the others have the one of the place that they copy.
    const first = await hold(150, 45, { isPublic: true, perks: ['Zebra crossing'] });
    await open.owner.query(`set welcome_paws.bulk_load = 'on'`);
    await copyPlaces(open.owner, 150, copies - 1);
    const copied = Array.from({ length: copies }, (_, copy) =>
      first.places.map((place) => ({ ...place, id: copy * 150 + place.id })),
    ).flat();
    held = {
      places: copied,
      policies: new Map(copied.map(({ id }) => [id, first.policies.get(((id - 1) % 150) + 1) as AgedPlace])),
    };
    await open.owner.query('vacuum analyze businesses, business_entries, business_documents');
  });

  it.each<[string, Partial<BusinessFilters>, Sort]>([
    ['everything', {}, 'recommended'],
    ['everything by relevance without a text', {}, 'relevance'],
  ])('lists %s with those that fit first, from any page on', async (_, change, sort) => {
    const filters = { ...ANYWHERE, ...change, fit: asked('dog:20', null, NOON) };
    const answerOf = answersTo(held, filters.fit);
    const ids = expected(held, filters, sort, answerOf);
    const ends: number[] = [];
    let cursor: string | null = null;
    for (let start = 0; start < 600; start += 100) {
      const page = await open.search.page({ filters, sort, limit: 100, cursor });
      expect(hitsOf(page).map(({ id }) => id)).toEqual(ids.slice(start, start + 100));
      expect([page.total, page.capped]).toEqual([10_000, true]);
      cursor = page.next;
    }
    // Cursors at the last place of each rank, where a page takes from two ranks.
    const rankAt = (index: number) => answerOf(ids[index] ?? 0).rank;
    for (let index = 1; index < ids.length; index += 1) if (rankAt(index) !== rankAt(index - 1)) ends.push(index);
    expect(ends.length).toBeGreaterThanOrEqual(3);
    for (const end of ends) {
      const from = await cursorAfter(filters, sort, ids[end - 6] ?? 0, cursor ?? '');
      const page = await open.search.page({ filters, sort, limit: 20, cursor: from });
      expect(hitsOf(page).map(({ id }) => id)).toEqual(ids.slice(end - 5, end + 15));
    }
  });

  it('lists the best matches of a perk, those that fit first', async () => {
    const traits = { ...NO_TRAITS, perks: ['zebra crossing'] };
    const filters = { ...ANYWHERE, traits, fit: asked('dog:20', null, NOON) };
    const first = await open.search.page({ filters, sort: 'recommended', limit: 300, cursor: null });
    const next = await open.search.page({ filters, sort: 'recommended', limit: 300, cursor: first.next });
    const seen = [...hitsOf(first), ...hitsOf(next)].map(({ id }) => id);
    expect([first.total, first.capped, new Set(seen).size]).toEqual([10_000, true, 600]);
    const all = expected(held, filters, 'recommended', answersTo(held, filters.fit));
    // About 200 of the worst matches are not read.
    expect(all.slice(0, 800).filter((id) => seen.includes(id))).toEqual(seen);
  });

  /** Returns the cursor after a place, in the form of another cursor of the same list. */
  async function cursorAfter(
    filters: BusinessFilters & { readonly fit: FitFilter },
    sort: Sort,
    id: number,
    other: string,
  ) {
    const { rows } = await open.owner.query<Record<string, string | number>>(
      `select recommended, avg_rating::text as rating, review_count as reviews, tier, name, id
       from business_entries where id = $1`,
      [id],
    );
    const { recommended, rating, reviews, tier, name } = rows[0] ?? {};
    const { rank } = answerAndRank(held.policies.get(id) as AgedPlace, filters.fit);
    const start = (JSON.parse(Buffer.from(other, 'base64url').toString()) as unknown[]).slice(0, 4);
    const first = sort === 'relevance' ? rating : recommended;
    return Buffer.from(JSON.stringify([...start, rank, first, reviews, tier, name, id])).toString('base64url');
  }

  it('reads places that fit from the index of those whose policy is known, in its order', async () => {
    const filters = { ...ANYWHERE, fit: asked('dog:20', null, NOON) };
    const { text } = new StatementTemplate(
      'plan',
      fitFirstPage(shapeOf(filters, valuesOf(filters)), 'fit, recommended', null, false),
    ).statement;
    const parameters = Array.from({ length: new Set(text.match(/\$\d+/g)).size }, () => 'null');
    await open.owner.query(`set plan_cache_mode = force_generic_plan; prepare page as ${text}`);
    const { rows } = await open.owner.query<{ 'QUERY PLAN': string }>(
      `explain (costs off) execute page (${parameters.join(', ')})`,
    );
    await open.owner.query('deallocate page; reset plan_cache_mode');
    const plan = rows.map((line) => line['QUERY PLAN']).join('\n');
    const indexes = [...plan.matchAll(/CTE rank_(\d)|(Index \w*\s?Scan using entries_recommended\w*)/g)];
    expect(indexes.map(([, rank, index]) => rank ?? index)).toEqual([
      ...['0', '1', '2'].flatMap((rank) => [rank, 'Index Scan using entries_recommended_policy']),
      ...['3', '4'].flatMap((rank) => [rank, 'Index Scan using entries_recommended']),
    ]);
  });
});
