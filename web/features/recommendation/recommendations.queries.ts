import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BusinessCard } from '../../../interfaces/contract/business/business.js';
import type { Category } from '../../../interfaces/contract/shared/words.js';
import { apiOf } from '../../api/client.js';
import { dataOf } from '../../api/problem.js';

/** The modes of recommendations. */
export const MODES = ['personalized', 'diverse', 'trending'] as const;

export type Mode = (typeof MODES)[number];

/** A viewed business. */
export interface View {
  readonly id: number;
  readonly category: Category;
}

/** A part of a score, and its reason. */
export interface Reason {
  readonly name: 'rating' | 'reviews' | 'category' | 'premium' | 'favorite' | 'proximity';
  readonly points: number;
}

export type Recommendation = BusinessCard & { readonly score: number; readonly reasons: readonly Reason[] };

/** Number of recommendations: a product decision. */
const SHOWN = 8;

/**
 * Recommendations based on this browser's history (null until it is read); among equals, those closest to home come
 * first. The history is sent with the request and not stored.
 */
export function useRecommendations(mode: Mode, views: readonly View[] | null, home: string | null) {
  return useQuery({
    queryKey: ['recommendations', mode, views?.map(({ id }) => id) ?? null, home],
    queryFn: async ({ client }): Promise<readonly Recommendation[]> => {
      const body = { mode, views: [...(views ?? [])], limit: SHOWN, ...(home !== null && { location: home }) };
      const answer = await apiOf(client).POST('/api/recommendations', { body });
      return dataOf(answer, 'Failed to fetch businesses');
    },
    enabled: views !== null,
    placeholderData: keepPreviousData,
  });
}
