import {
  MENTIONS,
  responseAnchor,
  REVIEW_SORTS,
  reviewAnchor,
  type ReviewSort,
} from '../../../interfaces/contract/shared/words.js';
import { cursorOf } from '../../lib/path/list-path.js';
import { withQuery } from '../../lib/path/with-query.js';

interface LinkedReview {
  readonly id: number;
  readonly business: { readonly id: number };
}

/**
 * Returns the address of a business with one of its reviews in view, however many newer ones there are. `from` is the
 * list that the business links back to.
 */
export function reviewPath(review: LinkedReview, from: string | null): string {
  return `${withReview(review, from)}#${reviewAnchor(review.id)}`;
}

/** Returns the same address with the owner's response in view. */
export function responsePath(review: LinkedReview, responseId: number, from: string | null): string {
  return `${withReview(review, from)}#${responseAnchor(responseId)}`;
}

const withReview = ({ id, business }: LinkedReview, from: string | null): string =>
  withQuery(`/business/${business.id}`, { from, review: String(id) });

/** Returns the review that the address of a business links to; null if none. */
export function linkedReviewOf(params: URLSearchParams): number | null {
  return idIn(params.get('review') ?? '');
}

/** Returns the review in the hash, which only the browser knows; null if none. */
export function reviewInHash(hash: string): number | null {
  const anchor = reviewAnchor(0).slice(0, -1);
  return hash.startsWith(`#${anchor}`) ? idIn(hash.slice(anchor.length + 1)) : null;
}

function idIn(text: string): number | null {
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}

/** The sort order and filter of a business's reviews in its address. */
export interface ReviewSearch {
  readonly sort: ReviewSort;
  /** Only reviews that mention this word; null for all. */
  readonly mentions: string | null;
  /** Only reviews with photos. */
  readonly photos: boolean;
  /** Where the previous page ended; null for the first page. */
  readonly cursor: string | null;
}

export const NEWEST_REVIEWS: ReviewSearch = { sort: 'newest', mentions: null, photos: false, cursor: null };

/** Ignores unknown parameters, so that a page never fails on its address. */
export function reviewSearchOf(params: URLSearchParams): ReviewSearch {
  const word = params.get('mentions') ?? '';
  return {
    sort: REVIEW_SORTS.find((each) => each === params.get('sort')) ?? 'newest',
    mentions: /^\p{L}+$/u.test(word) && word.length <= MENTIONS.maxLetters ? word : null,
    photos: params.get('photos') === 'true',
    cursor: cursorOf(params),
  };
}

/** Returns the parameters of a search; null values are left out of the address. */
export function reviewParams({ sort, mentions, photos, cursor }: ReviewSearch) {
  return { sort: sort === 'newest' ? null : sort, mentions, photos: photos ? 'true' : null, cursor };
}

/** Returns the address of the same page with other reviews, keeping its back link and the question about pets. */
export function reviewsOfPath(id: number, params: URLSearchParams, search: Partial<ReviewSearch>): string {
  const nextSearch = { ...reviewSearchOf(params), cursor: null, ...search };
  const kept = { from: params.get('from'), pets: params.get('pets'), at: params.get('at') };
  return `${withQuery(`/business/${id}`, { ...kept, ...reviewParams(nextSearch) })}#reviews`;
}
