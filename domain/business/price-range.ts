/** Price ranges as stored, with the words a person reads (spec 2 §2). */
export const PRICE_RANGES = ['$', '$$', '$$$', '$$$$'] as const;

export type PriceRange = (typeof PRICE_RANGES)[number];

export const PRICE_RANGE_LABEL: Readonly<Record<PriceRange, string>> = {
  $: 'Budget Friendly',
  $$: 'Moderate',
  $$$: 'Expensive',
  $$$$: 'Very Expensive',
};
