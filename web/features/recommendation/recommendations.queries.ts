import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BusinessCard } from '../../../interfaces/contract/business/business.js';
import type { Category } from '../../../interfaces/contract/shared/words.js';
import { apiOf } from '../../api/client.js';
import { dataOf } from '../../api/problem.js';

/** How suggestions are chosen. */
export const MODES = ['personalized', 'diverse', 'trending'] as const;

export type Mode = (typeof MODES)[number];

/** A business that was looked at. */
export interface View {
  readonly id: number;
  readonly category: Category;
}

/** A part of a score and what it is for. */
export interface Reason {
  readonly name: 'rating' | 'reviews' | 'category' | 'premium' | 'favorite' | 'proximity';
  readonly points: number;
}

export type Recommendation = BusinessCard & { readonly score: number; readonly reasons: readonly Reason[] };

/** So many are suggested: a product decision. */
const SHOWN = 8;

/**
 * Suggestions out of what this browser remembers (null: not read yet), the nearest to the member's home first among equals.
 * The history is sent with the question and kept nowhere.
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
