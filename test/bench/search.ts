/**
 * `DATABASE_URL=… node --import ./test/support/run-sources.ts test/bench/search.ts`: times the statements of searches, one
 * at a time on a warm connection, over 400 random places of the gazetteer weighted by population, in a database seeded to
 * any size. What a first page without a text counts is timed apart; with a text the total comes with the page.
 */
import type { Area, BusinessFilters } from '../../application/business/ports.js';
import { NO_TRAITS } from '../../domain/business/traits.js';
import { CATEGORIES } from '../../domain/business/category.js';
import { shapeOf, valuesOf } from '../../infrastructure/business/search/search-area.js';
import { asksTraits, counting, orderedPage, sortedPage } from '../../infrastructure/business/search/search-sql.js';
import { Database } from '../../infrastructure/postgres/database.js';
import { StatementTemplate } from '../../infrastructure/postgres/statement-template.js';
import { chances } from '../support/search/search-fixtures.js';

const PLACES = 400;
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

type Ask = (town: Town, i: number) => BusinessFilters;

const around = (town: Town, miles: number): Area => ({ kind: 'around', origin: town, miles, town: town.town });

const QUESTIONS: Readonly<Record<string, Ask>> = {
  'text, 10 miles': (town, i) => ({
    text: String(TEXTS[i % TEXTS.length]),
    category: null,
    area: around(town, 10),
    bounds: null,
    traits: NO_TRAITS,
  }),
  'category, 10 miles': (town, i) => ({
    text: null,
    category: CATEGORIES[i % 5] ?? null,
    area: around(town, 10),
    bounds: null,
    traits: NO_TRAITS,
  }),
  'anything, 25 miles': (town) => ({
    text: null,
    category: null,
    area: around(town, 25),
    bounds: null,
    traits: NO_TRAITS,
  }),
  'two perks, 25 miles': (town) => ({
    text: null,
    category: null,
    area: around(town, 25),
    bounds: null,
    traits: { ...NO_TRAITS, perks: ['Water bowls', 'Outdoor seating'] },
  }),
};

const database = new Database({ url: String(process.env['DATABASE_URL']), connections: 1 });
const towns = await weighted();
say(['', 'p50', 'p90', 'p99', 'most']);
for (const [name, ask] of Object.entries(QUESTIONS)) {
  const text = name.startsWith('text');
  say([
    `${name}: page`,
    ...(await timed(ask, (shape) =>
      text || asksTraits(shape)
        ? sortedPage(shape, text ? 'relevance' : 'rating', false)
        : orderedPage(shape, false, false),
    )),
  ]);
  if (!text && !name.startsWith('two perks')) {
    say([`${name}: total`, ...(await timed(ask, counting))]);
    say([`${name}: both at once`, ...(await timed(ask, (shape) => orderedPage(shape, false, true)))]);
  }
}
await database.close();

/** Milliseconds at the middle, 90 %, 99 % and the end. */
async function timed(ask: Ask, write: (shape: ReturnType<typeof shapeOf>) => string): Promise<string[]> {
  const spent: number[] = [];
  for (const warm of [true, false]) {
    for (const [i, town] of towns.entries()) {
      const filters = ask(town, i);
      const values = { ...valuesOf(filters), limit: LIMIT, more: LIMIT + 1, max: 10_001 };
      const template = new StatementTemplate('bench', write(shapeOf(filters, values)));
      const parameters = template.values(values);
      const start = performance.now();
      await database.rows(template.statement, parameters);
      if (!warm) spent.push(performance.now() - start);
    }
  }
  spent.sort((a, b) => a - b);
  return [0.5, 0.9, 0.99, 1].map((share) => Number(spent[Math.ceil(share * spent.length) - 1]).toFixed(2));
}

/** Towns as often as their people. */
async function weighted(): Promise<Town[]> {
  const all = await database.rows<Town>({
    name: 'bench-towns',
    text: 'select town, latitude, longitude, population from places where id > 0 order by id',
  });
  const people = all.reduce((sum, { population }) => sum + population, 0);
  const chance = chances(7);
  return Array.from({ length: PLACES }, () => {
    let left = chance() * people;
    const town = all.find(({ population }) => (left -= population) <= 0) ?? all[0];
    if (town === undefined) throw new Error('The database has no gazetteer.');
    return town;
  });
}

function say(cells: readonly string[]): void {
  process.stdout.write(`${cells.map((cell, i) => (i === 0 ? cell.padEnd(36) : cell.padStart(9))).join('')}\n`);
}
