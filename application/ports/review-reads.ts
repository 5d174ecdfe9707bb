import type { PageRequest } from './business-reads.js';
import type { JsonText, ListPage } from './business-search.js';

/** Reads of published reviews of public listings; each answer is JSON text as the contract has it. */
export abstract class ReviewReads {
  /** The reviews of a listing, newest first; null where nobody may see that listing. */
  abstract ofBusiness(businessId: number, page: PageRequest): Promise<ListPage | null>;
  /** What the owner answered: JSON of an `OwnerResponse` or of null; null itself where there is no such review. */
  abstract responseTo(reviewId: number): Promise<JsonText | null>;
  /** Totals over all published reviews. */
  abstract summary(): Promise<JsonText>;
}
