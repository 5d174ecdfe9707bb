import { useMutation } from '@tanstack/react-query';
import type { RecommendationForm } from '../../../interfaces/contract/feedback/business-recommendation.js';
import { recommendationTitle } from '../../../interfaces/contract/shared/words.js';
import { apiOf } from '../../api/client.js';
import { dataOf } from '../../api/problem.js';
import { idempotencyHeader, type IdempotentForm } from '../../api/idempotent-form.js';
import { similarBusinesses } from '../../api/similar-businesses.js';
import { withoutUndefined } from '../../lib/form/without-undefined.js';

export const useSimilarBusinesses = () => useMutation(similarBusinesses());

/** Recommends a business. The form's one text fills both of the record's fields. */
export function useRecommendation() {
  return useMutation({
    mutationFn: async ({ form, key }: IdempotentForm<RecommendationForm>, { client }): Promise<void> => {
      const body = {
        feedbackType: 'business_recommendation' as const,
        title: recommendationTitle(form.recommendedBusinessName),
        description: form.recommendedBusinessDescription,
        ...withoutUndefined(form),
      };
      const answer = await apiOf(client).POST('/api/feedback', { body, ...idempotencyHeader(key) });
      dataOf(answer, 'There was an error submitting your recommendation. Please try again.');
    },
  });
}
