import { ANALYTICS_DAYS } from '../../../interfaces/contract/shared/words.js';

/** The periods that the page offers, in days: a product decision. */
export const ANALYTICS_PERIODS = [7, 30, 90, 365] as const;

export type AnalyticsPeriod = (typeof ANALYTICS_PERIODS)[number];

/** The page with the figures of a business. */
export function analyticsPath(id: number | string, days: number = ANALYTICS_DAYS.default): string {
  return `/my-businesses/${id}/analytics${days === ANALYTICS_DAYS.default ? '' : `?days=${days}`}`;
}

/** The period that an address names; what the page does not offer is its usual one. */
export function analyticsDaysOf(params: URLSearchParams): AnalyticsPeriod {
  return ANALYTICS_PERIODS.find((days) => String(days) === params.get('days')) ?? ANALYTICS_DAYS.default;
}
