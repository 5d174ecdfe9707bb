import type { AdminFeedbackReads, FeedbackView } from '../../application/feedback/ports.js';
import type { JsonText, ListPage, PageRequest } from '../../application/shared/page.js';
import { feedbackActions } from '../../domain/feedback/decision.js';
import { FEEDBACK_STATUSES, FEEDBACK_TYPES } from '../../domain/feedback/feedback.js';
import type { Database } from '../postgres/database.js';
import { countOf, isoTime, microseconds, momentOf, pageOf } from '../postgres/list-page.js';
import { FEEDBACK_FIELDS } from './feedback-json.js';

const MOVES = FEEDBACK_STATUSES.flatMap((status) =>
  FEEDBACK_TYPES.map(
    (type) =>
      `when f.status = '${status}' and f.feedback_type = '${type}' then '${JSON.stringify(feedbackActions(status, type))}'::json`,
  ),
).join(' ');

/** SQL of the contract's `AdminFeedback` from rows `f`. */
const JSON_TEXT = `json_build_object(${FEEDBACK_FIELDS}, 'userId', f.user_id, 'contactName', f.contact_name,
  'contactEmail', f.contact_email, 'contactPhone', f.contact_phone, 'contactCategory', f.contact_category,
  'reviewedBy', f.reviewed_by, 'reviewedAt', ${isoTime('f.reviewed_at')}, 'adminNotes', f.admin_notes,
  'actionTaken', f.action_taken, 'moves', case ${MOVES} else '[]'::json end)::text`;

const ONE = {
  name: 'feedback-for-administrator',
  text: `select ${JSON_TEXT} as json from user_feedback f where f.id = $1`,
};

interface View {
  readonly where: string;
  readonly order: 'asc' | 'desc';
}

/**
 * Indexes user_feedback_status and user_feedback_type. The view of all is sorted, which keeps only one page of rows in
 * memory.
 */
const VIEWS: Readonly<Record<'all' | 'pending' | 'type', View>> = {
  all: { where: '$1::text is not null', order: 'desc' },
  pending: { where: `f.status = 'pending' and $1::text is not null`, order: 'asc' },
  type: { where: 'f.feedback_type = $1::text', order: 'desc' },
};

function statementsOf(name: keyof typeof VIEWS) {
  const { where, order } = VIEWS[name];
  const page = {
    name: `feedback-view-${name}`,
    text: `select ${JSON_TEXT} as json, f.id, ${microseconds('f.created_at')}::text as position
      from user_feedback f where ${where} and ($3::bigint is null
        or (f.created_at, f.id) ${order === 'asc' ? '>' : '<'} (${momentOf('$3')}, $4::bigint))
      order by f.created_at ${order}, f.id ${order} limit $2`,
  };
  return { page, count: countOf(`feedback-view-${name}-count`, `user_feedback f where ${where}`) };
}

const STATEMENTS = {
  all: statementsOf('all'),
  pending: statementsOf('pending'),
  type: statementsOf('type'),
};

/** Feedback for administrators, in PostgreSQL. */
export class PostgresAdminFeedbackReads implements AdminFeedbackReads {
  constructor(private readonly database: Database) {}

  one(id: number): Promise<JsonText | null> {
    return this.database.json(ONE, [id]);
  }

  page(view: FeedbackView, page: PageRequest): Promise<ListPage> {
    const statements = STATEMENTS[view === 'all' || view === 'pending' ? view : 'type'];
    return pageOf(this.database, { name: `feedback of ${view}`, values: [view], ...statements }, page);
  }
}
