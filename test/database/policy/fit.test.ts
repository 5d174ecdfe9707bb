import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type pg from 'pg';
import type { FitAnswer } from '../../../domain/policy/fit.js';
import { FIT_RANKS } from '../../../domain/policy/fit-rank.js';
import type { FitQuestion } from '../../../domain/policy/question.js';
import { fitRankSql, fitSql, fitValues, rankConditions } from '../../../infrastructure/policy/fit-sql.js';
import { openSearch, type OpenSearch } from '../../support/search/open-search.js';
import { anyQuestion } from '../../support/policy/arbitraries.js';
import {
  answerAndRank,
  anyAgedPlace,
  SEARCHED_RECORD,
  searchedColumns,
  type AgedPlace,
} from '../../support/policy/ranked-places.js';

/** Questions, and places for each of them: 100,000 combinations. */
const QUESTIONS = 400;
const PLACES = 250;

let open: OpenSearch;
beforeAll(async () => {
  open = await openSearch('policy_fit');
});
afterAll(() => open.close());

/** An answer, its rank, and the ranks whose conditions a place meets. */
interface Answered {
  readonly answer: FitAnswer;
  readonly rank: number;
  readonly ranks: readonly number[];
}

/** Returns places as columns of businesses would hold them. */
const rowsOf = (places: readonly AgedPlace[]): string =>
  JSON.stringify(places.map((place, number) => ({ number, ...searchedColumns(place) })));

/** Returns the database's answers to a question about places from `rowsOf`. */
async function answersOf(pool: pg.Pool, rows: string, question: FitQuestion): Promise<Answered[]> {
  const timed = question.at !== null;
  const { no, ask } = fitSql('b', timed);
  const ranks = FIT_RANKS.map((rank) => `case when ${rankConditions('b', timed, rank).join(' and ')} then ${rank} end`);
  const values = Object.entries(fitValues(question));
  const text = `with b as (
      select number, fit, stale as fit_stale, "fitMaxPets" as fit_max_pets, "fitMaxWeight" as fit_max_weight, "welcomeWeek" as welcome_week,
        "welcomeDays" as welcome_days, "welcomeThen" as welcome_then
      from jsonb_to_recordset($1) as r (number integer, ${SEARCHED_RECORD}))
    select case when ${no} then 'no' when ${ask} then 'ask' else 'yes' end as answer,
      ${fitRankSql('b', timed)} as rank, array_remove(array[${ranks.join(', ')}], null) as ranks
    from b order by number`;
  const used = values.filter(([name]) => text.includes(`{${name}}`));
  const statement = used.reduce((sql, [name], index) => sql.replaceAll(`{${name}}`, `$${index + 2}`), text);
  const found = await pool.query<Answered>(statement, [rows, ...used.map(([, value]) => value)]);
  return found.rows;
}

describe('whether pets can come, by SQL', () => {
  it('agrees with the domain about answer and rank, for 100,000 combinations of places and questions', async () => {
    const places = fc.sample(anyAgedPlace, PLACES);
    const rows = rowsOf(places);
    const counts = FIT_RANKS.map(() => 0);
    for (const question of fc.sample(anyQuestion, QUESTIONS)) {
      const expected = places.map((place): Answered => {
        const { answer, rank } = answerAndRank(place, question);
        return { answer, rank, ranks: [rank] };
      });
      expect(await answersOf(open.database.pool, rows, question)).toEqual(expected);
      for (const { rank } of expected) counts[rank] = (counts[rank] ?? 0) + 1;
    }
    // All answers and ranks occur, so the comparison means something.
    expect(Math.min(...counts)).toBeGreaterThan(500);
  });
});
