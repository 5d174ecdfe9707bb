import { zodResolver } from '@hookform/resolvers/zod';
import { useFormContext, type Resolver } from 'react-hook-form';
import { RecommendationForm } from '../../../interfaces/contract/feedback/business-recommendation.js';
import { DEFAULT_RECOMMENDED_CATEGORY, type ContactPreference } from '../../../interfaces/contract/shared/words.js';
import { perkRefusal, withOwnPerk, withOwnPerkError } from '../../ui/form/own-perk.js';

/** The form's values, empty by default. */
export const NEW_RECOMMENDATION = {
  recommendedBusinessName: '',
  recommendedBusinessCategory: DEFAULT_RECOMMENDED_CATEGORY,
  recommendedBusinessKind: '',
  recommendedBusinessAddress: '',
  recommendedBusinessCity: '',
  recommendedBusinessState: '',
  recommendedBusinessZip: '',
  recommendedBusinessPhone: '',
  recommendedBusinessWebsite: '',
  recommendedBusinessDescription: '',
  recommendedPetPerks: [] as string[],
  /** A perk that was typed but not added. */
  ownPerk: '',
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

/**
 * Checks the contract. Contact details of a channel that wasn't chosen are neither checked nor sent. A perk that was
 * typed but not added is sent too.
 */
export const recommendationResolver: typeof check = async (values, context, options) => {
  const { contactPreference, contactEmail, contactPhone, recommendedPetPerks, ownPerk } = values;
  const checked = await check(
    {
      ...values,
      recommendedPetPerks: withOwnPerk(recommendedPetPerks, ownPerk),
      contactEmail: contactPreference === 'email' ? contactEmail : '',
      contactPhone: contactPreference === 'phone' ? contactPhone : '',
    },
    context,
    options,
  );
  return withOwnPerkError(checked, perkRefusal(recommendedPetPerks, ownPerk));
};

/** The form that surrounds the sections. */
export const useRecommendationForm = () => useFormContext<RecommendationValues, unknown, RecommendationForm>();
