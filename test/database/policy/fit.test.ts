import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type pg from 'pg';
import type { FitAnswer } from '../../../domain/policy/fit.js';
import { FIT_RANKS } from '../../../domain/policy/fit-rank.js';
import type { FitQuestion } from '../../../domain/policy/question.js';
import {
  acceptedSql,
  fitAnswerSql,
  fitRankSql,
  fitValues,
  rankConditions,
} from '../../../infrastructure/policy/fit-sql.js';
import { StatementTemplate } from '../../../infrastructure/postgres/statement-template.js';
import { openSearch, type OpenSearch } from '../../support/search/open-search.js';
import { randomTowns } from '../../support/search/search-fixtures.js';
import { anyQuestion } from '../../support/policy/arbitraries.js';
import { answerAndRank, anyAgedPlace, storePolicies } from '../../support/policy/ranked-places.js';

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
  /** The filters that accept it. */
  readonly accepted: readonly string[];
  /** Answer and rank as computed for places that the filters accept; null for others. */
  readonly mayAnswer: FitAnswer | null;
  readonly mayRank: number | null;
  readonly yesRank: number | null;
}

/** Returns the database's answers to a question about all businesses, by their ids. */
async function answersOf(client: pg.Client, question: FitQuestion): Promise<Answered[]> {
  const timed = question.at !== null;
  const ranks = FIT_RANKS.map((rank) => `case when ${rankConditions('b', timed, rank).join(' and ')} then ${rank} end`);
  const accepted = (['yes', 'ask'] as const).map(
    (each) => `case when ${acceptedSql('b', timed, each)} then '${each}' end`,
  );
  const { statement, values } = named(
    `select ${fitAnswerSql('b', timed, null)} as answer, ${fitRankSql('b', timed, null)} as rank,
      case when ${acceptedSql('b', timed, 'ask')} then ${fitAnswerSql('b', timed, 'ask')} end as "mayAnswer",
      case when ${acceptedSql('b', timed, 'ask')} then ${fitRankSql('b', timed, 'ask')} end as "mayRank",
      case when ${acceptedSql('b', timed, 'yes')} then ${fitRankSql('b', timed, 'yes')} end as "yesRank", array_remove(array[${ranks.join(', ')}], null) as ranks,
      array_remove(array[${accepted.join(', ')}], null) as accepted
    from businesses b order by b.id`,
    question,
  );
  return (await client.query<Answered>({ ...statement, values })).rows;
}

/** Returns a statement with numbered parameters, and their values. */
function named(text: string, question: FitQuestion) {
  const template = new StatementTemplate('fit-test', text);
  return { statement: template.statement, values: template.values({ ...fitValues(question) }) };
}

describe('whether pets can come, by SQL', () => {
  it('agrees with the domain about answer and rank, for 100,000 combinations of places and questions', async () => {
    const places = fc.sample(anyAgedPlace, PLACES);
    await open.hold(randomTowns(PLACES, 1));
    await storePolicies(open.owner, new Map(places.map((place, index) => [index + 1, place])));
    const { rows } = await open.owner.query('select count(welcome_long)::integer as n from businesses');
    expect(rows[0]).toEqual({ n: expect.any(Number) });
    expect((rows[0] as { n: number }).n).toBeGreaterThan(20);
    const counts = FIT_RANKS.map(() => 0);
    for (const question of fc.sample(anyQuestion, QUESTIONS)) {
      const expected = places.map((place): Answered => {
        const { answer, rank } = answerAndRank(place, question);
        const accepted = answer === 'yes' ? ['yes', 'ask'] : answer === 'ask' ? ['ask'] : [];
        const mayFit = answer === 'no' ? { mayAnswer: null, mayRank: null } : { mayAnswer: answer, mayRank: rank };
        return { answer, rank, ranks: [rank], accepted, ...mayFit, yesRank: answer === 'yes' ? rank : null };
      });
      expect(await answersOf(open.owner, question)).toEqual(expected);
      for (const { rank } of expected) counts[rank] = (counts[rank] ?? 0) + 1;
    }
    // All answers and ranks occur, so the comparison means something.
    expect(Math.min(...counts)).toBeGreaterThan(500);
  });
});
