/** Guide Dog tiers, lowest first. */
export const GUIDE_DOG_TIERS = ['bronze', 'silver', 'gold', 'platinum'] as const;

export type GuideDogTier = (typeof GUIDE_DOG_TIERS)[number];

/** Product decision: the label of each tier, and the number of published reviews that reaches it. */
export const GUIDE_DOG_TIER: Readonly<Record<GuideDogTier, { readonly label: string; readonly from: number }>> = {
  bronze: { label: 'Bronze', from: 0 },
  silver: { label: 'Silver', from: 20 },
  gold: { label: 'Gold', from: 50 },
  platinum: { label: 'Platinum', from: 100 },
};

/**
 * Returns the tier for a number of published reviews. The database derives it from the same table
 * (guide-dog.entity.ts).
 */
export function tierOf(reviewCount: number): GuideDogTier {
  return GUIDE_DOG_TIERS.findLast((tier) => reviewCount >= GUIDE_DOG_TIER[tier].from) ?? 'bronze';
}

/** Returns the next tier and the missing number of reviews; null at the highest tier. */
export function nextTier(reviewCount: number): { readonly tier: GuideDogTier; readonly missing: number } | null {
  const tier = GUIDE_DOG_TIERS.find((each) => GUIDE_DOG_TIER[each].from > reviewCount);
  return tier === undefined ? null : { tier, missing: GUIDE_DOG_TIER[tier].from - reviewCount };
}
