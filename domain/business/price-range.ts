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

/** '$' to '$$$$', or its words with or without the sign: 'Moderate', '$$ Moderate'. Undefined for anything else. */
export function priceRangeOf(text: string): PriceRange | undefined {
  const said = text.trim().toLowerCase();
  return PRICE_RANGES.find((range) => {
    const label = PRICE_RANGE_LABEL[range];
    return [range, label, `${range} ${label}`].some((word) => word.toLowerCase() === said);
  });
}
