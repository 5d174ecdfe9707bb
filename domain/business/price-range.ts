/** Price ranges as stored, cheapest first. */
export const PRICE_RANGES = ['$', '$$', '$$$', '$$$$'] as const;

export type PriceRange = (typeof PRICE_RANGES)[number];

export const PRICE_RANGE_LABEL: Readonly<Record<PriceRange, string>> = {
  $: 'Budget Friendly',
  $$: 'Moderate',
  $$$: 'Expensive',
  $$$$: 'Very Expensive',
};

/** Parses '$' to '$$$$', or the label with or without the sign: 'Moderate', '$$ Moderate'. Undefined for other text. */
export function priceRangeOf(text: string): PriceRange | undefined {
  const typed = text.trim().toLowerCase();
  return PRICE_RANGES.find((range) => {
    const label = PRICE_RANGE_LABEL[range];
    return [range, label, `${range} ${label}`].some((word) => word.toLowerCase() === typed);
  });
}
