import type { Category } from '../../domain/business/category.js';
import { requireFittingKind } from '../../domain/business/content.js';
import type { Kind } from '../../domain/business/kind/kind-label.js';
import { recommendationTitle, tidyRecommended } from '../../domain/feedback/business-recommendation.js';
import { reachableBy, type ContactPreference } from '../../domain/feedback/feedback.js';
import type { NewFeedback } from './ports.js';

/** A recommended place, as sent. */
export interface RecommendationInput {
  readonly feedbackType: 'business_recommendation';
  readonly title?: string | undefined;
  readonly description: string;
  readonly recommendedBusinessName: string;
  readonly recommendedBusinessCategory: Category;
  readonly recommendedBusinessKind?: Kind | null | undefined;
  readonly recommendedBusinessAddress: string;
  readonly recommendedBusinessCity: string;
  readonly recommendedBusinessState: string;
  readonly recommendedBusinessZip?: string | null | undefined;
  readonly recommendedBusinessPhone?: string | null | undefined;
  readonly recommendedBusinessWebsite?: string | null | undefined;
  readonly recommendedBusinessDescription: string;
  readonly recommendedPetPerks: readonly string[];
  readonly contactPreference: ContactPreference;
  readonly contactEmail?: string | null | undefined;
  readonly contactPhone?: string | null | undefined;
  readonly allowPublicDisplay: boolean;
}

/**
 * Returns a recommendation as stored, without its sender. It has no listing yet. Throws INVALID_INPUT for a kind of
 * another category.
 */
export function recommendedPlace(input: RecommendationInput): Omit<NewFeedback, 'userId'> {
  const { feedbackType, description, recommendedBusinessName: name, contactEmail = null, contactPhone = null } = input;
  const { recommendedBusinessCategory: category, recommendedBusinessKind: kind = null } = input;
  requireFittingKind({ kind, category }, 'recommendedBusinessKind');
  return {
    feedbackType,
    businessId: null,
    title: input.title ?? recommendationTitle(name),
    description,
    recommended: tidyRecommended({
      name,
      address: input.recommendedBusinessAddress,
      city: input.recommendedBusinessCity,
      state: input.recommendedBusinessState,
      zip: input.recommendedBusinessZip ?? null,
      phone: input.recommendedBusinessPhone ?? null,
      website: input.recommendedBusinessWebsite ?? null,
      category,
      kind,
      description: input.recommendedBusinessDescription,
      petPerks: input.recommendedPetPerks,
    }),
    priority: 'medium',
    tags: [],
    contactEmail,
    contactPhone,
    contactPreference: reachableBy(input.contactPreference, contactPhone),
    allowPublicDisplay: input.allowPublicDisplay,
  };
}
