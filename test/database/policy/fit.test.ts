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
import { openSearch, type OpenSearch } from '../../support/search/open-search.js';
import { randomTowns } from '../../support/search/search-fixtures.js';
import { anyQuestion } from '../../support/policy/arbitraries.js';
import { answerAndRank, anyAgedPlace, storePolicies } from '../../support/policy/ranked-places.js';
import { groupedBy } from '../../../domain/shared/grouped.js';

/** Questions, and places for each of them: 100,000 combinations. */
const QUESTIONS = 400;
const PLACES = 250;
/** Planning a statement takes longer than answering a question, so each answers many. */
const QUESTIONS_AT_ONCE = 50;

let open: OpenSearch;
beforeAll(async () => {
  open = await openSearch('policy_fit');
});
afterAll(() => open.close());

/** Returns an answer as a line: the domain's answer and rank, then what the database's conditions and filters must say. */
function lineOf(answer: FitAnswer, rank: number): string {
  const accepted = answer === 'yes' ? 'yes, ask' : answer === 'ask' ? 'ask' : 'none';
  const mayFit = answer === 'no' ? '- -' : `${answer} ${rank}`;
  return `${answer} ${rank}, meets ${rank}, accepted by ${accepted}, then ${mayFit} ${answer === 'yes' ? rank : '-'}`;
}

/** SQL of such a line for a business `b`. */
function lineSql(timed: boolean): string {
  const ranks = FIT_RANKS.map((rank) => {
    const { indexed, checked } = rankConditions('b', timed, rank);
    return `case when ${[...indexed, checked].join(' and ')} then ${rank} end`;
  });
  const by = (accepts: 'yes' | 'ask') => ({
    accepted: acceptedSql('b', timed, accepts),
    answer: fitAnswerSql('b', timed, accepts),
    rank: fitRankSql('b', timed, accepts),
  });
  const [yes, ask] = [by('yes'), by('ask')];
  const ifAccepted = ({ accepted }: typeof yes, value: string) =>
    `coalesce(case when ${accepted} then (${value})::text end, '-')`;
  return `concat(${fitAnswerSql('b', timed, null)}, ' ', ${fitRankSql('b', timed, null)},
    ', meets ', concat_ws(' ', ${ranks.join(', ')}),
    ', accepted by ', coalesce(nullif(concat_ws(', ', case when ${yes.accepted} then 'yes' end, case when ${ask.accepted} then 'ask' end), ''), 'none'),
    ', then ', ${ifAccepted(ask, ask.answer)}, ' ', ${ifAccepted(ask, ask.rank)}, ' ', ${ifAccepted(yes, yes.rank)})`;
}

/** Record definition of the values of questions. */
const VALUES_RECORD = `"fitTypes" integer, "fitSizes" integer, "fitCount" integer, "fitHeaviest" float8, "fitPossible" float8,
  "fitSizeUnknown" boolean, "fitDog" boolean, "fitMinute" integer, "fitWeekMinute" integer, "fitRelevant" integer`;

/** Returns the database's lines for each question about all businesses, by their ids. The questions all have a time, or none. */
async function linesOf(client: pg.Client, questions: readonly FitQuestion[], timed: boolean): Promise<string[][]> {
  // The values of a search are parameters.
  const line = lineSql(timed).replaceAll(/\{(\w+)\}/g, 'q."$1"');
  const { rows } = await client.query<{ lines: string[] }>(
    `select array_agg(${line} order by b.id) as lines
    from rows from (jsonb_to_recordset($1) as (${VALUES_RECORD})) with ordinality as q cross join businesses b
    group by q.ordinality order by q.ordinality`,
    [JSON.stringify(questions.map(fitValues))],
  );
  return rows.map(({ lines }) => lines);
}

/** Returns questions in groups that one statement answers. */
function groupsOf(questions: readonly FitQuestion[]): FitQuestion[][] {
  return [...groupedBy(questions, ({ at }) => at !== null).values()].flatMap((alike) =>
    Array.from({ length: Math.ceil(alike.length / QUESTIONS_AT_ONCE) }, (_, index) =>
      alike.slice(index * QUESTIONS_AT_ONCE, (index + 1) * QUESTIONS_AT_ONCE),
    ),
  );
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
    for (const questions of groupsOf(fc.sample(anyQuestion, QUESTIONS))) {
      const expected = questions.map((question) => places.map((place) => answerAndRank(place, question)));
      expect(await linesOf(open.owner, questions, questions[0]?.at !== null)).toEqual(
        expected.map((all) => all.map(({ answer, rank }) => lineOf(answer, rank))),
      );
      for (const { rank } of expected.flat()) counts[rank] = (counts[rank] ?? 0) + 1;
    }
    // All answers and ranks occur, so the comparison means something.
    expect(Math.min(...counts)).toBeGreaterThan(500);
  });
});
