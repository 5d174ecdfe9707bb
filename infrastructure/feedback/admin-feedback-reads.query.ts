import { AdminFeedbackReads, type FeedbackView } from '../../application/feedback/ports.js';
import type { JsonText, ListPage, PageRequest } from '../../application/shared/page.js';
import { feedbackActions } from '../../domain/feedback/decision.js';
import { FEEDBACK_STATUSES, FEEDBACK_TYPES } from '../../domain/feedback/feedback.js';
import { TOTAL_CAP } from '../../domain/shared/page-size.js';
import type { Database, Statement } from '../postgres/database.js';
import { readCursor, writeCursor } from '../postgres/list-cursor.js';
import { isoTime, listPage, microseconds, momentOf, type JsonRow } from '../postgres/list-page.js';
import { FEEDBACK_FIELDS } from './feedback-json.js';

const MOVES = FEEDBACK_STATUSES.flatMap((status) =>
  FEEDBACK_TYPES.map(
    (type) =>
      `when f.status = '${status}' and f.feedback_type = '${type}' then '${JSON.stringify(feedbackActions(status, type))}'::json`,
  ),
).join(' ');

/** SQL of the contract's `AdminFeedback` out of rows `f`. */
const JSON_TEXT = `json_build_object(${FEEDBACK_FIELDS}, 'userId', f.user_id, 'contactName', f.contact_name,
  'contactEmail', f.contact_email, 'contactPhone', f.contact_phone, 'contactCategory', f.contact_category,
  'reviewedBy', f.reviewed_by, 'reviewedAt', ${isoTime('f.reviewed_at')}, 'adminNotes', f.admin_notes,
  'actionTaken', f.action_taken, 'moves', case ${MOVES} else '[]'::json end)::text`;

const ONE: Statement = {
  name: 'feedback-for-administrator',
  text: `select ${JSON_TEXT} as json from user_feedback f where f.id = $1`,
};

interface View {
  readonly where: string;
  readonly order: 'asc' | 'desc';
}

/** Indexes user_feedback_status and user_feedback_type; all are sorted, which keeps no more rows than a page has. */
const VIEWS: Readonly<Record<'all' | 'pending' | 'type', View>> = {
  all: { where: '$1::text is not null', order: 'desc' },
  pending: { where: `f.status = 'pending' and $1::text is not null`, order: 'asc' },
  type: { where: 'f.feedback_type = $1::text', order: 'desc' },
};

function pageOf(name: keyof typeof VIEWS): Statement {
  const { where, order } = VIEWS[name];
  return {
    name: `feedback-view-${name}`,
    text: `select ${JSON_TEXT} as json, f.id, ${microseconds('f.created_at')}::text as moment
      from user_feedback f where ${where} and ($3::bigint is null
        or (f.created_at, f.id) ${order === 'asc' ? '>' : '<'} (${momentOf('$3')}, $4::bigint))
      order by f.created_at ${order}, f.id ${order} limit $2`,
  };
}

function countOf(name: keyof typeof VIEWS): Statement {
  return {
    name: `feedback-view-${name}-count`,
    text: `select count(*)::integer as total
      from (select from user_feedback f where ${VIEWS[name].where} limit ${TOTAL_CAP + 1}) counted`,
  };
}

const STATEMENTS = {
  all: { page: pageOf('all'), count: countOf('all') },
  pending: { page: pageOf('pending'), count: countOf('pending') },
  type: { page: pageOf('type'), count: countOf('type') },
};

interface Row extends JsonRow, Record<string, unknown> {
  readonly id: number;
  /** When it was sent, in microseconds since 1970. */
  readonly moment: string;
}

/** What was sent, as administrators see it, in PostgreSQL. */
export class PostgresAdminFeedbackReads extends AdminFeedbackReads {
  constructor(private readonly database: Database) {
    super();
  }

  override async one(id: number): Promise<JsonText | null> {
    return (await this.database.row<{ json: string }>(ONE, [id]))?.json ?? null;
  }

  override async page(view: FeedbackView, { limit, cursor }: PageRequest): Promise<ListPage> {
    const list = `feedback of ${view}`;
    const after = cursor === null ? [null, null] : readCursor(list, ['number', 'number'], cursor);
    const { page, count } = STATEMENTS[view === 'all' || view === 'pending' ? view : 'type'];
    const [rows, counted] = await Promise.all([
      this.database.rows<Row>(page, [view, limit + 1, ...after]),
      this.database.row<{ total: number }>(count, [view]),
    ]);
    return listPage(rows, limit, counted?.total ?? 0, (row) => writeCursor(list, [Number(row.moment), row.id]));
  }
}
