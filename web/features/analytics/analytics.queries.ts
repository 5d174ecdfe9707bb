import { useQuery } from '@tanstack/react-query';
import type { Analytics } from '../../../interfaces/contract/analytics/analytics.js';
import { callQuery } from '../../api/call-query.js';
import { businessKey } from '../../api/query-keys.js';
import { statusOf } from '../../lib/form/refusal.js';

/** Today's numbers keep changing, so they are refetched after this time. */
const STALE_MS = 30_000;

/**
 * Visitor activity on one of the member's own businesses in the last `days` days. Fails with status 403 if the tier
 * doesn't cover that many days.
 */
export const analyticsQuery = (id: number, days: number) => ({
  ...callQuery<Analytics>([...businessKey(id), 'analytics', days], (api) =>
    api.GET('/api/businesses/{id}/analytics', { params: { path: { id }, query: { days } } }),
  ),
  staleTime: STALE_MS,
});

/** `isUnknown` is true if the tier doesn't cover the period; the error's message says so. */
export function useAnalytics(id: number, days: number) {
  const query = useQuery(analyticsQuery(id, days));
  return { ...query, isUnknown: statusOf(query.error) === 403 };
}
