import {
  MENTIONS,
  responseAnchor,
  REVIEW_SORTS,
  reviewAnchor,
  type ReviewSort,
} from '../../../interfaces/contract/shared/words.js';
import { cursorOf } from './list-path.js';
import { withQuery } from './with-query.js';

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

/** Which reviews of a business its address asks for. */
export interface ReviewSearch {
  readonly sort: ReviewSort;
  /** Those that use this word; null for all. */
  readonly mentions: string | null;
  /** Where the page before ended; null for the first page. */
  readonly cursor: string | null;
}

export const NEWEST_REVIEWS: ReviewSearch = { sort: 'newest', mentions: null, cursor: null };

/** What it does not know counts as absent: a page never fails on its address. */
export function reviewSearchOf(params: URLSearchParams): ReviewSearch {
  const word = params.get('mentions') ?? '';
  return {
    sort: REVIEW_SORTS.find((each) => each === params.get('sort')) ?? 'newest',
    mentions: /^\p{L}+$/u.test(word) && word.length <= MENTIONS.maxLetters ? word : null,
    cursor: cursorOf(params),
  };
}

/** The parameters of a search, null where nothing is said. */
export function reviewParams({ sort, mentions, cursor }: ReviewSearch) {
  return { sort: sort === 'newest' ? null : sort, mentions, cursor };
}

/** The same page with other reviews, the way back to where it was opened from kept. */
export function reviewsOfPath(id: number, params: URLSearchParams, search: Partial<ReviewSearch>): string {
  const asked = { ...reviewSearchOf(params), cursor: null, ...search };
  return `${withQuery(`/business/${id}`, { from: params.get('from'), ...reviewParams(asked) })}#reviews`;
}
