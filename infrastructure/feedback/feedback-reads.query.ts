import type { FeedbackReads } from '../../application/feedback/ports.js';
import type { ListPage, PageRequest } from '../../application/shared/page.js';
import type { Database } from '../postgres/database.js';
import { countOf, microseconds, momentOf, pageOf } from '../postgres/list-page.js';
import { FEEDBACK_FIELDS } from './feedback-json.js';

// Index user_feedback_user, then a sort of one member's feedback.
const OWN = {
  name: 'feedback-own',
  text: `select f.id, ${microseconds('f.created_at')} as position,
      json_build_object(${FEEDBACK_FIELDS}, 'userId', f.user_id, 'contactCategory', f.contact_category,
        'actionTaken', f.action_taken)::text as json
    from user_feedback f
    where f.user_id = $1::uuid and ($3::bigint is null or (f.created_at, f.id) < (${momentOf('$3')}, $4::bigint))
    order by f.created_at desc, f.id desc limit $2`,
};

const COUNT = countOf('feedback-own-count', 'user_feedback where user_id = $1::uuid');

/** Members' feedback, in PostgreSQL. */
export class PostgresFeedbackReads implements FeedbackReads {
  constructor(private readonly database: Database) {}

  ofMember(memberId: string, page: PageRequest): Promise<ListPage> {
    const list = { name: `feedback ${memberId}`, values: [memberId], page: OWN, count: COUNT };
    return pageOf(this.database, list, page);
  }
}
