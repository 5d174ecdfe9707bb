const DAY_MS = 86_400_000;

/**
 * How long ago something was, in whole days of 24 hours (spec 1 §9): 'Today', '1 day ago', 'N days ago'
 * under 7, 'N weeks ago' under 30 ('1 weeks ago' as specified), otherwise the date as '3/14/2025'.
 * `now` is an argument so that server and browser can render the same words.
 */
export function relativeDate(when: string | Date, now: Date): string {
  const date = typeof when === 'string' ? new Date(when) : when;
  const days = Math.floor((now.getTime() - date.getTime()) / DAY_MS);
  if (days < 1) return 'Today';
  if (days === 1) return '1 day ago';
  if (days < 7) return `${days} days ago`;
  if (days < 30) return `${Math.floor(days / 7)} weeks ago`;
  return date.toLocaleDateString('en-US', { timeZone: 'UTC' });
}
