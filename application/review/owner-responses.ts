import type { JsonText } from '../business/business-search.js';

export interface ResponseWords {
  readonly reviewId: number;
  readonly responderId: string;
  readonly content: string;
}

/** Owners' responses for changes, in the running transaction; each answer is JSON of an `OwnerResponse`. */
export abstract class OwnerResponses {
  /** Null where the review has a response already. */
  abstract add(response: ResponseWords & { readonly businessId: number }): Promise<JsonText | null>;
  /** Null where the review has none. */
  abstract change(response: ResponseWords): Promise<JsonText | null>;
}
