/** Guide Dog tiers, lowest first. */
export const GUIDE_DOG_TIERS = ['bronze', 'silver', 'gold', 'platinum'] as const;

export type GuideDogTier = (typeof GUIDE_DOG_TIERS)[number];

/** A product decision: the name of each tier and the number of published reviews from which it is reached. */
export const GUIDE_DOG_TIER: Readonly<Record<GuideDogTier, { readonly label: string; readonly from: number }>> = {
  bronze: { label: 'Bronze', from: 0 },
  silver: { label: 'Silver', from: 20 },
  gold: { label: 'Gold', from: 50 },
  platinum: { label: 'Platinum', from: 100 },
};

/**
 * The tier that a number of published reviews has reached. The database derives it from the same table
 * (guide-dog.entity.ts).
 */
export function tierOf(reviewCount: number): GuideDogTier {
  return GUIDE_DOG_TIERS.findLast((tier) => reviewCount >= GUIDE_DOG_TIER[tier].from) ?? 'bronze';
}

/** The tier above the one that a number of reviews has reached, and how many reviews it still takes; null after the highest. */
export function nextTier(reviewCount: number): { readonly tier: GuideDogTier; readonly missing: number } | null {
  const tier = GUIDE_DOG_TIERS.find((each) => GUIDE_DOG_TIER[each].from > reviewCount);
  return tier === undefined ? null : { tier, missing: GUIDE_DOG_TIER[tier].from - reviewCount };
}
