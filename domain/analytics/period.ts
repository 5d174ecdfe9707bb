import { LISTING_TIER, type ListingTier } from '../business/listing-tier.js';
import { refuse } from '../shared/domain-error.js';

/** A product decision: days of figures that an owner may ask for, and gets unasked. The last of them is today (UTC). */
export const ANALYTICS_DAYS = { min: 1, max: 365, default: 30 } as const;

/** Days (UTC) from the first to the last, written like 2026-07-15. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const DAY_MS = 86_400_000;

/** The last `days` days (UTC) at a moment, its own day included. */
export function periodUntil(now: Date, days: number): Period {
  return { from: dayOf(now.getTime() - (days - 1) * DAY_MS), to: dayOf(now.getTime()) };
}

/** The same length right before a period. */
export function periodBefore({ from, to }: Period): Period {
  const first = Date.parse(from);
  const length = Date.parse(to) - first + DAY_MS;
  return { from: dayOf(first - length), to: dayOf(first - DAY_MS) };
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** Refuses with FORBIDDEN what a listing's tier does not give its owner: figures of so many days, or a file of them. */
export function checkAnalyticsGrant(tier: ListingTier, days: number, asFile: boolean): void {
  const { label, analyticsDays, analyticsExport } = LISTING_TIER[tier];
  const { premium } = LISTING_TIER;
  if (days > analyticsDays) {
    refuse(
      'FORBIDDEN',
      `A ${label} listing shows the figures of the last ${analyticsDays} days; ${premium.label} shows up to ${premium.analyticsDays} days.`,
    );
  }
  if (asFile && !analyticsExport) {
    refuse('FORBIDDEN', `Only a ${premium.label} listing's figures can be downloaded as a CSV file.`);
  }
}
