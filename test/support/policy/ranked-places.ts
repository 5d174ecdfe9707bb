import fc from 'fast-check';
import type pg from 'pg';
import { FACT_KEYS } from '../../../domain/policy/fact.js';
import { fitOf, type FitAnswer, type FitPlace } from '../../../domain/policy/fit.js';
import { fitRank, type FitRank, type RankedPlace } from '../../../domain/policy/fit-rank.js';
import type { FitQuestion } from '../../../domain/policy/question.js';
import { welcomeRanges } from '../../../infrastructure/policy/derived-columns.js';
import { fitColumns, staleBits } from '../../../infrastructure/policy/fit-bits.js';
import { anyPlace } from './arbitraries.js';

/** What is known about a place, and which of its facts are stale. */
export type AgedPlace = FitPlace & RankedPlace;

/** Half of the places have stale facts. */
export const anyAgedPlace: fc.Arbitrary<AgedPlace> = fc
  .tuple(anyPlace, fc.oneof(fc.constant([]), fc.subarray([...FACT_KEYS], { minLength: 1, maxLength: 4 })))
  .map(([place, stale]) => ({ ...place, stale: new Set(stale) }));

/** Returns always the same varied policies for a seed. */
export const agedPlaces = (count: number, seed: number): AgedPlace[] =>
  fc.sample(anyAgedPlace, { numRuns: count, seed });

/** Returns the columns of businesses that searches read. */
function searchedColumns({ policy, opening, petHours, disputed, stale }: AgedPlace) {
  return { stale: staleBits([...stale]), ...fitColumns(policy, [...disputed]), ...welcomeRanges(opening, petHours) };
}

/** JSON record definition of these columns. */
const SEARCHED_RECORD = `fit integer, stale integer, "fitMaxPets" float8, "fitMaxWeight" float8,
  "welcomeWeek" int4multirange, "welcomeDays" int4multirange, "welcomeThen" int4multirange, "welcomeLong" int4multirange[]`;

/** Stores policies for businesses, by id. */
export async function storePolicies(client: pg.ClientBase, places: ReadonlyMap<number, AgedPlace>): Promise<void> {
  await client.query(
    `update businesses b set fit = r.fit, fit_stale = r.stale, fit_max_pets = r."fitMaxPets", fit_max_weight = r."fitMaxWeight",
       welcome_week = r."welcomeWeek", welcome_days = r."welcomeDays", welcome_then = r."welcomeThen", welcome_long = r."welcomeLong"
     from jsonb_to_recordset($1) as r (id integer, ${SEARCHED_RECORD}) where b.id = r.id`,
    [JSON.stringify([...places].map(([id, place]) => ({ id, ...searchedColumns(place) })))],
  );
}

export function answerAndRank(place: AgedPlace, question: FitQuestion): { answer: FitAnswer; rank: FitRank } {
  const { answer } = fitOf(place, question);
  return { answer, rank: fitRank(answer, place, question) };
}
