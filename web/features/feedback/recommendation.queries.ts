import { useMutation } from '@tanstack/react-query';
import type { RecommendationForm } from '../../../interfaces/contract/feedback/business-recommendation.js';
import { recommendationTitle } from '../../../interfaces/contract/shared/words.js';
import { apiOf } from '../../api/client.js';
import { dataOf } from '../../api/problem.js';
import { once, type Sending } from '../../api/sending.js';
import { similarBusinesses } from '../../api/similar.js';
import { given } from '../../lib/given.js';

export { refusalOf } from '../../api/refusal.js';

export const useSimilarBusinesses = () => useMutation(similarBusinesses());

/** Recommends a place: one text says why, where the record has two. */
export function useRecommendation() {
  return useMutation({
    mutationFn: async ({ form, key }: Sending<RecommendationForm>, { client }): Promise<void> => {
      const body = {
        feedbackType: 'business_recommendation' as const,
        title: recommendationTitle(form.recommendedBusinessName),
        description: form.recommendedBusinessDescription,
        ...given(form),
      };
      const answer = await apiOf(client).POST('/api/feedback', { body, ...once(key) });
      dataOf(answer, 'There was an error submitting your recommendation. Please try again.');
    },
  });
}
