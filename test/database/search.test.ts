import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { Area, BusinessFilters, ListPage } from '../../application/ports/business-search.js';
import { SORTS, type Sort } from '../../domain/business/list-order.js';
import { PostgresBusinessSearch } from '../../infrastructure/persistence/business-search.query.js';
import { Database } from '../../infrastructure/persistence/database.js';
import { migrate } from '../../infrastructure/persistence/migrate.js';
import { createTestDatabase } from '../support/postgres.js';
import { insertPlaces, randomPlaces, TOWNS } from '../support/search-fixtures.js';
import { searchByHand, type OracleHit, type OraclePlace } from '../support/search-oracle.js';

const server = { ownerUrl: String(process.env['TEST_OWNER_URL']), appUrl: String(process.env['TEST_APP_URL']) };

const ANYWHERE: Area = { kind: 'anywhere' };
const [ALDER, , FORT, DUNE] = TOWNS;
const around = (place: { latitude: number; longitude: number }, miles: number, town: string | null): Area => ({
  kind: 'around',
  origin: { latitude: place.latitude, longitude: place.longitude },
  miles,
  town,
});

const AREAS: Readonly<Record<string, Area>> = {
  anywhere: ANYWHERE,
  'in a town, 5 miles': around(ALDER, 5, ALDER.town),
  'in a town, 100 miles': around(ALDER, 100, ALDER.town),
  'in a town with a strange name': around(FORT, 10, FORT.town),
  'around a point': around(ALDER, 10, null),
  'around a point on the antimeridian': around(DUNE, 25, null),
  'around the pole': around({ latitude: 89.9, longitude: 0 }, 100, null),
  'in a state': { kind: 'state', state: 'TX' },
  'at an unknown location': { kind: 'address', text: 'birch street' },
  'at a location without a word': { kind: 'address', text: '%' },
};

const BOUNDS: Readonly<Record<string, BusinessFilters['bounds']>> = {
  'no box': null,
  'a small box': { west: -97.75, south: 30.15, east: -97.6, north: 30.3 },
  'a box of a continent': { west: -130, south: 20, east: -60, north: 60 },
  'a box across the antimeridian': { west: 179.9, south: 50, east: -179.9, north: 55 },
};

const TEXTS = [null, 'barn', 'oak moon', 'café or wolf', 'fern -bark', 'hotel', 'alder barn'];

let database: Database;
let client: pg.Client;
let search: PostgresBusinessSearch;

beforeAll(async () => {
  const made = await createTestDatabase(server, 'search');
  await migrate({ ownerUrl: made.ownerUrl, appRole: decodeURIComponent(new URL(server.appUrl).username) });
  database = new Database({ url: made.appUrl });
  client = new pg.Client(made.ownerUrl);
  await client.connect();
}, 60_000);
afterAll(async () => {
  await database.close();
  await client.end();
});

async function hold(places: readonly OraclePlace[]): Promise<void> {
  await client.query('delete from businesses');
  await insertPlaces(client, places);
  await client.query('analyze businesses');
  search = new PostgresBusinessSearch(database);
}

async function ranks(text: string | null): Promise<(id: number) => number> {
  if (text === null) return () => 0;
  const { rows } = await client.query<{ id: number; rank: number }>(
    `select id, ts_rank(search, websearch_to_tsquery('english', plain($1))) as rank from businesses`,
    [text],
  );
  const known = new Map(rows.map(({ id, rank }) => [id, rank]));
  return (id) => known.get(id) ?? 0;
}

async function followed(filters: BusinessFilters, sort: Sort, limit: number): Promise<{ hits: OracleHit[]; pages: ListPage[] }> {
  const pages: ListPage[] = [];
  let cursor: string | null = null;
  do {
    const page: ListPage = await search.page({ filters, sort, limit, cursor });
    pages.push(page);
    cursor = page.next;
  } while (cursor !== null && pages.length < 200);
  const cards = pages.flatMap(({ json }) => JSON.parse(json) as OracleHit[]);
  return { hits: cards.map(({ id, distance, isNearby }) => ({ id, ...(isNearby === undefined ? {} : { isNearby }), ...(distance === undefined ? {} : { distance }) })), pages };
}

describe.each([11, 12, 13])('a search over random places (seed %i)', (seed) => {
  const places = randomPlaces(260, seed);
  beforeAll(() => hold(places));

  describe.each(Object.entries(AREAS))('%s', (_, area) => {
    it.each(Object.entries(BOUNDS))('and in %s finds what a search by hand finds, in the same order, page by page', async (_name, bounds) => {
      for (const text of TEXTS) {
        const rank = await ranks(text);
        for (const category of [null, 'hotels'] as const) {
          for (const sort of SORTS.filter((name) => name !== 'distance' || area.kind === 'around')) {
            const filters = { text, category, area, bounds };
            const expected = searchByHand(places, filters, sort, rank);
            const { hits, pages } = await followed(filters, sort, 7 + (seed % 3) * 20);
            expect({ filters, sort, hits }).toEqual({ filters, sort, hits: expected });
            expect(pages.map(({ total, capped }) => ({ total, capped }))).toEqual(pages.map(() => ({ total: expected.length, capped: false })));
          }
          const map = await search.map({ text, category, area, bounds });
          expect(map.total).toBe(searchByHand(places, { text, category, area, bounds }, 'name', rank).length);
        }
      }
    });
  });
});
