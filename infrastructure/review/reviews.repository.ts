import type { Reviews, KeptReview, ReviewableBusiness, StoredReview } from '../../application/review/ports.js';
import { RETENTION } from '../../domain/account/retention.js';
import { HIDING_NOTICES } from '../../domain/moderation/notice.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { RatingTotals } from '../../domain/review/rating.js';
import type { ReviewContent } from '../../domain/review/review.js';
import { IS_SHOWN, reviewFields, reviewJoins, withDrawings } from './review-json.js';
import { followReviews } from '../fact/withdrawn-statements.js';
import { counted, HOLD_AUTHOR_OF, HOLD_BUSINESS_OF } from './review-totals.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';

/** SQL: the condition on notices `n` that an active decision hid or removed a review by the member `$2`. */
const DECISIONS = `n.member_id = $2 and n.target_type = 'review' and n.kind = any($3) and n.lifted_at is null`;

/**
 * Locks the member like `shareOpenAccount`, and then the business, in one statement: the count of the locked members is
 * computed first. The review is added by a later statement, so that it sees what this one waited for. Index
 * notices_of_member.
 */
const REVIEWABLE = `
  with member as materialized (select erasure_at is null as "isOpen" from users where id = $2 for key share)
  select m."isOpen", b.id, b.name, b."ownerId", exists (select from notices n where ${DECISIONS}) as "hasDecisions",
    array(select p.member_id from business_people p where p.business_id = b.id order by p.member_id) as people
  from (select) one left join member m on true left join lateral (
    select id, name, owner_id as "ownerId" from businesses
    where id = $1 and is_public and (select count(*) from member) = 1 for key share) b on true`;

/**
 * The notice stores the review's page, which may be that of a business merged into this one. Index notices_of_member.
 */
const REFUSED_BEFORE = `
  with recursive places as (
    select $1::integer as id union select b.id from places p join businesses b on b.merged_into = p.id)
  select from notices n
  where ${DECISIONS} and n.target_path in (select '/business/' || id from places)
    and n.created_at > now() - interval '${RETENTION.removedContentDays} days'
    and not exists (select from reviews r where r.id::text = n.target_id) limit 1`;

const REVIEWED = `select from reviews where business_id = $1 and user_id = $2`;

const FIND = `
  select r.id, r.business_id as "businessId", b.name as "businessName", b.owner_id as "ownerId", r.user_id as "userId", r.rating,
    r.images, r.state, r.is_published as "isCounted", ${IS_SHOWN} as "isPublic"
  from reviews r join businesses b on b.id = r.business_id where r.id = $1 for update of r`;

/** The tier after counting this review. */
const STATUS = `case when g.id is not null then coalesce((select dog.status from dog), g.status) end`;

// The viewer is the author, who cannot vote for the review.
const KEPT = `select s.id, row_to_json(s)::text as record from (
  select ${reviewFields('false', STATUS)} from review r ${reviewJoins('r.user_id')}) s`;

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

interface LockedRow {
  /** Null if the member doesn't exist. */
  readonly isOpen: boolean | null;
  /** Null if the business isn't public. */
  readonly id: number | null;
  readonly name: string | null;
  readonly ownerId: string | null;
  readonly hasDecisions: boolean;
  readonly people: readonly string[];
}

/** Reviews in PostgreSQL. The statements keep all totals exact despite concurrent writes. */
export class PostgresReviews implements Reviews {
  constructor(private readonly work: UnitOfWork) {}

  async reviewable(businessId: number, memberId: string): Promise<ReviewableBusiness | null> {
    const found = await this.work.row<LockedRow>(REVIEWABLE, [businessId, memberId, HIDING_NOTICES]);
    if (found?.isOpen !== true) return refuse('USER_NOT_FOUND', 'User not found');
    const { id, name, ownerId, hasDecisions, people } = found;
    return id === null || name === null ? null : { id, name, ownerId, hasDecisions, people };
  }

  async isRefusedBefore(businessId: number, memberId: string): Promise<boolean> {
    return (await this.work.row(REFUSED_BEFORE, [businessId, memberId, HIDING_NOTICES])) !== null;
  }

  async isReviewed(businessId: number, memberId: string): Promise<boolean> {
    return (await this.work.row(REVIEWED, [businessId, memberId])) !== null;
  }

  async add(
    review: ReviewContent & { readonly businessId: number; readonly userId: string },
    totals: RatingTotals,
  ): Promise<KeptReview | null> {
    const values = [review.businessId, review.userId, ...words(review), ...counts(totals)];
    const stored = await this.work.row<KeptReview>(ADD, values);
    return stored === null ? null : { ...stored, record: withDrawings(stored.record) };
  }

  find(id: number): Promise<StoredReview | null> {
    return this.work.row<StoredReview>(FIND, [id]);
  }

  async hold(id: number): Promise<StoredReview | null> {
    for (const statement of [HOLD_AUTHOR_OF, HOLD_BUSINESS_OF]) await this.work.rows(statement, [id]);
    return this.find(id);
  }

  async change(id: number, content: ReviewContent, totals: RatingTotals): Promise<KeptReview> {
    const stored = await this.work.row<KeptReview>(CHANGE, [...words(content), id, ...counts(totals)]);
    if (stored === null) throw new Error('A review must be found before it is changed.');
    return { ...stored, record: withDrawings(stored.record) };
  }

  async remove(id: number, totals: RatingTotals): Promise<void> {
    await this.work.rows(REMOVE, [id, ...counts(totals)]);
    await followReviews(this.work, [id]);
  }
}

function words({ rating, title, content, petName, images, disclosure }: ReviewContent): unknown[] {
  return [rating, title, content, petName, images, disclosure];
}

function counts({ count, sum, favorable }: RatingTotals): unknown[] {
  return [count, sum, favorable];
}
