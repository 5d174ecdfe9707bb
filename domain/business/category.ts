/** The kinds of business, in display order. */
export const CATEGORIES = ['restaurants', 'hotels', 'events', 'services', 'homes'] as const;

export type Category = (typeof CATEGORIES)[number];

export const CATEGORY_LABEL: Readonly<Record<Category, string>> = {
  restaurants: 'Restaurants',
  hotels: 'Hotels & Travel',
  events: 'Events & Activities',
  services: 'Services',
  homes: 'Homes & Real Estate',
};

/** Filter values that mean 'no filter'. */
const NO_FILTER = new Set(['', 'all', 'all categories']);

function isCategory(text: string): text is Category {
  return (CATEGORIES as readonly string[]).includes(text);
}

/**
 * Returns the category for a filter value; null for no filter ('all', 'All Categories', empty), undefined if unknown.
 */
export function categoryOfFilter(text: string): Category | null | undefined {
  const word = text.trim().toLowerCase();
  if (NO_FILTER.has(word)) return null;
  return isCategory(word) ? word : undefined;
}
