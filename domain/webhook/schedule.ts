import { DAY_MS } from '../shared/days.js';

const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000];

/** Milliseconds to wait after the first failed attempt, after the second, and so on. With jitter, at most 24 hours in all. */
export const WAITS_MS: readonly number[] = [5 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 14 * HOUR];

/** Attempts for one event, including the first. */
export const MAX_DELIVERY_ATTEMPTS = WAITS_MS.length + 1;

/** Attempts of one event that its log keeps. Replays add to them. */
export const MAX_LOGGED_ATTEMPTS_OF_EVENT = 2 * MAX_DELIVERY_ATTEMPTS;

/** Each wait is longer by up to this share, so that many failed events don't all come back at once. */
const JITTER = 0.1;

/** The longest `Retry-After` that is honored. */
export const MAX_RETRY_AFTER_MS = HOUR;

/** An endpoint that fails for this long without a success is disabled. */
export const MAX_FAILING_DAYS = 5;

/** How long the secret before a rotation stays valid. */
export const OLD_SECRET_MS = DAY_MS;

/**
 * Returns the milliseconds until the next attempt; null if there is none. `failed` is the number of failed attempts,
 * `random` is from 0 to 1, and `retryAfterMs` is what the endpoint asked for.
 */
export function waitAfter(failed: number, random: number, retryAfterMs: number | null): number | null {
  const wait = WAITS_MS[failed - 1];
  if (wait === undefined) return null;
  const withJitter = Math.round(wait * (1 + JITTER * random));
  return Math.max(withJitter, Math.min(retryAfterMs ?? 0, MAX_RETRY_AFTER_MS));
}

/** Returns whether an endpoint that has failed since then is to be disabled. */
export function isWornOut(failingSince: Date, now: Date): boolean {
  return now.getTime() - failingSince.getTime() >= MAX_FAILING_DAYS * DAY_MS;
}
