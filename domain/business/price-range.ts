/** Price ranges as they are stored, cheapest first. */
export const PRICE_RANGES = ['$', '$$', '$$$', '$$$$'] as const;

export type PriceRange = (typeof PRICE_RANGES)[number];

/** The words a person reads for a price range. */
export const PRICE_RANGE_LABEL: Readonly<Record<PriceRange, string>> = {
  $: 'Budget Friendly',
  $$: 'Moderate',
  $$$: 'Expensive',
  $$$$: 'Very Expensive',
};
