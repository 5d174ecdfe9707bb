import type { AdminFeedbackReads, FeedbackView } from '../../application/feedback/ports.js';
import type { JsonText, ListPage, PageRequest } from '../../application/shared/page.js';
import { feedbackActions } from '../../domain/feedback/decision.js';
import { FEEDBACK_STATUSES, FEEDBACK_TYPES } from '../../domain/feedback/feedback.js';
import { memberName } from '../account/member-name-sql.js';
import type { Database } from '../postgres/database.js';
import { isoTime, orderedList, pageOf, type PagedList } from '../postgres/list-page.js';
import { isOpenFeedback } from './feedback.entity.js';
import { FEEDBACK_FIELDS } from './feedback-json.js';

const MOVES = FEEDBACK_STATUSES.flatMap((status) =>
  FEEDBACK_TYPES.map(
    (type) =>
      `when f.status = '${status}' and f.feedback_type = '${type}' then '${JSON.stringify(feedbackActions(status, type))}'::jsonb`,
  ),
).join(' ');

/** SQL: what an administrator can record about the answer, like `withAnswer`. */
const ANSWER = `case when f.answered_at is not null then '["unanswer"]'::jsonb
  when f.contact_preference <> 'none' and coalesce(f.contact_email, f.contact_phone) is not null then '["answer"]'::jsonb
  else '[]'::jsonb end`;

/** SQL of the contract's `AdminFeedback` from rows `f`. */
const JSON_TEXT = `json_build_object(${FEEDBACK_FIELDS}, 'userId', f.user_id, 'userName', ${memberName('f.user_id')}, 'contactName', f.contact_name,
  'contactEmail', f.contact_email, 'contactPhone', f.contact_phone, 'contactCategory', f.contact_category,
  'reviewedBy', f.reviewed_by, 'reviewedAt', ${isoTime('f.reviewed_at')}, 'adminNotes', f.admin_notes,
  'actionTaken', f.action_taken, 'answeredBy', f.answered_by,
  'moves', (case ${MOVES} else '[]'::jsonb end) || ${ANSWER})::text`;

const ONE = {
  name: 'feedback-for-administrator',
  text: `select ${JSON_TEXT} as json from user_feedback f where f.id = $1`,
};

const view = (name: string, where: string, newestFirst: boolean): PagedList =>
  orderedList({
    name: `feedback-view-${name}`,
    columns: `${JSON_TEXT} as json, f.id`,
    from: 'user_feedback f',
    where,
    newestFirst,
  });

/**
 * Indexes user_feedback_status, user_feedback_open, and user_feedback_type. The view of all is sorted, which keeps only one page of rows in
 * memory.
 */
const VIEWS = {
  all: view('all', '$1::text is not null', true),
  open: view('open', `${isOpenFeedback('f.status')} and $1::text is not null`, false),
  one: view('one', 'f.id = $1::text::integer', true),
  pending: view('pending', `f.status = 'pending' and $1::text is not null`, false),
  type: view('type', 'f.feedback_type = $1::text', true),
};

export class PostgresAdminFeedbackReads implements AdminFeedbackReads {
  constructor(private readonly database: Database) {}

  one(id: number): Promise<JsonText | null> {
    return this.database.json(ONE, [id]);
  }

  page(chosen: FeedbackView, page: PageRequest): Promise<ListPage> {
    const list = VIEWS[viewOf(chosen)];
    return pageOf(this.database, { ...list, name: `feedback of ${chosen}`, values: [String(chosen)] }, page);
  }
}

function viewOf(chosen: FeedbackView): keyof typeof VIEWS {
  if (typeof chosen === 'number') return 'one';
  return chosen === 'all' || chosen === 'open' || chosen === 'pending' ? chosen : 'type';
}
