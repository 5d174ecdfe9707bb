import type { JsonText } from '../../application/shared/page.js';
import type { Feedbacks, FeedbackRecord, NewFeedback } from '../../application/feedback/ports.js';
import type { RecommendedBusiness } from '../../domain/feedback/business-recommendation.js';
import { FeedbackEntity } from './feedback.entity.js';
import { FEEDBACK_FIELDS } from './feedback-json.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';

// Matches the name as typed. The collation of index businesses_name ignores case and accents.
const LISTING_MEANT = `
  select coalesce(
    (select id from businesses where id = $1 and is_public),
    (select min(id) from businesses where is_public and name collate name_order = $2 and name collate "C" = $2 having count(*) = 1)) as id`;

const FEEDBACK_JSON = `json_build_object(${FEEDBACK_FIELDS})`;

const ADD = `
  insert into user_feedback as f (user_id, business_id, feedback_type, title, description, priority, tags,
    contact_email, contact_phone, contact_preference, allow_public_display, contact_name, contact_category,
    recommended_business_name, recommended_business_address, recommended_business_city, recommended_business_state,
    recommended_business_zip, recommended_business_phone, recommended_business_website, recommended_business_category,
    recommended_business_description, recommended_pet_perks)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23)
  returning f.id, ${FEEDBACK_JSON}::text as record`;

/** Feedback in PostgreSQL. Plain SQL, because the statement that saves it also returns it in the page's format. */
export class PostgresFeedbacks implements Feedbacks {
  constructor(private readonly work: UnitOfWork) {}

  async businessMeant(id: number | null, name: string): Promise<number | null> {
    return (await this.work.row<{ id: number | null }>(LISTING_MEANT, [id, name]))?.id ?? null;
  }

  async add(feedback: NewFeedback): Promise<{ readonly id: number; readonly record: JsonText }> {
    const row = await this.work.row<{ id: number; record: JsonText }>(ADD, [
      feedback.userId,
      feedback.businessId,
      feedback.feedbackType,
      feedback.title,
      feedback.description,
      feedback.priority,
      feedback.tags,
      feedback.contactEmail,
      feedback.contactPhone,
      feedback.contactPreference,
      feedback.allowPublicDisplay,
      feedback.contactName ?? null,
      feedback.contactCategory ?? null,
      ...recommendedColumns(feedback),
    ]);
    if (row === null) throw new Error('The feedback was not stored.');
    return row;
  }

  async find(id: number): Promise<FeedbackRecord | null> {
    const row = await this.work.lock(FeedbackEntity, { id });
    if (row === null) return null;
    const recommended = {
      name: row.recommendedBusinessName,
      address: row.recommendedBusinessAddress,
      city: row.recommendedBusinessCity,
      state: row.recommendedBusinessState,
      zip: row.recommendedBusinessZip,
      phone: row.recommendedBusinessPhone,
      website: row.recommendedBusinessWebsite,
      category: row.recommendedBusinessCategory,
      description: row.recommendedBusinessDescription,
      petPerks: row.recommendedPetPerks,
    };
    return { ...row, recommended: withoutNulls(recommended) } as FeedbackRecord;
  }

  async decide(feedback: FeedbackRecord): Promise<void> {
    const { id, status, reviewedBy, reviewedAt, adminNotes, actionTaken, businessId } = feedback;
    const decided = { status, reviewedBy, reviewedAt, adminNotes, actionTaken, businessId };
    await this.work.change(FeedbackEntity, id, decided);
  }
}

/** Returns the details of the recommended business, in the parameter order of ADD. */
function recommendedColumns({ recommended }: NewFeedback): unknown[] {
  const { name, address, city, state, zip, phone, website, category, description, petPerks = [] } = recommended;
  return [...[name, address, city, state, zip, phone, website, category, description].map(orNull), petPerks];
}

const orNull = (value: string | null | undefined): string | null => value ?? null;

/** Returns the details without null values. */
function withoutNulls(place: Readonly<Record<keyof RecommendedBusiness, unknown>>): Partial<RecommendedBusiness> {
  return Object.fromEntries(Object.entries(place).filter(([, value]) => value != null));
}
