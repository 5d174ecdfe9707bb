/**
 * Measures the SQL statements of recommendations, one at a time on a warm connection to a seeded database, for 400
 * people with ten views each, in random gazetteer towns weighted by population. Needs a build. Run:
 * `DATABASE_URL=… node --import ./test/support/run-sources.ts test/bench/recommendations.ts`
 */
import type * as Modes from '../../domain/recommendation/modes.js';
import type * as Score from '../../domain/recommendation/score.js';
import { CATEGORIES } from '../../domain/business/category.js';
import type * as Reads from '../../infrastructure/business/business-reads.query.js';
import type * as Databases from '../../infrastructure/postgres/database.js';
import type * as Recommendation from '../../infrastructure/recommendation/recommendation-candidates.query.js';
import { chances } from '../support/search/search-fixtures.js';
import { built } from './measuring/measured-server.js';

const { scored, tasteOf } = await built<typeof Score>('domain/recommendation/score.js');
const { personalized } = await built<typeof Modes>('domain/recommendation/modes.js');
const { Database } = await built<typeof Databases>('infrastructure/postgres/database.js');
const { PostgresBusinessReads } = await built<typeof Reads>('infrastructure/business/business-reads.query.js');
const { PostgresRecommendationCandidates } = await built<typeof Recommendation>(
  'infrastructure/recommendation/recommendation-candidates.query.js',
);

const PEOPLE = 400;
const VIEWS = 10;

interface Town extends Record<string, unknown> {
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
}

const database = new Database({ url: String(process.env['DATABASE_URL']), connections: 1 });
const candidates = new PostgresRecommendationCandidates(database);
const businesses = new PostgresBusinessReads(database, 'demo');
const chance = chances(11);
const [max] = await database.rows<{ id: number }>({
  name: 'bench-most',
  text: 'select max(id) as id from businesses',
});
const towns = await weightedTowns();
const people = towns.map((town) => ({
  town,
  views: Array.from({ length: VIEWS }, (_, i) => ({
    id: 1 + Math.floor(chance() * (max?.id ?? 1)),
    category: CATEGORIES[i % 3] ?? 'hotels',
  })),
}));

print(['', 'p50', 'p90', 'p99', 'max']);
for (const near of [false, true]) {
  const name = near ? 'with an origin' : 'anywhere';
  const spent = { candidates: [] as number[], cards: [] as number[], both: [] as number[] };
  for (const warm of [true, false]) {
    for (const { town, views } of people) {
      const origin = near ? town : null;
      const viewed = views.map(({ id }) => id);
      const start = performance.now();
      const found = await candidates.candidates({ viewed, ownerId: null }, origin);
      const middle = performance.now();
      const taste = tasteOf(views, origin);
      const chosen = personalized(
        found.map((each) => scored(each, taste)),
        8,
      );
      const later = performance.now();
      await businesses.batch(chosen.map(({ id }) => id));
      const end = performance.now();
      if (warm) continue;
      spent.candidates.push(middle - start);
      spent.cards.push(end - later);
      spent.both.push(middle - start + end - later);
    }
  }
  print([`${name}: candidates`, ...figures(spent.candidates)]);
  print([`${name}: cards`, ...figures(spent.cards)]);
  print([`${name}: all SQL`, ...figures(spent.both)]);
}
await database.close();

/** Returns the median, 90th, and 99th percentile and the maximum, in milliseconds. */
function figures(spent: number[]): string[] {
  spent.sort((a, b) => a - b);
  return [0.5, 0.9, 0.99, 1].map((share) => Number(spent[Math.ceil(share * spent.length) - 1]).toFixed(2));
}

/** Returns towns repeated in proportion to their population. */
async function weightedTowns(): Promise<Town[]> {
  const all = await database.rows<Town>({
    name: 'bench-towns',
    text: 'select latitude, longitude, population from places where id > 0 order by id',
  });
  const total = all.reduce((sum, { population }) => sum + population, 0);
  return Array.from({ length: PEOPLE }, () => {
    let left = chance() * total;
    const town = all.find(({ population }) => (left -= population) <= 0) ?? all[0];
    if (town === undefined) throw new Error('The database has no gazetteer.');
    return town;
  });
}

function print(cells: readonly string[]): void {
  process.stdout.write(`${cells.map((cell, i) => (i === 0 ? cell.padEnd(36) : cell.padStart(9))).join('')}\n`);
}
