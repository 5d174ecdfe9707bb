import type { JsonText } from '../../application/shared/page.js';
import { Feedbacks, type BusinessIssue } from '../../application/feedback/ports.js';
import { isoTime } from '../postgres/list-page.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';

// The name as it is written, found by index businesses_name, whose collation ignores case and accents.
const LISTING_MEANT = `
  select coalesce(
    (select id from businesses where id = $1 and is_public),
    (select min(id) from businesses where is_public and name collate name_order = $2 and name collate "C" = $2 having count(*) = 1)) as id`;

/** The contract's `Feedback`. */
const FEEDBACK_JSON = `json_build_object('id', f.id, 'feedbackType', f.feedback_type, 'status', f.status, 'title', f.title,
  'description', f.description, 'recommendedBusinessName', f.recommended_business_name, 'businessId', f.business_id,
  'priority', f.priority, 'tags', f.tags, 'contactPreference', f.contact_preference,
  'allowPublicDisplay', f.allow_public_display, 'createdAt', ${isoTime('f.created_at')}, 'updatedAt', ${isoTime('f.updated_at')})`;

const ADD = `
  insert into user_feedback as f (user_id, business_id, feedback_type, title, description, recommended_business_name, priority,
    tags, contact_email, contact_preference, allow_public_display)
  values ($1, $2, 'listing_issue', $3, $4, $5, $6, $7, $8, $9, $10)
  returning f.id, ${FEEDBACK_JSON}::text as record`;

/** Feedback in PostgreSQL; by SQL, as what is kept is answered in the shape of the page by the same statement. */
export class PostgresFeedbacks extends Feedbacks {
  constructor(private readonly work: UnitOfWork) {
    super();
  }

  override async businessMeant(id: number | null, name: string): Promise<number | null> {
    return (await this.work.row<{ id: number | null }>(LISTING_MEANT, [id, name]))?.id ?? null;
  }

  override async add(issue: BusinessIssue): Promise<{ readonly id: number; readonly record: JsonText }> {
    const row = await this.work.row<{ id: number; record: JsonText }>(ADD, [
      issue.userId,
      issue.businessId,
      issue.title,
      issue.description,
      issue.recommendedBusinessName,
      issue.priority,
      issue.tags,
      issue.contactEmail,
      issue.contactPreference,
      issue.allowPublicDisplay,
    ]);
    if (row === null) throw new Error('The feedback was not kept.');
    return row;
  }
}
