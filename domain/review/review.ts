import { refuse } from '../shared/domain-error.js';

/**
 * A product decision: limits of a review's texts in characters, and of its pictures; a pet's name as in the account.
 */
export const REVIEW_LIMITS = { title: 100, minContent: 10, maxContent: 1000, images: 3, petName: 50 } as const;

/**
 * How an author came to visit, where they say so: `label` is the choice in the form, `told` what readers see. Who works at a
 * place is asked too, and refused.
 */
export const DISCLOSURE = {
  paid: { label: 'I paid for my visit', told: 'Paid for the visit' },
  invited: { label: 'I was invited, or got something for it', told: 'Was invited' },
} as const;

export type Disclosure = keyof typeof DISCLOSURE;

export const DISCLOSURES = Object.keys(DISCLOSURE) as [Disclosure, ...Disclosure[]];

/** The answer of the form that is refused. */
export const WORKS_THERE = {
  value: 'works_there',
  label: 'I work there',
  refusal: 'People who work at a place cannot review it. Please choose another place.',
} as const;

/** What an author writes. */
export interface ReviewContent {
  /** 1 to 5, whole. */
  readonly rating: number;
  readonly title: string;
  readonly content: string;
  readonly petName: string | null;
  /** Addresses of pictures on this site, at most three. */
  readonly images: readonly string[];
  /** Null where the author says nothing about it. */
  readonly disclosure: Disclosure | null;
}

/** Nobody praises their own business: refuses its owner with FORBIDDEN. */
export function requireNotOwner(business: { readonly ownerId: string | null }, authorId: string): void {
  if (business.ownerId === authorId) refuse('FORBIDDEN', 'You cannot review your own business.');
}

/** Refuses everybody but the author with FORBIDDEN. */
export function requireAuthor(review: { readonly userId: string | null }, memberId: string): void {
  if (review.userId !== memberId) refuse('FORBIDDEN', 'Only its author can change a review.');
}

/** A vote is the opinion of others: refuses the author with FORBIDDEN. */
export function requireNotAuthor(review: { readonly userId: string | null }, memberId: string): void {
  if (review.userId === memberId) refuse('FORBIDDEN', 'You cannot vote for your own review.');
}

/** How an author signs: 'petName & firstName' where both are known, else the first name, else 'Anonymous'. */
export function authorName(petName: string | null, firstName: string | null): string {
  if (firstName === null || firstName === '') return 'Anonymous';
  return petName === null || petName === '' ? firstName : `${petName} & ${firstName}`;
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * The age of a review in whole 24-hour days: 'Today', '1 day ago', 'N days ago' under 7 days, 'N weeks ago' under 30,
 * otherwise the date as written in the US (UTC). A moment in the future counts as today.
 */
export function relativeDate(then: Date, now: Date): string {
  const days = Math.max(0, Math.floor((now.getTime() - then.getTime()) / DAY));
  if (days === 0) return 'Today';
  if (days === 1) return '1 day ago';
  if (days < 7) return `${days} days ago`;
  if (days < 30) return `${Math.floor(days / 7)} weeks ago`;
  return then.toLocaleDateString('en-US', { timeZone: 'UTC' });
}
