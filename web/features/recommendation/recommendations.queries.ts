import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type {
  Recommendation,
  RecommendationInput,
} from '../../../interfaces/contract/recommendation/recommendation.js';
import { callQuery } from '../../api/call-query.js';

export const MODES = ['personalized', 'diverse', 'trending'] as const;

export type Mode = (typeof MODES)[number];

export type View = RecommendationInput['views'][number];

/** Number of recommendations: a product decision. */
const SHOWN = 8;

/**
 * Recommendations based on this browser's history (null until it is read); among equals, those closest to home come
 * first. The history is sent with the request and not stored.
 */
export function useRecommendations(mode: Mode, views: readonly View[] | null, home: string | null) {
  const body = { mode, views: [...(views ?? [])], limit: SHOWN, ...(home !== null && { location: home }) };
  return useQuery({
    ...callQuery<readonly Recommendation[]>(
      ['recommendations', mode, views?.map(({ id }) => id) ?? null, home],
      (api) => api.POST('/api/recommendations', { body }),
    ),
    enabled: views !== null,
    placeholderData: keepPreviousData,
  });
}
