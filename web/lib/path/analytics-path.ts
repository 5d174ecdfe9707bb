import { ANALYTICS_DAYS } from '../../../interfaces/contract/shared/words.js';

/** The periods to choose from, in days: a product decision. */
export const ANALYTICS_PERIODS = [7, 30, 90, 365] as const;

export type AnalyticsPeriod = (typeof ANALYTICS_PERIODS)[number];

export function analyticsPath(id: number | string, days: number = ANALYTICS_DAYS.default): string {
  return `/my-businesses/${id}/analytics${days === ANALYTICS_DAYS.default ? '' : `?days=${days}`}`;
}

/** Returns the period in the address; the default if it isn't one of the choices. */
export function analyticsDaysOf(params: URLSearchParams): AnalyticsPeriod {
  return ANALYTICS_PERIODS.find((days) => String(days) === params.get('days')) ?? ANALYTICS_DAYS.default;
}
