import { computeFacts, lockFacts } from './compute-facts.js';
import type { Sql } from './statements.js';

/** Computes the facts of businesses from their statements again, after some of these began or ceased to count. */
export async function computeAgain(sql: Sql, ids: readonly number[], now = new Date()): Promise<void> {
  const affected = [...new Set(ids)];
  if (affected.length > 0) await computeFacts(sql, await lockFacts(sql, affected), now);
}

/** Index policy_facts_of_review. */
const ANSWERED = `select distinct business_id as id from policy_facts where review_id = any($1::integer[])`;

/** Computes the facts that the answers of reviews are about, after these reviews were shown, hidden, or deleted. */
export async function followReviews(sql: Sql, reviewIds: readonly number[]): Promise<void> {
  if (reviewIds.length === 0) return;
  const answered = await sql.rows<{ id: number }>(ANSWERED, [reviewIds]);
  await computeAgain(sql, answered.map(({ id }) => id)); // prettier-ignore
}

/** Statements of a business that was merged belong to the one that was kept. */
const SILENCE = `
  with recursive places as (
    select r.id, r.source from jsonb_to_recordset($2) as r (id integer, source text)
    union select b.merged_into, p.source from places p join businesses b on b.id = p.id where b.merged_into is not null)
  update policy_facts f set withdrawn_at = now() from places p
  where f.business_id = p.id and f.import_id = $1 and f.import_source = p.source and f.withdrawn_at is null
  returning f.business_id as id`;

/** Withdraws what an import said about businesses for some of their sources. Others' statements then decide. */
export async function silenceImport(
  sql: Sql,
  importId: number,
  silenced: readonly { readonly id: number; readonly source: string }[],
): Promise<void> {
  if (silenced.length === 0) return;
  const places = await sql.rows<{ id: number }>(SILENCE, [importId, JSON.stringify(silenced)]);
  await computeAgain(sql, places.map(({ id }) => id)); // prettier-ignore
}
