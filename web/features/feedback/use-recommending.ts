import type { UseFormReturn } from 'react-hook-form';
import type { RecommendationForm } from '../../../interfaces/contract/feedback/business-recommendation.js';
import { useSimilarFirst } from '../../ui/business/use-similar-first.js';
import { useSentForm } from '../../ui/form/use-sent-form.js';
import { toast } from '../../ui/overlay/toast-store.js';
import type { RecommendationValues } from './recommendation-values.js';
import { useRecommendation, useSimilarBusinesses } from './recommendation.queries.js';

type Methods = UseFormReturn<RecommendationValues, unknown, RecommendationForm>;

/** Sends a recommendation. First shows similar businesses, once per name and address. */
export function useRecommending(form: Methods, onDone: (name: string) => void) {
  const recommendation = useSentForm(form, useRecommendation(), {
    onSuccess: (_answer, place) => {
      toast({ tone: 'success', title: 'Recommendation submitted!' });
      onDone(place.recommendedBusinessName);
    },
    failureTitle: 'Submission failed',
    failure: 'There was an error submitting your recommendation. Please try again.',
  });
  const { submit, isSearching, dialog } = useSimilarFirst(useSimilarBusinesses(), matchFieldsOf, recommendation.send);
  return { submit, isPending: isSearching || recommendation.isPending, dialog };
}

function matchFieldsOf(place: RecommendationForm) {
  return {
    name: place.recommendedBusinessName,
    city: place.recommendedBusinessCity,
    state: place.recommendedBusinessState,
    zipCode: place.recommendedBusinessZip,
    phone: place.recommendedBusinessPhone,
    website: place.recommendedBusinessWebsite,
  };
}
