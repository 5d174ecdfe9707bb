import { DAY_MS } from '../shared/days.js';
import { refuse } from '../shared/domain-error.js';

/** Product decision: characters of a review's texts, and number of pictures. The pet's name has the account's limit. */
export const REVIEW_LIMITS = { title: 100, minContent: 10, maxContent: 1000, images: 3, petName: 50 } as const;

/**
 * How the visit came about: `label` is the choice in the form, `shownAs` is what readers see. The form also offers
 * `WORKS_THERE`, which is refused.
 */
export const DISCLOSURE = {
  paid: { label: 'I paid for my visit', shownAs: 'Paid for the visit' },
  invited: { label: 'I was invited or received something in return', shownAs: 'Was invited' },
} as const;

export type Disclosure = keyof typeof DISCLOSURE;

export const DISCLOSURES = Object.keys(DISCLOSURE) as [Disclosure, ...Disclosure[]];

/** The choice that is refused. */
export const WORKS_THERE = {
  value: 'works_there',
  label: 'I work there',
  refusal: 'People who work at a place cannot review it. Please choose another place.',
} as const;

export interface ReviewContent {
  /** 1 to 5, whole stars. */
  readonly rating: number;
  readonly title: string;
  readonly content: string;
  readonly petName: string | null;
  /** Addresses of pictures on this site, at most three. */
  readonly images: readonly string[];
  /** Null if the author didn't say. */
  readonly disclosure: Disclosure | null;
}

/** Throws FORBIDDEN if the author owns the business. */
export function requireNotOwner(business: { readonly ownerId: string | null }, authorId: string): void {
  if (business.ownerId === authorId) refuse('FORBIDDEN', 'You cannot review your own business.');
}

/** Throws FORBIDDEN unless the member wrote the review. */
export function requireAuthor(review: { readonly userId: string | null }, memberId: string): void {
  if (review.userId !== memberId) refuse('FORBIDDEN', 'Only its author can change a review.');
}

/** Throws FORBIDDEN if the member wrote the review. */
export function requireNotAuthor(review: { readonly userId: string | null }, memberId: string): void {
  if (review.userId === memberId) refuse('FORBIDDEN', 'You cannot vote for your own review.');
}

/** Returns the displayed author: 'petName & firstName', else the one of both that is known, else 'Anonymous'. */
export function authorName(petName: string | null, firstName: string | null): string {
  return [petName, firstName].filter(Boolean).join(' & ') || 'Anonymous';
}

/** Made once, because making a format takes 50 times as long as using it. */
const DAY = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'medium' });

/**
 * Returns a review's age in 24-hour days: 'Today', '1 day ago', 'N days ago' under 7 days, 'N weeks ago' under 30,
 * otherwise the day (UTC), like 'Nov 8, 2026'. A future time counts as today.
 */
export function relativeDate(then: Date, now: Date): string {
  const days = Math.max(0, Math.floor((now.getTime() - then.getTime()) / DAY_MS));
  if (days === 0) return 'Today';
  if (days === 1) return '1 day ago';
  if (days < 7) return `${days} days ago`;
  if (days < 30) return `${Math.floor(days / 7)} weeks ago`;
  return DAY.format(then);
}
