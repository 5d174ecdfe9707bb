/**
 * Measures the SQL statements of searches, one at a time on a warm connection to a seeded database, for 400 random
 * gazetteer towns weighted by population. In searches without a text, the count is a separate statement, which is
 * measured, too. Run:
 * `DATABASE_URL=… node --import ./test/support/run-sources.ts test/bench/search.ts`
 */
import type { Area, BusinessFilters } from '../../application/business/ports.js';
import { NO_TRAITS } from '../../domain/business/traits.js';
import { CATEGORIES } from '../../domain/business/category.js';
import { shapeOf, valuesOf } from '../../infrastructure/business/search/search-area.js';
import { counting, isScanned } from '../../infrastructure/business/search/matches-sql.js';
import { orderedPage, sortedPage } from '../../infrastructure/business/search/search-sql.js';
import { Database } from '../../infrastructure/postgres/database.js';
import { StatementTemplate } from '../../infrastructure/postgres/statement-template.js';
import { chances } from '../support/search/search-fixtures.js';

const TOWNS = 400;
const LIMIT = 24;
const TEXTS = [
  'pizza',
  'coffee',
  'groomer',
  'dog park',
  'hotel pool',
  'brunch',
  'vet',
  'training',
  'apartment',
  'market',
];

interface Town extends Record<string, unknown> {
  readonly town: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
}

type Search = (town: Town, i: number) => BusinessFilters;

const around = (town: Town, miles: number): Area => ({ kind: 'around', origin: town, miles, town: town.town });

const SEARCHES: Readonly<Record<string, Search>> = {
  'text, 10 miles': (town, i) => ({
    text: String(TEXTS[i % TEXTS.length]),
    category: null,
    area: around(town, 10),
    bounds: null,
    traits: NO_TRAITS,
    fit: null,
  }),
  'category, 10 miles': (town, i) => ({
    text: null,
    category: CATEGORIES[i % 5] ?? null,
    area: around(town, 10),
    bounds: null,
    traits: NO_TRAITS,
    fit: null,
  }),
  'anything, 25 miles': (town) => ({
    text: null,
    category: null,
    area: around(town, 25),
    bounds: null,
    traits: NO_TRAITS,
    fit: null,
  }),
  'two perks, 25 miles': (town) => ({
    text: null,
    category: null,
    area: around(town, 25),
    bounds: null,
    traits: { ...NO_TRAITS, perks: ['Water bowls', 'Outdoor seating'] },
    fit: null,
  }),
};

const database = new Database({ url: String(process.env['DATABASE_URL']), connections: 1 });
const towns = await weightedTowns();
print(['', 'p50', 'p90', 'p99', 'max']);
for (const [name, search] of Object.entries(SEARCHES)) {
  const text = name.startsWith('text');
  print([
    `${name}: page`,
    ...(await timed(search, (shape) =>
      isScanned(shape) ? sortedPage(shape, text ? 'relevance' : 'rating', false) : orderedPage(shape, false, false),
    )),
  ]);
  if (!text && !name.startsWith('two perks')) {
    print([`${name}: count`, ...(await timed(search, counting))]);
    print([`${name}: both in one`, ...(await timed(search, (shape) => orderedPage(shape, false, true)))]);
  }
}
await database.close();

/** Returns the median, 90th, and 99th percentile and the maximum, in milliseconds. */
async function timed(search: Search, statementFor: (shape: ReturnType<typeof shapeOf>) => string): Promise<string[]> {
  const spent: number[] = [];
  for (const warm of [true, false]) {
    for (const [i, town] of towns.entries()) {
      const filters = search(town, i);
      const values = { ...valuesOf(filters), limit: LIMIT, more: LIMIT + 1, max: 10_001 };
      const template = new StatementTemplate('bench', statementFor(shapeOf(filters, values)));
      const parameters = template.values(values);
      const start = performance.now();
      await database.rows(template.statement, parameters);
      if (!warm) spent.push(performance.now() - start);
    }
  }
  spent.sort((a, b) => a - b);
  return [0.5, 0.9, 0.99, 1].map((share) => Number(spent[Math.ceil(share * spent.length) - 1]).toFixed(2));
}

/** Returns towns repeated in proportion to their population. */
async function weightedTowns(): Promise<Town[]> {
  const all = await database.rows<Town>({
    name: 'bench-towns',
    text: 'select town, latitude, longitude, population from places where id > 0 order by id',
  });
  const people = all.reduce((sum, { population }) => sum + population, 0);
  const chance = chances(7);
  return Array.from({ length: TOWNS }, () => {
    let left = chance() * people;
    const town = all.find(({ population }) => (left -= population) <= 0) ?? all[0];
    if (town === undefined) throw new Error('The database has no gazetteer.');
    return town;
  });
}

function print(cells: readonly string[]): void {
  process.stdout.write(`${cells.map((cell, i) => (i === 0 ? cell.padEnd(36) : cell.padStart(9))).join('')}\n`);
}
