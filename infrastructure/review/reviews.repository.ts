import { Reviews, type KeptReview, type ReviewedBusiness, type StoredReview } from '../../application/review/ports.js';
import { RETENTION } from '../../domain/account/retention.js';
import { HIDING_NOTICES } from '../../domain/moderation/notice.js';
import type { RatingTotals } from '../../domain/review/rating.js';
import type { ReviewContent } from '../../domain/review/review.js';
import { IS_SHOWN, reviewJoins, reviewJson } from './review-json.js';
import { holdOpenMember } from './hold-open-member.js';
import { counted, HOLD_AUTHOR_OF, HOLD_BUSINESS_OF } from './review-totals.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';

/** Held, so that it is not merged into another one before the review stands. */
const BUSINESS = `select id, name, owner_id as "ownerId" from businesses where id = $1 and is_public for key share`;

/** The notice knows the page on which the review stood, be it of a business that was merged into this one. Index notices_of_member. */
const REFUSED_BEFORE = `
  with recursive places as (
    select $1::integer as id union select b.id from places p join businesses b on b.merged_into = p.id)
  select from notices n
  where n.member_id = $2 and n.target_type = 'review' and n.target_path in (select '/business/' || id from places)
    and n.kind = any($3) and n.lifted_at is null
    and n.created_at > now() - interval '${RETENTION.removedContentDays} days'
    and not exists (select from reviews r where r.id::text = n.target_id) limit 1`;

const REVIEWED = `select from reviews where business_id = $1 and user_id = $2`;

const FIND = `
  select r.id, r.business_id as "businessId", b.name as "businessName", b.owner_id as "ownerId", r.user_id as "userId", r.rating,
    r.images, r.state, r.is_published as "isCounted", ${IS_SHOWN} as "isPublic"
  from reviews r join businesses b on b.id = r.business_id where r.id = $1 for update of r`;

/** As the review has just moved it. */
const STATUS = `case when g.id is not null then coalesce((select dog.status from dog), g.status) end`;

// The author is who looks, and cannot vote for it.
const KEPT = `select r.id, ${reviewJson('false', 'r.user_id', STATUS)} as record from review r ${reviewJoins('r.user_id')}`;

const ADD = `
  with review as (
    insert into reviews (business_id, user_id, rating, title, content, pet_name, images, disclosure)
    values ($1, $2, $3, $4, $5, $6, $7, $8)
    on conflict (business_id, user_id) do nothing returning *), ${counted(9)}
  ${KEPT}`;

const CHANGE = `
  with review as (
    update reviews set rating = $1, title = $2, content = $3, pet_name = $4, images = $5, disclosure = $6, updated_at = now(), version = version + 1
    where id = $7 returning *), ${counted(8)}
  ${KEPT}`;

const REMOVE = `with review as (delete from reviews where id = $1 returning *), ${counted(2)} select id from review`;

/** Reviews in PostgreSQL, by statements that keep all totals exact whoever else writes at that moment. */
export class PostgresReviews extends Reviews {
  constructor(private readonly work: UnitOfWork) {
    super();
  }

  override business(businessId: number): Promise<ReviewedBusiness | null> {
    return this.work.row<ReviewedBusiness>(BUSINESS, [businessId]);
  }

  override async isRefusedBefore(businessId: number, memberId: string): Promise<boolean> {
    return (await this.work.row(REFUSED_BEFORE, [businessId, memberId, HIDING_NOTICES])) !== null;
  }

  override async isReviewed(businessId: number, memberId: string): Promise<boolean> {
    return (await this.work.row(REVIEWED, [businessId, memberId])) !== null;
  }

  override async add(
    review: ReviewContent & { readonly businessId: number; readonly userId: string },
    totals: RatingTotals,
  ): Promise<KeptReview | null> {
    await holdOpenMember(this.work, review.userId);
    return this.work.row<KeptReview>(ADD, [review.businessId, review.userId, ...words(review), ...counts(totals)]);
  }

  override find(id: number): Promise<StoredReview | null> {
    return this.work.row<StoredReview>(FIND, [id]);
  }

  override async hold(id: number): Promise<StoredReview | null> {
    for (const statement of [HOLD_AUTHOR_OF, HOLD_BUSINESS_OF]) await this.work.rows(statement, [id]);
    return this.find(id);
  }

  override async change(id: number, content: ReviewContent, totals: RatingTotals): Promise<KeptReview> {
    const kept = await this.work.row<KeptReview>(CHANGE, [...words(content), id, ...counts(totals)]);
    if (kept === null) throw new Error('A review is changed that was not found before.');
    return kept;
  }

  override async remove(id: number, totals: RatingTotals): Promise<void> {
    await this.work.rows(REMOVE, [id, ...counts(totals)]);
  }
}

function words({ rating, title, content, petName, images, disclosure }: ReviewContent): unknown[] {
  return [rating, title, content, petName, images, disclosure];
}

function counts({ count, sum, favorable }: RatingTotals): unknown[] {
  return [count, sum, favorable];
}
