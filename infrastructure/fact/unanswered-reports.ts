import type { UnansweredReport } from '../../domain/turned-away/dispute.js';
import { isClosed } from '../account/closed-account-sql.js';
import type { Sql } from './statements.js';
import { groupedBy } from '../../domain/shared/grouped.js';

/** Index turned_away_disputing, which has few entries. */
const UNANSWERED = `
  select t.business_id as "businessId", t.contradicted, t.counted_at as "countedAt" from turned_away_reports t
  where t.business_id = any($1::integer[]) and t.status = 'unanswered' and t.state = 'shown' and t.contradicted <> '{}'
    and not ${isClosed('t.reporter_id')}`;

type Row = UnansweredReport & { readonly businessId: number };

/** Returns the reports that count, have no answer, and contradict something, by business. */
export async function unansweredReports(
  sql: Sql,
  businessIds: readonly number[],
): Promise<ReadonlyMap<number, readonly UnansweredReport[]>> {
  return groupedBy(await sql.rows<Row>(UNANSWERED, [businessIds]), ({ businessId }) => businessId);
}

/** SQL: the businesses whose facts reports of member $1 dispute, or would if the reports were shown. */
export const DISPUTED_BY = `
  select t.business_id as id from turned_away_reports t
  where t.reporter_id = $1 and t.status = 'unanswered' and t.contradicted <> '{}'`;

/** Returns those businesses. Their facts change when the member's account is closed, restored, or erased. */
export async function disputedBy(sql: Sql, memberId: string): Promise<readonly number[]> {
  return (await sql.rows<{ id: number }>(DISPUTED_BY, [memberId])).map(({ id }) => id);
}
