import type { BusinessContent } from '../../domain/business/content.js';
import { EDIT_ACTION } from '../../domain/business/undo.js';
import { CONTENT_FIELDS } from '../../domain/business/edited-fields.js';
import { computeAgain } from '../fact/withdrawn-statements.js';
import { PostgresNames } from '../postgres/postgres-names.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';

const names = new PostgresNames();

/** Fields with a story of their own: photos that the merge moved, and facts that statements decide. */
const OTHERS: ReadonlySet<string> = new Set(['images', 'imageAlts', 'openingHours', 'policy']);

const FIELDS = CONTENT_FIELDS.filter((field) => !OTHERS.has(field));
const COLUMNS = FIELDS.map((field) => names.propertyToColumnName(field));

const CONTENT = `select json_build_object(${FIELDS.map((field, n) => `'${field}', b.${COLUMNS[n]}`).join(', ')}) as content
  from businesses b where b.id = $1`;

/** Fields that administrators changed since. They keep their values. */
const EDITED = `select distinct k.field from audit_log a, jsonb_object_keys(a.after) k(field)
  where a.target_type = 'business' and a.target_id = $1::text and a.at >= $2 and a.action = any($3)`;

const EDITS = [EDIT_ACTION, 'business.undo'];

const RESTORE = `update businesses b set (${COLUMNS.join(', ')}) = (
    select ${COLUMNS.map((column) => `r.${column}`).join(', ')} from jsonb_populate_record(b, $2::jsonb) r),
  version = b.version + 1 where b.id = $1`;

const REPLIES = `delete from review_responses a using reviews r
  where r.id = a.review_id and r.business_id = $1 and a.responder_id = $2 and a.created_at >= $3`;

const ANSWERS = `delete from turned_away_answers a using turned_away_reports t
  where t.id = a.report_id and t.business_id = $1 and a.responder_id = $2 and a.created_at >= $3`;

const STATEMENTS = `update policy_facts set withdrawn_at = now()
  where business_id = $1 and member_id = $2 and source = 'owner' and created_at >= $3 and withdrawn_at is null`;

/** Returns the fields of a business that its owner can edit, except photos, policy, and hours. */
export async function contentOf(work: UnitOfWork, id: number): Promise<Partial<BusinessContent>> {
  return (await work.row<{ content: Partial<BusinessContent> }>(CONTENT, [id]))?.content ?? {};
}

/** An owner that a merge gave a business, and the business before. */
export interface Given {
  readonly keptId: number;
  readonly ownerId: string;
  readonly since: Date;
  readonly content: Partial<BusinessContent>;
}

/** Undoes the changes, replies, and statements of an owner who has the business only by a merge. It is locked. */
export async function takeBack(work: UnitOfWork, { keptId, ownerId, since, content }: Given): Promise<void> {
  const edited = await work.rows<{ field: string }>(EDITED, [keptId, since, EDITS]);
  const kept = new Set(edited.map(({ field }) => field));
  const restored = Object.entries(content).filter(([field]) => !kept.has(field));
  const row = Object.fromEntries(restored.map(([field, value]) => [names.propertyToColumnName(field), value]));
  await work.rows(RESTORE, [keptId, JSON.stringify(row)]);
  for (const statement of [REPLIES, ANSWERS, STATEMENTS]) await work.rows(statement, [keptId, ownerId, since]);
  await computeAgain(work, [keptId]);
}
