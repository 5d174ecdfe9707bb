import { FeedbackReads } from '../../application/feedback/ports.js';
import type { ListPage, PageRequest } from '../../application/shared/page.js';
import { TOTAL_CAP } from '../../domain/shared/page-size.js';
import type { Database } from '../postgres/database.js';
import { readCursor, writeCursor } from '../postgres/list-cursor.js';
import { listPage, microseconds, momentOf, type JsonRow } from '../postgres/list-page.js';
import { FEEDBACK_FIELDS } from './feedback-json.js';

interface Row extends JsonRow {
  readonly [column: string]: unknown;
  readonly id: number;
  /** A bigint, which the driver hands over as text. */
  readonly moment: string;
}

// Index user_feedback_user, then a sort of what one member sent.
const OWN = {
  name: 'feedback-own',
  text: `select f.id, ${microseconds('f.created_at')} as moment,
      json_build_object(${FEEDBACK_FIELDS}, 'userId', f.user_id, 'contactCategory', f.contact_category,
        'actionTaken', f.action_taken)::text as json
    from user_feedback f
    where f.user_id = $1::uuid and ($2::bigint is null or (f.created_at, f.id) < (${momentOf('$2')}, $3::bigint))
    order by f.created_at desc, f.id desc limit $4`,
};

const COUNT = {
  name: 'feedback-own-count',
  text: `select count(*)::integer as total from (select from user_feedback where user_id = $1::uuid limit ${TOTAL_CAP + 1}) counted`,
};

/** What members sent, in PostgreSQL. */
export class PostgresFeedbackReads extends FeedbackReads {
  constructor(private readonly database: Database) {
    super();
  }

  override async ofMember(memberId: string, { limit, cursor }: PageRequest): Promise<ListPage> {
    const list = `feedback ${memberId}`;
    const [moment, last] = cursor === null ? [null, null] : readCursor(list, ['number', 'number'], cursor);
    const [rows, counted] = await Promise.all([
      this.database.rows<Row>(OWN, [memberId, moment, last, limit + 1]),
      this.database.row<{ total: number }>(COUNT, [memberId]),
    ]);
    return listPage(rows, limit, counted?.total ?? 0, (row) => writeCursor(list, [Number(row.moment), row.id]));
  }
}
