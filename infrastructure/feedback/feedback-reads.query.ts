import type { FeedbackReads } from '../../application/feedback/ports.js';
import type { ListPage, PageRequest } from '../../application/shared/page.js';
import type { Database } from '../postgres/database.js';
import { orderedList, pageOf } from '../postgres/list-page.js';
import { FEEDBACK_FIELDS } from './feedback-json.js';

// Index user_feedback_user, then a sort of one member's feedback.
const OWN = orderedList({
  name: 'feedback-own',
  columns: `f.id, json_build_object(${FEEDBACK_FIELDS}, 'userId', f.user_id, 'contactCategory', f.contact_category,
    'actionTaken', f.action_taken)::text as json`,
  from: 'user_feedback f',
  where: 'f.user_id = $1::uuid',
  newestFirst: true,
});

export class PostgresFeedbackReads implements FeedbackReads {
  constructor(private readonly database: Database) {}

  ofMember(memberId: string, page: PageRequest): Promise<ListPage> {
    return pageOf(this.database, { ...OWN, name: `feedback ${memberId}`, values: [memberId] }, page);
  }
}
