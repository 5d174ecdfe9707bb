import { zodResolver } from '@hookform/resolvers/zod';
import { useFormContext, type Resolver } from 'react-hook-form';
import { RecommendationForm } from '../../../interfaces/contract/feedback/business-recommendation.js';
import { DEFAULT_RECOMMENDED_CATEGORY, type ContactPreference } from '../../../interfaces/contract/shared/words.js';

/** The form's values, empty by default. */
export const NEW_RECOMMENDATION = {
  recommendedBusinessName: '',
  recommendedBusinessCategory: DEFAULT_RECOMMENDED_CATEGORY,
  recommendedBusinessAddress: '',
  recommendedBusinessCity: '',
  recommendedBusinessState: '',
  recommendedBusinessZip: '',
  recommendedBusinessPhone: '',
  recommendedBusinessWebsite: '',
  recommendedBusinessDescription: '',
  recommendedPetPerks: [] as string[],
  contactPreference: 'email' as ContactPreference,
  contactEmail: '',
  contactPhone: '',
  allowPublicDisplay: false,
};

export type RecommendationValues = typeof NEW_RECOMMENDATION;

const NOT_DRAFTED: readonly string[] = ['recommendedBusinessPhone', 'contactEmail', 'contactPhone'];

/** Fields a draft may contain: all except email addresses and phone numbers. */
export const DRAFTED = (Object.keys(NEW_RECOMMENDATION) as (keyof RecommendationValues)[]).filter(
  (field) => !NOT_DRAFTED.includes(field),
);

const check = zodResolver(RecommendationForm) as unknown as Resolver<RecommendationValues, unknown, RecommendationForm>;

/** Checks the contract. Contact details of a channel that wasn't chosen are neither checked nor sent. */
export const recommendationResolver: typeof check = (values, context, options) => {
  const { contactPreference, contactEmail, contactPhone } = values;
  return check(
    {
      ...values,
      contactEmail: contactPreference === 'email' ? contactEmail : '',
      contactPhone: contactPreference === 'phone' ? contactPhone : '',
    },
    context,
    options,
  );
};

/** The form that surrounds the sections. */
export const useRecommendationForm = () => useFormContext<RecommendationValues, unknown, RecommendationForm>();
