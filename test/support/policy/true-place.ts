import { expect } from '@jest/globals';
import type { Pool } from 'pg';
import { isFactKey } from '../../../domain/policy/fact.js';
import { fitOf } from '../../../domain/policy/fit.js';
import {
  contentOf,
  knownFacts,
  valuesOf,
  type FactContent,
  type FactStatement,
} from '../../../domain/policy/known-facts.js';
import type { FitQuestion } from '../../../domain/policy/question.js';
import { derivedColumns } from '../../../infrastructure/policy/derived-columns.js';
import { fitSql, fitValues } from '../../../infrastructure/policy/fit-sql.js';

/** What is stored about the facts of a place. */
export interface PlaceRow extends FactContent {
  readonly disputed: readonly string[];
  readonly [column: string]: unknown;
}

/** Statements about a place that count, apart from how the product reads them. */
const STATEMENTS = `
  select f.id, f.fact as key, f.value, f.source, f.verdict, f.voice, f.created_at as at from policy_facts f
  left join reviews r on r.id = f.review_id
  where f.business_id = $1 and f.withdrawn_at is null and (f.review_id is null or r.is_published)`;

const PLACE = `
  select policy, opening_hours as "openingHours", disputed, latitude, longitude, state, opening, pet_opening as "petOpening",
    time_zone as "timeZone", welcome_week::text as "welcomeWeek", welcome_days::text as "welcomeDays", welcome_then::text as "welcomeThen", welcome_long::text as "welcomeLong",
    hours_until::text as "hoursUntil", fit, fit_max_pets as "fitMaxPets", fit_max_weight as "fitMaxWeight"
  from businesses where id = $1`;

/** Expects that a place shows what its statements give, and that searches answer like the domain. Returns the place. */
export async function expectTruePlace(pool: Pool, id: number, questions: readonly FitQuestion[]): Promise<PlaceRow> {
  const place = (await pool.query<PlaceRow>(PLACE, [id])).rows[0];
  if (place === undefined) throw new Error('The place is gone.');
  const known = knownFacts((await pool.query<FactStatement>(STATEMENTS, [id])).rows, new Date());
  const content = contentOf(valuesOf(known));
  const disputed = Object.entries(known).flatMap(([key, { state }]) => (state === 'disputed' ? [key] : []));
  const { latitude, longitude, state, ...columns } = place;
  const location = { latitude, longitude, state } as Parameters<typeof derivedColumns>[0];
  expect(columns).toEqual({ ...content, disputed, ...derivedColumns({ ...location, ...content }, disputed) });
  for (const question of questions) expect(await answerOf(pool, id, question)).toBe(answered(place, question));
  return place;
}

async function answerOf(pool: Pool, id: number, question: FitQuestion): Promise<string | undefined> {
  const { no, ask } = fitSql('b', question.at !== null);
  const text = `select case when ${no} then 'no' when ${ask} then 'ask' else 'yes' end as answer from businesses b where b.id = $1`;
  const used = Object.entries(fitValues(question)).filter(([name]) => text.includes(`{${name}}`));
  const statement = used.reduce((sql, [name], index) => sql.replaceAll(`{${name}}`, `$${index + 2}`), text);
  const { rows } = await pool.query<{ answer: string }>(statement, [id, ...used.map(([, value]) => value)]);
  return rows[0]?.answer;
}

function answered(place: PlaceRow, question: FitQuestion): string {
  const { policy, disputed, opening, petOpening } = place;
  const known = { policy, opening, petHours: petOpening, disputed: new Set(disputed.filter(isFactKey)) };
  return fitOf(known as Parameters<typeof fitOf>[0], question).answer;
}
