import { LISTING_TIER, type ListingTier } from '../business/listing-tier.js';
import { refuse } from '../shared/domain-error.js';
import { DAY_MS } from '../shared/days.js';

/** Product decision: days of analytics that an owner may request, and the default. The last day is today (UTC). */
export const ANALYTICS_DAYS = { min: 1, max: 365, default: 30 } as const;

/** First and last day (UTC), both included, such as 2026-07-15. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Returns the last `days` days (UTC), including today. */
export function periodUntil(now: Date, days: number): Period {
  return { from: dayOf(now.getTime() - (days - 1) * DAY_MS), to: dayOf(now.getTime()) };
}

/** Returns the period of the same length right before this one. */
export function periodBefore({ from, to }: Period): Period {
  const first = Date.parse(from);
  const length = Date.parse(to) - first + DAY_MS;
  return { from: dayOf(first - length), to: dayOf(first - DAY_MS) };
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** Throws FORBIDDEN if the listing's tier doesn't grant this many days of analytics, or the CSV download. */
export function checkAnalyticsGrant(tier: ListingTier, days: number, asFile: boolean): void {
  const { label, analyticsDays, analyticsExport } = LISTING_TIER[tier];
  const { premium } = LISTING_TIER;
  if (days > analyticsDays) {
    refuse(
      'FORBIDDEN',
      `A ${label} listing includes analytics for the last ${analyticsDays} days. ${premium.label} includes up to ${premium.analyticsDays} days.`,
    );
  }
  if (asFile && !analyticsExport) {
    refuse('FORBIDDEN', `Downloading analytics as a CSV file requires a ${premium.label} listing.`);
  }
}
