import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SearchBusinesses } from '../../../application/business/search-businesses.js';
import type { SearchPage } from '../../../application/business/ports.js';
import { PostgresBusinessSearch } from '../../../infrastructure/business/search/business-search.query.js';
import { loadDemoData } from '../../../infrastructure/demo-data/load-demo-data.js';
import { PostgresGazetteer } from '../../../infrastructure/gazetteer/gazetteer.query.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { emptyDirectory } from '../../support/postgres/empty-directory.js';
import { statementsOf } from '../../support/postgres/statements.js';
import { ORDINARY, SPECIAL, type Judged } from '../../support/search/queries.js';

/** The share of queries with a right place among the first five. */
const MIN_SHARE = 0.95;

let database: Database;
let search: SearchBusinesses;
beforeAll(async () => {
  const { appUrl } = await emptyDirectory('ordinary_queries');
  await loadDemoData({ url: appUrl, now: new Date('2026-05-01T12:00:00Z') });
  database = new Database({ url: appUrl });
  search = new SearchBusinesses(new PostgresBusinessSearch(database), new PostgresGazetteer(database));
});
afterAll(() => database.close());

const ALL = [...ORDINARY, ...SPECIAL];

const pageOf = (query: string, location?: string): Promise<SearchPage> => search.run({ query, location, limit: 5 });

const emptyOf = async (find: (query: string) => Promise<SearchPage>): Promise<string[]> => {
  const empty = [];
  for (const [query] of ALL) if ((await find(query)).total === 0) empty.push(query);
  return empty;
};

const placesIn = ({ json }: SearchPage): Judged[] => JSON.parse(json) as Judged[];

describe('ordinary queries on the demo data', () => {
  it('are 71 and 40 different ones', () => {
    expect([ORDINARY.length, SPECIAL.length, new Set(ALL.map(([query]) => query)).size]).toEqual([71, 40, 111]);
  });

  it('find something in the country if a listing has a word of them, and then from Austin, too', async () => {
    const empty = await emptyOf((query) => pageOf(query));
    for (const query of empty) {
      for (const word of query.split(' ')) {
        expect([query, word, (await search.run({ query: word, exact: true })).total]).toEqual([query, word, 0]);
      }
    }
    expect(empty).toEqual(['museum', 'winery']);
    expect(await emptyOf((query) => pageOf(query, 'Austin'))).toEqual(empty);
  });

  it('need one statement if they match at once', async () => {
    for (const query of ['dog friendly patio', 'coffee', 'cat hotel', 'brewery']) {
      expect([query, (await statementsOf(() => pageOf(query))).length]).toEqual([query, 1]);
    }
  });

  it('have a right place among the first five results', async () => {
    const judged = ALL.filter(([, right]) => right !== null);
    const wrong = [];
    for (const [query, right] of judged) {
      const page = await pageOf(query);
      if (!placesIn(page).some((place) => right?.(place))) {
        wrong.push([
          query,
          JSON.stringify(page.understood),
          ...placesIn(page).map(({ name, kind }) => `${name} ${kind}`),
        ]);
      }
    }
    expect((judged.length - wrong.length) / judged.length).toBeGreaterThanOrEqual(MIN_SHARE);
  });
});
