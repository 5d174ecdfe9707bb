import { zodResolver } from '@hookform/resolvers/zod';
import { useFormContext, type Resolver } from 'react-hook-form';
import { RecommendationForm } from '../../../interfaces/contract/feedback/business-recommendation.js';
import {
  DEFAULT_RECOMMENDED_CATEGORY,
  type Category,
  type ContactPreference,
} from '../../../interfaces/contract/shared/words.js';

/** What stands in the form: empty where nothing is said. */
export interface RecommendationValues {
  recommendedBusinessName: string;
  recommendedBusinessCategory: Category;
  recommendedBusinessAddress: string;
  recommendedBusinessCity: string;
  recommendedBusinessState: string;
  recommendedBusinessZip: string;
  recommendedBusinessPhone: string;
  recommendedBusinessWebsite: string;
  recommendedBusinessDescription: string;
  recommendedPetPerks: string[];
  contactPreference: ContactPreference;
  contactEmail: string;
  contactPhone: string;
  allowPublicDisplay: boolean;
}

export const NEW_RECOMMENDATION: RecommendationValues = {
  recommendedBusinessName: '',
  recommendedBusinessCategory: DEFAULT_RECOMMENDED_CATEGORY,
  recommendedBusinessAddress: '',
  recommendedBusinessCity: '',
  recommendedBusinessState: '',
  recommendedBusinessZip: '',
  recommendedBusinessPhone: '',
  recommendedBusinessWebsite: '',
  recommendedBusinessDescription: '',
  recommendedPetPerks: [],
  contactPreference: 'email',
  contactEmail: '',
  contactPhone: '',
  allowPublicDisplay: false,
};

const UNKEPT: readonly string[] = ['recommendedBusinessPhone', 'contactEmail', 'contactPhone'];

/** What a draft may keep: all but e-mail addresses and telephone numbers. */
export const DRAFTED = (Object.keys(NEW_RECOMMENDATION) as (keyof RecommendationValues)[]).filter(
  (field) => !UNKEPT.includes(field),
);

/** True for the name of a field of the form. */
export function isField(name: string): name is keyof RecommendationValues {
  return name in NEW_RECOMMENDATION;
}

const check = zodResolver(RecommendationForm) as unknown as Resolver<RecommendationValues, unknown, RecommendationForm>;

/** Checks by the contract; a way to be reached that is not wished is neither checked nor sent. */
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

/** The form around the sections. */
export const useRecommendationForm = () => useFormContext<RecommendationValues, unknown, RecommendationForm>();
