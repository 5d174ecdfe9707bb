/**
 * Measures suggestions while typing, one at a time on a warm connection to a seeded database: every beginning of two to
 * eight letters of frequent words in names, everywhere, near towns, and in a state. Needs a build (`npm run build`). Run:
 * `DATABASE_URL=… node --import ./test/support/run-sources.ts test/bench/search/suggestions.ts`
 */
import type * as Suggesting from '../../../application/business/suggest.js';
import type * as SuggestionReads from '../../../infrastructure/business/search/suggestions.query.js';
import type * as GazetteerReads from '../../../infrastructure/gazetteer/gazetteer.query.js';
import type * as Databases from '../../../infrastructure/postgres/database.js';
import { built } from '../measuring/measured-server.js';

const { Suggest } = await built<typeof Suggesting>('application/business/suggest.js');
const { PostgresSuggestions } = await built<typeof SuggestionReads>(
  'infrastructure/business/search/suggestions.query.js',
);
const { PostgresGazetteer } = await built<typeof GazetteerReads>('infrastructure/gazetteer/gazetteer.query.js');
const { Database } = await built<typeof Databases>('infrastructure/postgres/database.js');

const LOCATIONS = ['', 'Austin, TX', 'New York, NY', 'Texas', 'Boise, ID', '90210'];
const WORDS = 40;
const LETTERS = { min: 2, max: 8 };
/** Typed with a mistake, or found nowhere. */
const MISTAKES = ['vetrinarian', 'brewry', 'gromer', 'zzzzqq', 'oudoor seating'];

const database = new Database({ url: String(process.env['DATABASE_URL']), connections: 2 });
const suggest = new Suggest(new PostgresSuggestions(database), new PostgresGazetteer(database));
const texts = [...(await beginnings()), ...MISTAKES];
const spent: number[] = [];
for (const isWarm of [false, true]) {
  for (const location of LOCATIONS) {
    for (const query of texts) {
      const start = performance.now();
      await suggest.run({ query, location });
      if (isWarm) spent.push(performance.now() - start);
    }
  }
}
spent.sort((a, b) => a - b);
const at = (share: number): string => Number(spent[Math.ceil(share * spent.length) - 1]).toFixed(1);
process.stdout.write(
  `${spent.length} texts: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, max ${at(1)} ms\n`,
);
await database.close();

/** Returns beginnings of the most frequent words in names. */
async function beginnings(): Promise<readonly string[]> {
  const rows = await database.rows<{ word: string }>({
    name: 'bench-words',
    text: `select w as word from businesses, unnest(name_words(name)) w where is_public and length(w) >= ${LETTERS.min}
      group by w order by count(*) desc, w limit ${WORDS}`,
  });
  const lengths = Array.from({ length: LETTERS.max - LETTERS.min + 1 }, (_, n) => LETTERS.min + n);
  return [...new Set(rows.flatMap(({ word }) => lengths.map((length) => word.slice(0, length))))];
}
