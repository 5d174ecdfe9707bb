import { responseAnchor, reviewAnchor } from '../../../interfaces/contract/words.js';

/** The page of a business with one of its reviews in view, however many newer ones there are. */
export function reviewPath(businessId: number, reviewId: number): string {
  return `${withReview(businessId, reviewId)}#${reviewAnchor(reviewId)}`;
}

/** The same with the owner's response to the review in view. */
export function responsePath(businessId: number, reviewId: number, responseId: number): string {
  return `${withReview(businessId, reviewId)}#${responseAnchor(responseId)}`;
}

const withReview = (businessId: number, reviewId: number): string => `/business/${businessId}?review=${reviewId}`;

/** Which review an address of a business leads to; null for none. */
export function linkedReviewOf(params: URLSearchParams): number | null {
  return idIn(params.get('review') ?? '');
}

/** The same of what stands behind '#', which only the browser knows. */
export function reviewInHash(hash: string): number | null {
  const anchor = reviewAnchor(0).slice(0, -1);
  return hash.startsWith(`#${anchor}`) ? idIn(hash.slice(anchor.length + 1)) : null;
}

function idIn(text: string): number | null {
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
