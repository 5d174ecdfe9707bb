/** Limits of a review (spec 1 §5 and §9), in characters. */
export const REVIEW_LIMITS = { title: 100, contentLeast: 10, contentMost: 1000, images: 3 } as const;

/** How an author signs: 'petName & firstName' where both are known, else the first name, else 'Anonymous' (spec 1 §2). */
export function authorName(petName: string | null, firstName: string | null): string {
  if (firstName === null || firstName === '') return 'Anonymous';
  return petName === null || petName === '' ? firstName : `${petName} & ${firstName}`;
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * The age of a review in whole 24-hour days: 'Today', '1 day ago', 'N days ago' under 7 days, 'N weeks ago' under 30,
 * otherwise the date as written in the US (spec 1 §9). A moment in the future counts as today.
 */
export function relativeDate(then: Date, now: Date): string {
  const days = Math.max(0, Math.floor((now.getTime() - then.getTime()) / DAY));
  if (days === 0) return 'Today';
  if (days === 1) return '1 day ago';
  if (days < 7) return `${days} days ago`;
  if (days < 30) return `${Math.floor(days / 7)} weeks ago`;
  return then.toLocaleDateString('en-US', { timeZone: 'UTC' });
}
