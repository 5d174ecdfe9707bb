import type { PageRequest } from '../business/business-reads.js';
import type { JsonText, ListPage } from '../business/business-search.js';

/** Which reviews: of a place, of an author, or all. */
export type ReviewList =
  | { readonly of: 'business'; readonly id: number }
  | { readonly of: 'member'; readonly id: string }
  | { readonly of: 'everybody' };

/**
 * Reads of published reviews of public listings, those of closed accounts left out; each answer is JSON text as the
 * contract has it. `viewerId` is the member who looks, whose votes it then tells; null for a visitor.
 */
export abstract class ReviewReads {
  /** Newest first; null where nobody may see that place, or there is no such member. */
  abstract page(list: ReviewList, page: PageRequest, viewerId: string | null): Promise<ListPage | null>;
  /** One review, null where there is none. */
  abstract one(reviewId: number, viewerId: string | null): Promise<JsonText | null>;
  /** What the owner answered: JSON of an `OwnerResponse` or of null; null itself where there is no such review. */
  abstract responseTo(reviewId: number): Promise<JsonText | null>;
  /** Totals over all published reviews. */
  abstract summary(): Promise<JsonText>;
}
