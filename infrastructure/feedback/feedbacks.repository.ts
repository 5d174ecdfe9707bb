import type { InferEntity } from '@mikro-orm/core';
import type { JsonText } from '../../application/shared/page.js';
import type { Feedbacks, FeedbackRecord, NewFeedback } from '../../application/feedback/ports.js';
import type { RecommendedBusiness } from '../../domain/feedback/business-recommendation.js';
import { FeedbackEntity } from './feedback.entity.js';
import { FEEDBACK_FIELDS } from './feedback-json.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';

// Matches the name as typed. The collation of index entries_name ignores case and accents.
const LISTING_MEANT = `
  select coalesce(
    (select id from businesses where id = $1 and is_public),
    (select min(id) from business_entries where is_public and name collate name_order = $2 and name collate "C" = $2 having count(*) = 1)) as id`;

const RECORD = `select json_build_object(${FEEDBACK_FIELDS})::text as record from user_feedback f where f.id = $1`;

type Row = InferEntity<typeof FeedbackEntity>;

/** The column of each field of the recommended business. */
const RECOMMENDED = {
  name: 'recommendedBusinessName',
  address: 'recommendedBusinessAddress',
  city: 'recommendedBusinessCity',
  state: 'recommendedBusinessState',
  zip: 'recommendedBusinessZip',
  phone: 'recommendedBusinessPhone',
  website: 'recommendedBusinessWebsite',
  category: 'recommendedBusinessCategory',
  kind: 'recommendedBusinessKind',
  description: 'recommendedBusinessDescription',
  petPerks: 'recommendedPetPerks',
} as const satisfies Record<keyof RecommendedBusiness, keyof Row>;

const FIELDS = Object.keys(RECOMMENDED) as (keyof RecommendedBusiness)[];

/** Feedback in PostgreSQL, as entities. Saved feedback is returned in the page's format. */
export class PostgresFeedbacks implements Feedbacks {
  constructor(private readonly work: UnitOfWork) {}

  async businessMeant(id: number | null, name: string): Promise<number | null> {
    return (await this.work.row<{ id: number | null }>(LISTING_MEANT, [id, name]))?.id ?? null;
  }

  async add({ recommended, ...feedback }: NewFeedback): Promise<{ readonly id: number; readonly record: JsonText }> {
    const columns = FIELDS.map((field) => [RECOMMENDED[field], recommended[field]] as const);
    const tags = [...feedback.tags];
    const values = { ...feedback, tags, ...(given(columns) as Partial<Row>) };
    const { id } = await this.work.add(FeedbackEntity, values);
    const row = await this.work.row<{ record: JsonText }>(RECORD, [id]);
    if (row === null) throw new Error('The feedback was not stored.');
    return { id, record: row.record };
  }

  async find(id: number): Promise<FeedbackRecord | null> {
    const row = await this.work.lock(FeedbackEntity, { id });
    if (row === null) return null;
    const recommended = given(FIELDS.map((field) => [field, row[RECOMMENDED[field]]]));
    return { ...row, recommended } as FeedbackRecord;
  }

  async decide(feedback: FeedbackRecord): Promise<void> {
    const { id, status, reviewedBy, reviewedAt, adminNotes, actionTaken, businessId, answeredBy, answeredAt } =
      feedback;
    const decided = { status, reviewedBy, reviewedAt, adminNotes, actionTaken, businessId, answeredBy, answeredAt };
    await this.work.change(FeedbackEntity, id, decided);
  }
}

/** Returns an object of the entries that have a value. */
function given(entries: readonly (readonly [string, unknown])[]): object {
  return Object.fromEntries(entries.filter(([, value]) => value != null));
}
