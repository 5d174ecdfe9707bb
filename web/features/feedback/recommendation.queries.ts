import { useMutation } from '@tanstack/react-query';
import type { RecommendationForm } from '../../../interfaces/contract/feedback/business-recommendation.js';
import { recommendationTitle } from '../../../interfaces/contract/shared/words.js';
import { useCall } from '../../api/use-call.js';
import { idempotencyHeader, type IdempotentForm } from '../../api/idempotent-form.js';
import { similarBusinesses } from '../../api/similar-businesses.js';
import { withoutUndefined } from '../../lib/form/without-undefined.js';

export const useSimilarBusinesses = () => useMutation(similarBusinesses());

/** Recommends a business. The form's one text fills both of the record's fields. */
export const useRecommendation = () =>
  useCall<unknown, IdempotentForm<RecommendationForm>>((api, { form, key }) => {
    const body = {
      feedbackType: 'business_recommendation' as const,
      title: recommendationTitle(form.recommendedBusinessName),
      description: form.recommendedBusinessDescription,
      ...withoutUndefined(form),
    };
    return api.POST('/api/feedback', { body, ...idempotencyHeader(key) });
  }, 'There was an error submitting your recommendation. Please try again.');
