import type { JsonText } from '../../application/shared/page.js';
import { OwnerResponses, type ResponseWords } from '../../application/review/ports.js';
import { RESPONSE_JSON } from './review-json.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';

const ADD = `
  insert into review_responses as a (review_id, business_id, responder_id, content) values ($1, $2, $3, $4)
  on conflict (review_id) do nothing returning ${RESPONSE_JSON}::text as json`;

const CHANGE = `
  update review_responses a set content = $1, responder_id = $2, updated_at = now() where a.review_id = $3
  returning ${RESPONSE_JSON}::text as json`;

/** Owners' responses in PostgreSQL. */
export class PostgresOwnerResponses extends OwnerResponses {
  constructor(private readonly work: UnitOfWork) {
    super();
  }

  override async add(response: ResponseWords & { readonly businessId: number }): Promise<JsonText | null> {
    const { reviewId, businessId, responderId, content } = response;
    const row = await this.work.row<{ json: string }>(ADD, [reviewId, businessId, responderId, content]);
    return row?.json ?? null;
  }

  override async change({ reviewId, responderId, content }: ResponseWords): Promise<JsonText | null> {
    const row = await this.work.row<{ json: string }>(CHANGE, [content, responderId, reviewId]);
    return row?.json ?? null;
  }
}
