import type { UnansweredReport } from '../../domain/turned-away/dispute.js';
import { isClosed } from '../account/closed-account-sql.js';
import type { Sql } from './statements.js';

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
  return Map.groupBy(await sql.rows<Row>(UNANSWERED, [businessIds]), ({ businessId }) => businessId);
}
