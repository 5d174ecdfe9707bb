import { DAY_MS } from '../shared/days.js';
import { formatDay } from '../shared/time-in-words.js';
import type { FactInWords } from './fact-history.js';

const [MONTH_DAYS, YEAR_DAYS] = [30, 365];

/** Returns how long ago a UTC day was: 'today', 'yesterday', '12 days ago', '3 months ago', '2 years ago'. */
export function timeAgo(day: string, now: Date): string {
  const days = Math.max(0, Math.floor((now.getTime() - new Date(day).getTime()) / DAY_MS));
  if (days < 2) return days === 0 ? 'today' : 'yesterday';
  if (days < 2 * MONTH_DAYS) return `${days} days ago`;
  if (days < 2 * YEAR_DAYS) return `${Math.floor(days / MONTH_DAYS)} months ago`;
  return `${Math.floor(days / YEAR_DAYS)} years ago`;
}

/** Returns when a fact was last stated or confirmed, for its owner. */
export function lastConfirmed({ confirmedAt }: Pick<FactInWords, 'confirmedAt'>, now: Date): string {
  return `Last confirmed ${timeAgo(confirmedAt, now)}, on ${formatDay(new Date(confirmedAt))}.`;
}

/** Returns what visitors say against a fact, for its owner; null if they say nothing. */
export function visitorsDisagree({ state, contradictions }: Pick<FactInWords, 'state' | 'contradictions'>) {
  if (contradictions === 1) return 'A visitor says this is no longer right.';
  if (contradictions > 1) return `${contradictions} visitors say this is no longer right.`;
  return state === 'disputed' ? 'Visitors said recently that this is no longer right.' : null;
}

/** Returns the text of a fact for a place next to its label, which it doesn't repeat: 'Every day, 8 AM to 6 PM.' */
export function textBesideLabel({ label, text }: Pick<FactInWords, 'label' | 'text'>): string {
  const repeated = `${label}: `;
  const rest = text.startsWith(repeated) ? text.slice(repeated.length) : text;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
