import type { PageRequest } from '../../application/ports/business-reads.js';
import type { JsonText, ListPage } from '../../application/ports/business-search.js';
import { ReviewReads } from '../../application/ports/review-reads.js';
import { averageRating } from '../../domain/review/rating.js';
import type { Database } from './database.js';
import { readCursor, writeCursor } from './list-cursor.js';
import { isoTime, listPage, microseconds, momentOf, type JsonRow } from './list-page.js';

/** The contract's `Review`. A visitor has no vote; the author is shown by first name and picture alone. */
const REVIEW_JSON = `json_build_object(
  'id', r.id, 'rating', r.rating, 'title', r.title, 'content', r.content, 'petName', r.pet_name, 'images', r.images[1:3],
  'isHelpful', r.is_helpful, 'helpfulCount', r.helpful_count, 'votedHelpful', null,
  'createdAt', ${isoTime('r.created_at')}, 'updatedAt', ${isoTime('r.updated_at')}, 'userId', r.user_id,
  'user', case when u.id is null then null
    else json_build_object('firstName', u.first_name, 'profileImageUrl', u.profile_image_url) end,
  'business', json_build_object('id', b.id, 'name', b.name, 'category', b.category, 'ownerId', b.owner_id),
  'hasResponse', exists (select from review_responses a where a.review_id = r.id))::text`;

const REVIEW_FROM = `from reviews r join businesses b on b.id = r.business_id left join users u on u.id = r.user_id`;

const BUSINESS_REVIEW_COUNT = {
  name: 'business-review-count',
  text: `select review_count as count from businesses where id = $1 and is_public`,
};

/** Index reviews_of_business in its own order: reads as many rows as are shown, however many a place has. */
const FIRST_REVIEWS = {
  name: 'reviews-first',
  text: `select ${REVIEW_JSON} as json, r.id, ${microseconds('r.created_at')} as moment ${REVIEW_FROM}
    where r.business_id = $1 and r.is_published order by r.created_at desc, r.id desc limit $2`,
};

const NEXT_REVIEWS = {
  name: 'reviews-next',
  text: `select ${REVIEW_JSON} as json, r.id, ${microseconds('r.created_at')} as moment ${REVIEW_FROM}
    where r.business_id = $1 and r.is_published and (r.created_at, r.id) < (${momentOf('$3')}, $4::bigint)
    order by r.created_at desc, r.id desc limit $2`,
};

/** One probe of each primary key. */
const RESPONSE = {
  name: 'review-response',
  text: `select case when a.id is null then 'null' else json_build_object('id', a.id, 'reviewId', a.review_id, 'content', a.content,
      'createdAt', ${isoTime('a.created_at')}, 'updatedAt', ${isoTime('a.updated_at')})::text end as json
    from reviews r join businesses b on b.id = r.business_id and b.is_public left join review_responses a on a.review_id = r.id
    where r.id = $1 and r.is_published`,
};

const SUMMARY = {
  name: 'review-summary',
  text: `select review_count::float8 as count, rating_sum::float8 as sum from review_totals`,
};

interface ReviewRow extends JsonRow {
  readonly id: number;
  /** A bigint, which the driver hands over as text. */
  readonly moment: string;
}

export class PostgresReviewReads extends ReviewReads {
  constructor(private readonly database: Database) {
    super();
  }

  override async ofBusiness(businessId: number, { limit, cursor }: PageRequest): Promise<ListPage | null> {
    const list = `reviews ${businessId}`;
    const after = cursor === null ? [] : readCursor(list, ['number', 'number'], cursor);
    const [counted, rows] = await Promise.all([
      this.database.row<{ count: number }>(BUSINESS_REVIEW_COUNT, [businessId]),
      this.database.rows<ReviewRow & Record<string, unknown>>(cursor === null ? FIRST_REVIEWS : NEXT_REVIEWS, [
        businessId,
        limit + 1,
        ...after,
      ]),
    ]);
    if (counted === null) return null;
    return listPage(rows, limit, counted.count, (row) => writeCursor(list, [Number(row.moment), row.id]));
  }

  override async responseTo(reviewId: number): Promise<JsonText | null> {
    const row = await this.database.row<{ json: string }>(RESPONSE, [reviewId]);
    return row?.json ?? null;
  }

  override async summary(): Promise<JsonText> {
    const row = await this.database.row<{ count: number; sum: number }>(SUMMARY);
    const totals = { count: row?.count ?? 0, sum: row?.sum ?? 0, favorable: 0 };
    return JSON.stringify({ totalReviews: totals.count, averageRating: averageRating(totals) });
  }
}
