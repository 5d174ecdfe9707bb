import { minuteOfWeek } from '../../domain/hours/local-time.js';
import { PET_SIZES, PET_TYPES } from '../../domain/pet/pet.js';
import { heaviestOf, possibleWeight } from '../../domain/policy/fit.js';
import { FIT_RANK, relevantFacts, type FitRank } from '../../domain/policy/fit-rank.js';
import { bitsOf, FIT_BITS, staleBits } from './fit-bits.js';
import type { FitQuestion } from '../../domain/policy/question.js';

/** A question about pets as numbers, by their names in the statements. */
export interface FitValues {
  /** Bits of the types, and of the known sizes. */
  readonly fitTypes: number;
  readonly fitSizes: number;
  readonly fitCount: number;
  /** Pounds of the heaviest pet, and of what one without a known weight can weigh; 0 if there is none. */
  readonly fitHeaviest: number;
  readonly fitPossible: number;
  readonly fitSizeUnknown: boolean;
  readonly fitDog: boolean;
  /** Local minutes since 1970, and of the week; null for any time. */
  readonly fitMinute: number | null;
  readonly fitWeekMinute: number | null;
  /** Bits of the facts that the answer rests on. */
  readonly fitRelevant: number;
}

/** More pounds than any limit. */
const ANY_WEIGHT = 1_000_000;

export function fitValues(question: FitQuestion): FitValues {
  const { pets, at } = question;
  return {
    fitTypes: bitsOf(PET_TYPES, (type) => pets.some((pet) => pet.type === type)),
    fitSizes: bitsOf(PET_SIZES, (size) => pets.some((pet) => pet.size === size)),
    fitCount: pets.length,
    fitHeaviest: heaviestOf(pets) ?? 0,
    fitPossible: Math.min(ANY_WEIGHT, possibleWeight(pets)),
    fitSizeUnknown: pets.some(({ size }) => size === null),
    fitDog: pets.some(({ type }) => type === 'dog'),
    fitMinute: at,
    fitWeekMinute: at === null ? null : minuteOfWeek(at),
    fitRelevant: staleBits(relevantFacts(question)),
  };
}

const { refused: REFUSED, sizes: SIZES } = FIT_BITS;
const [BREEDS, ALL_CLOSED, HOURS_DISPUTED] = (['breedsRestricted', 'allAreasClosed', 'hoursDisputed'] as const).map(
  (name) => 1 << FIT_BITS[name],
);
const ALWAYS_ASK = (['someAreasClosed', 'limitDisputed', 'nothingKnown'] as const).reduce(
  (sum, name) => sum | (1 << FIT_BITS[name]),
  0,
);
const ALL_TYPES = 2 ** PET_TYPES.length - 1;
const ALL_SIZES = 2 ** PET_SIZES.length - 1;

/**
 * Returns SQL for whether the answer of `fitOf` for a business `b` is 'no', and, if it isn't, whether it is 'ask'. The
 * statement has the values of `fitValues`; `timed` is whether the question has a time.
 */
export function fitSql(b: string, timed: boolean): { readonly no: string; readonly ask: string } {
  const sizes = `((${b}.fit >> ${SIZES}) & ${ALL_SIZES})`;
  const known = `${b}.welcome_week is not null and ${b}.fit & ${HOURS_DISPUTED} = 0`;
  // Whether pets are welcome at that minute: on a day with hours of its own by those, else by the week.
  const open = (week: string, days: string, then: string) =>
    `case when ${days} @> {fitMinute}::integer then ${then} else ${week} @> {fitWeekMinute}::integer end`;
  const long = `(select ${open('h.welcome_long[1]', 'h.welcome_long[2]', 'h.welcome_long[3] @> {fitMinute}::integer')}
    from businesses h where h.id = ${b}.id)`;
  const then = `coalesce(${b}.welcome_then @> {fitMinute}::integer, ${long})`;
  const no = [
    `(${b}.fit >> ${REFUSED}) & {fitTypes}::integer & ${ALL_TYPES} <> 0`,
    `coalesce(${b}.fit_max_pets < {fitCount}::integer, false)`,
    `coalesce(${b}.fit_max_weight < {fitHeaviest}::float8, false)`,
    `(${sizes} <> 0 and {fitSizes}::integer & ~${sizes} <> 0)`,
    `${b}.fit & ${ALL_CLOSED} <> 0`,
    ...(timed ? [`(${known} and not (${open(`${b}.welcome_week`, `${b}.welcome_days`, then)}))`] : []),
  ];
  const ask = [
    `${b}.fit & {fitTypes}::integer <> {fitTypes}::integer`,
    `${b}.fit & ${ALWAYS_ASK} <> 0`,
    `coalesce(${b}.fit_max_weight < {fitPossible}::float8, false)`,
    `({fitSizeUnknown}::boolean and ${sizes} <> 0)`,
    `({fitDog}::boolean and ${b}.fit & ${BREEDS} <> 0)`,
    ...(timed ? [`not (${known})`] : []),
  ];
  return { no: `(${no.join(' or ')})`, ask: `(${ask.join(' or ')})` };
}

const NOTHING_KNOWN = 1 << FIT_BITS.nothingKnown;

/**
 * The planner knows nothing about bits, and would expect next to no rows. It expects half of the rows from a case, so that
 * it keeps reading an index in order.
 */
const likely = (condition: string): string => `case when ${condition} then true else false end`;

/** Returns an SQL condition for businesses `b` whose answer is good enough: yes, or yes and ask. */
export function acceptedSql(b: string, timed: boolean, accepts: NonNullable<Accepted>): string {
  const { no, ask } = fitSql(b, timed);
  return likely(accepts === 'yes' ? `not (${no} or ${ask})` : `not ${no}`);
}

/** SQL: something is known about the pets of a business `b`. Must match the index businesses_recommended_policy. */
export const policyKnown = (b: string): string => `${b}.fit & ${NOTHING_KNOWN} = 0`;

/** SQL: a fact that the answer rests on is stale, or nothing is known. */
const staleSql = (b: string): string =>
  `(${b}.fit_stale & {fitRelevant}::integer <> 0 or ${b}.fit & ${NOTHING_KNOWN} <> 0)`;

/** The answers that a search accepts; null for all. */
export type Accepted = 'yes' | 'ask' | null;

/** Returns SQL of the answer of `fitOf` for a business `b` that the search accepts. */
export function fitAnswerSql(b: string, timed: boolean, accepts: Accepted): string {
  if (accepts === 'yes') return `'yes'`;
  const { no, ask } = fitSql(b, timed);
  return `case ${accepts === 'ask' ? '' : `when ${no} then 'no'`} when ${ask} then 'ask' else 'yes' end`;
}

/** Returns SQL of the domain's `fitRank` for a business `b` that the search accepts, with the values of `fitValues`. */
export function fitRankSql(b: string, timed: boolean, accepts: Accepted): string {
  const { no, ask } = fitSql(b, timed);
  const stale = `${staleSql(b)}::integer`;
  if (accepts === 'yes') return `${FIT_RANK.yes} + ${stale}`;
  const fitting = `case when ${ask} then ${FIT_RANK.ask} else ${FIT_RANK.yes} end + ${stale}`;
  return accepts === 'ask' ? fitting : `case when ${no} then ${FIT_RANK.no} else ${fitting} end`;
}

interface RankConditions {
  /** That an index answers. */
  readonly indexed: readonly string[];
  /** What decides. */
  readonly checked: string;
}

/** Returns SQL conditions for businesses `b` of one rank. */
export function rankConditions(b: string, timed: boolean, rank: FitRank): RankConditions {
  const { no, ask } = fitSql(b, timed);
  if (rank === FIT_RANK.no) return { indexed: [], checked: no };
  const isStale = rank === FIT_RANK.staleYes || rank === FIT_RANK.staleAsk;
  const isYes = rank === FIT_RANK.yes || rank === FIT_RANK.staleYes;
  const conditions = [`not ${no}`, isYes ? `not ${ask}` : ask, isStale ? staleSql(b) : `not ${staleSql(b)}`];
  return { indexed: rank === FIT_RANK.staleAsk ? [] : [policyKnown(b)], checked: conditions.join(' and ') };
}
