import type { JsonText } from '../../application/shared/page.js';
import type { OwnerResponses, ResponseWords } from '../../application/review/ports.js';
import type { ContentState } from '../../domain/moderation/target.js';
import { RESPONSE_JSON } from './review-json.js';
import { OwnerResponseEntity } from './owner-response.entity.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';

const ADD = `
  insert into review_responses as a (review_id, business_id, responder_id, content) values ($1, $2, $3, $4)
  on conflict (review_id) do nothing returning ${RESPONSE_JSON}::text as json`;

const READ = `select ${RESPONSE_JSON}::text as json from review_responses a where a.review_id = $1`;

const FIND = 'select state from review_responses where review_id = $1 for update';

/**
 * Owners' responses in PostgreSQL. Plain SQL for adding the first response, so that only one of two concurrent calls
 * succeeds, and for returning it in the page's format.
 */
export class PostgresOwnerResponses implements OwnerResponses {
  constructor(private readonly work: UnitOfWork) {}

  async add(response: ResponseWords & { readonly businessId: number }): Promise<JsonText | null> {
    const { reviewId, businessId, responderId, content } = response;
    const row = await this.work.row<{ json: string }>(ADD, [reviewId, businessId, responderId, content]);
    return row?.json ?? null;
  }

  find(reviewId: number): Promise<{ readonly state: ContentState } | null> {
    return this.work.row<{ state: ContentState }>(FIND, [reviewId]);
  }

  async change({ reviewId, responderId, content }: ResponseWords): Promise<JsonText | null> {
    const { em } = this.work;
    const response = await em.findOne(OwnerResponseEntity, { reviewId });
    if (response === null) return null;
    em.assign(response, { responderId, content });
    await em.flush();
    return (await this.work.row<{ json: string }>(READ, [reviewId]))?.json ?? null;
  }
}
