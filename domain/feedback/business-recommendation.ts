import type { Category } from '../business/category.js';
import type { Kind } from '../business/kind/kind-label.js';
import { tidyEntries } from '../shared/tidy-entries.js';
import { stateCode } from '../gazetteer/us-state.js';

/** Minimum characters in a recommendation. The form requires a longer description than the API. */
export const RECOMMENDATION_LIMITS = {
  ...{ minTitle: 5, minName: 2, minAddress: 5, minCity: 2, minState: 2 },
  ...{ minDescription: 10, minDescriptionInForm: 20 },
} as const;

/** The category preselected in the form. */
export const DEFAULT_RECOMMENDED_CATEGORY: Category = 'restaurants';

export function recommendationTitle(businessName: string): string {
  return `Recommendation: ${businessName}`;
}

/** A recommended business; null for fields that weren't given. */
export interface RecommendedBusiness {
  readonly name: string;
  readonly address: string;
  readonly city: string;
  /** A two-letter code for the 50 states and DC, otherwise as typed. */
  readonly state: string;
  readonly zip: string | null;
  readonly phone: string | null;
  readonly website: string | null;
  readonly category: Category;
  readonly kind: Kind | null;
  readonly description: string;
  readonly petPerks: readonly string[];
}

/** Returns a recommendation as stored, ready to become a listing: unique perks and a state code. */
export function tidyRecommended(place: RecommendedBusiness): RecommendedBusiness {
  return { ...place, state: stateCode(place.state) ?? place.state, petPerks: tidyEntries(place.petPerks) };
}
