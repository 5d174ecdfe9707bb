import type { EvidenceSource, Verdict } from '../../domain/policy/evidence.js';
import type { FactKey, FactValue } from '../../domain/policy/fact.js';
import type { FactStatement } from '../../domain/policy/known-facts.js';
import { actsFor } from '../business/people/role-sql.js';
import { groupedBy } from '../../domain/shared/grouped.js';

/** Runs SQL in a transaction or on a pool. */
export interface Sql {
  rows<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

/**
 * Most statements of visitors, and of all others, that are weighed for a fact: the newest. It bounds the work for a
 * place with very many visitors, where older statements make no difference.
 */
const MAX_WEIGHED = 200;

/**
 * SQL that is true if a statement `f` counts: it was not withdrawn, its review is shown, and the visitor doesn't act for
 * the business.
 */
export const COUNTS = `(f.withdrawn_at is null
  and (f.source <> 'visitor' or f.member_id is null or not ${actsFor('f.business_id', 'f.member_id')})
  and (f.review_id is null or exists (select from reviews r where r.id = f.review_id and r.is_published)))`;

/** Returns SQL of the statements `s` that count, of businesses that match. Plan: index policy_facts_of_business. */
const weighed = (which: string): string => `(
    select f.*, row_number() over (partition by f.business_id, f.fact, f.source = 'visitor' order by f.created_at desc, f.id desc) as place
    from policy_facts f where f.business_id ${which} and ${COUNTS}) s
  where s.place <= ${MAX_WEIGHED}`;

const WEIGHED = `
  select s.business_id as "businessId", s.id, s.fact as key, s.value, s.source, s.verdict, s.voice, s.created_at as at
  from ${weighed('= any($1::integer[])')}`;

/** Returns SQL: the statements of one business as JSON, for `fromJson`. */
export const weighedJson = (businessId: string): string => `(
  select coalesce(json_agg(json_build_object('id', s.id, 'key', s.fact, 'value', s.value, 'source', s.source,
    'verdict', s.verdict, 'voice', s.voice, 'at', s.created_at)), '[]')
  from ${weighed(`= ${businessId}`)})`;

/** A statement as `weighedJson` returns it. */
export type JsonStatement = Omit<FactStatement, 'at'> & { readonly at: string };

export function fromJson(statements: readonly JsonStatement[]): readonly FactStatement[] {
  return statements.map((each) => ({ ...each, at: new Date(each.at) }));
}

type WeighedRow = FactStatement & { readonly businessId: number };

/** Returns the statements that count, by business. */
export async function weighedStatements(
  sql: Sql,
  businessIds: readonly number[],
): Promise<ReadonlyMap<number, readonly FactStatement[]>> {
  return groupedBy(await sql.rows<WeighedRow>(WEIGHED, [businessIds]), ({ businessId }) => businessId);
}

/** A row to add. */
export interface StatementRow {
  readonly businessId: number;
  readonly key: FactKey;
  readonly value: FactValue | null;
  readonly source: EvidenceSource;
  readonly verdict: Verdict;
  readonly memberId?: string | null;
  readonly voice?: string | null;
  readonly networkHash?: string | null;
  readonly importId?: number | null;
  readonly importSource?: string | null;
  readonly reviewId?: number | null;
  /** Default: the time of the transaction. */
  readonly at?: Date;
}

const ADD = `
  insert into policy_facts (business_id, fact, value, source, verdict, member_id, voice, network_hash, import_id, import_source,
    review_id, created_at)
  select r."businessId", r.key, r.value, r.source, r.verdict, r."memberId", r.voice, r."networkHash", r."importId",
    r."importSource", r."reviewId", coalesce(r.at, now())
  from jsonb_to_recordset($1) as r ("businessId" integer, key text, value jsonb, source text, verdict text, "memberId" uuid,
    voice text, "networkHash" text, "importId" integer, "importSource" text, "reviewId" integer, at timestamptz)
  returning id`;

/** Adds statements, in one statement of SQL, and returns their ids. */
export async function addStatements(sql: Sql, rows: readonly StatementRow[]): Promise<readonly number[]> {
  if (rows.length === 0) return [];
  return (await sql.rows<{ id: number }>(ADD, [JSON.stringify(rows)])).map(({ id }) => id);
}
