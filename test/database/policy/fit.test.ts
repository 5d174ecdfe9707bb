import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type pg from 'pg';
import { fitOf, type FitAnswer, type FitPlace } from '../../../domain/policy/fit.js';
import type { FitQuestion } from '../../../domain/policy/question.js';
import { welcomeRanges } from '../../../infrastructure/policy/derived-columns.js';
import { fitColumns } from '../../../infrastructure/policy/fit-bits.js';
import { fitSql, fitValues } from '../../../infrastructure/policy/fit-sql.js';
import { openSearch, type OpenSearch } from '../../support/search/open-search.js';
import { anyPlace, anyQuestion } from '../../support/policy/arbitraries.js';

/** Questions, and places for each of them: 100,000 combinations. */
const QUESTIONS = 400;
const PLACES = 250;

let open: OpenSearch;
beforeAll(async () => {
  open = await openSearch('policy_fit');
});
afterAll(() => open.close());

/** Returns places as columns of businesses would hold them. */
const rowsOf = (places: readonly FitPlace[]): string =>
  JSON.stringify(
    places.map(({ policy, opening, petHours, disputed }, number) => ({
      ...{ number, ...fitColumns(policy, [...disputed]) },
      ...welcomeRanges(opening, petHours),
    })),
  );

/** Returns the database's answers to a question about places from `rowsOf`. */
async function answersOf(pool: pg.Pool, rows: string, question: FitQuestion): Promise<FitAnswer[]> {
  const { no, ask } = fitSql('b', question.at !== null);
  const values = Object.entries(fitValues(question));
  const text = `with b as (
      select number, fit, "fitMaxPets" as fit_max_pets, "fitMaxWeight" as fit_max_weight, "welcomeWeek" as welcome_week,
        "welcomeDays" as welcome_days, "welcomeThen" as welcome_then
      from jsonb_to_recordset($1) as r (number integer, fit integer, "fitMaxPets" float8, "fitMaxWeight" float8,
        "welcomeWeek" int4multirange, "welcomeDays" int4multirange, "welcomeThen" int4multirange))
    select case when ${no} then 'no' when ${ask} then 'ask' else 'yes' end as answer from b order by number`;
  const used = values.filter(([name]) => text.includes(`{${name}}`));
  const statement = used.reduce((sql, [name], index) => sql.replaceAll(`{${name}}`, `$${index + 2}`), text);
  const found = await pool.query<{ answer: FitAnswer }>(statement, [rows, ...used.map(([, value]) => value)]);
  return found.rows.map(({ answer }) => answer);
}

describe('whether pets can come, by SQL', () => {
  it('is what the domain says, for 100,000 combinations of places and questions', async () => {
    const places = fc.sample(anyPlace, PLACES);
    const rows = rowsOf(places);
    const counts: Record<FitAnswer, number> = { yes: 0, ask: 0, no: 0 };
    for (const question of fc.sample(anyQuestion, QUESTIONS)) {
      const expected = places.map((place) => fitOf(place, question).answer);
      expect(await answersOf(open.database.pool, rows, question)).toEqual(expected);
      for (const answer of expected) counts[answer] += 1;
    }
    // All answers occur, so the comparison means something.
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(500);
  });
});
