import type { BusinessContent } from '../../domain/business/content.js';
import { EDIT_ACTION } from '../../domain/business/undo.js';
import { CONTENT_FIELDS } from '../../domain/business/edited-fields.js';
import { photosWithout, type Photos } from '../../domain/duplicate/merge.js';
import { uploadIdIn } from '../../domain/upload/upload-address.js';
import { computeAgain } from '../fact/withdrawn-statements.js';
import { PHOTOS, SET_PHOTOS } from './merge-sql.js';
import { PostgresNames } from '../postgres/postgres-names.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';

const names = new PostgresNames();

/** Fields that are undone separately: photos that the merge moved, and facts that statements decide. */
const OTHERS: ReadonlySet<string> = new Set(['images', 'imageAlts', 'openingHours', 'policy']);

const FIELDS = CONTENT_FIELDS.filter((field) => !OTHERS.has(field));
const COLUMNS = FIELDS.map((field) => names.propertyToColumnName(field));

const CONTENT = `select json_build_object(${FIELDS.map((field, n) => `'${field}', b.${COLUMNS[n]}`).join(', ')}) as content
  from businesses b where b.id = $1`;

/** Fields that administrators have changed since the merge. They keep their values. */
const EDITED = `select distinct k.field from audit_log a, jsonb_object_keys(a.after) k(field)
  where a.target_type = 'business' and a.target_id = $1::text and a.at >= $2 and a.action = any($3)`;

const EDITS = [EDIT_ACTION, 'business.undo'];

const RESTORE = `update businesses b set (${COLUMNS.join(', ')}) = (
    select ${COLUMNS.map((column) => `r.${column}`).join(', ')} from jsonb_populate_record(b, $2::jsonb) r),
  version = b.version + 1 where b.id = $1`;

const REPLIES = `delete from review_responses a using reviews r
  where r.id = a.review_id and r.business_id = $1 and a.created_at >= $2`;

const ANSWERS = `delete from turned_away_answers a using turned_away_reports t
  where t.id = a.report_id and t.business_id = $1 and a.created_at >= $2`;

const STATEMENTS = `update policy_facts set withdrawn_at = now()
  where business_id = $1 and source = 'owner' and created_at >= $2 and withdrawn_at is null`;

/** Uploads of members since then. */
const UPLOADED = `select id::text from uploads where id = any($1::uuid[]) and user_id is not null and created_at >= $2
  order by id for update`;

const FREE = 'update uploads set free_since = now() where id = any($1::uuid[])';

/** Returns the fields of a business that its owner can edit, except photos, policy, and hours. */
export async function contentOf(work: UnitOfWork, id: number): Promise<Partial<BusinessContent>> {
  return (await work.row<{ content: Partial<BusinessContent> }>(CONTENT, [id]))?.content ?? {};
}

/** A business that got an owner in a merge, and its state before the merge. */
export interface Given {
  readonly keptId: number;
  readonly since: Date;
  readonly content: Partial<BusinessContent>;
}

/**
 * Undoes the changes, photos, replies, and statements of an owner who got a business in a merge, and of the people they
 * chose: it had no others. Lock the business first.
 */
export async function undoOwnerChanges(work: UnitOfWork, { keptId, since, content }: Given): Promise<void> {
  const edited = await work.rows<{ field: string }>(EDITED, [keptId, since, EDITS]);
  const kept = new Set(edited.map(({ field }) => field));
  const restored = Object.entries(content).filter(([field]) => !kept.has(field));
  const row = Object.fromEntries(restored.map(([field, value]) => [names.propertyToColumnName(field), value]));
  await work.rows(RESTORE, [keptId, JSON.stringify(row)]);
  for (const statement of [REPLIES, ANSWERS, STATEMENTS]) await work.rows(statement, [keptId, since]);
  await removePhotos(work, keptId, since);
  await computeAgain(work, [keptId]);
}

async function removePhotos(work: UnitOfWork, keptId: number, since: Date): Promise<void> {
  const photos = (await work.row<Photos>(PHOTOS, [keptId])) ?? { images: [], imageAlts: [] };
  const ids = photos.images.map(uploadIdIn).filter((id) => id !== null);
  const added = (await work.rows<{ id: string }>(UPLOADED, [ids, since])).map(({ id }) => id);
  if (added.length === 0) return;
  const gone = photos.images.filter((image) => added.includes(uploadIdIn(image) ?? ''));
  const { images, imageAlts } = photosWithout(photos, gone);
  await work.rows(SET_PHOTOS, [keptId, images, imageAlts]);
  await work.rows(FREE, [added]);
}
