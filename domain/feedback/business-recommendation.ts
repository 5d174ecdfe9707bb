import type { Category } from '../business/category.js';
import { tidyPerks } from '../business/perk.js';
import { stateCode } from '../gazetteer/us-state.js';

/** Least characters of what a recommendation must tell; its form asks for a longer description than programs need to send. */
export const RECOMMENDATION_LIMITS = {
  ...{ minTitle: 5, minName: 2, minAddress: 5, minCity: 2, minState: 2 },
  ...{ minDescription: 10, minDescriptionInForm: 20 },
} as const;

/** What the recommendation form begins with. */
export const DEFAULT_RECOMMENDED_CATEGORY: Category = 'restaurants';

/** The title under which a recommendation of a business is sent. */
export function recommendationTitle(businessName: string): string {
  return `Recommendation: ${businessName}`;
}

/** A place that somebody recommends; null where nothing is said. */
export interface RecommendedBusiness {
  readonly name: string;
  readonly address: string;
  readonly city: string;
  /** A two-letter code where it is one of the 50 states or DC, else as it was typed. */
  readonly state: string;
  readonly zip: string | null;
  readonly phone: string | null;
  readonly website: string | null;
  readonly category: Category;
  readonly description: string;
  readonly petPerks: readonly string[];
}

/** A recommended place as it is kept, and as a listing may later be made of it: perks each once, a state by its code. */
export function tidyRecommended(place: RecommendedBusiness): RecommendedBusiness {
  return { ...place, state: stateCode(place.state) ?? place.state, petPerks: tidyPerks(place.petPerks) };
}
