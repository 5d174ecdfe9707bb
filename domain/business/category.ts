/** The five kinds of business, in the order in which they are offered. */
export const CATEGORIES = ['restaurants', 'hotels', 'events', 'services', 'homes'] as const;

export type Category = (typeof CATEGORIES)[number];

/** The words a person reads for a category. */
export const CATEGORY_LABEL: Readonly<Record<Category, string>> = {
  restaurants: 'Restaurants',
  hotels: 'Hotels & Travel',
  events: 'Events & Activities',
  services: 'Services',
  homes: 'Homes & Real Estate',
};

/** Words of the search filter that mean 'no filter'. */
const NO_FILTER = new Set(['', 'all', 'all categories']);

function isCategory(text: string): text is Category {
  return (CATEGORIES as readonly string[]).includes(text);
}

/**
 * The category that a filter names, null for none ('all', 'All Categories', empty), undefined where the word is
 * unknown.
 */
export function categoryOfFilter(text: string): Category | null | undefined {
  const word = text.trim().toLowerCase();
  if (NO_FILTER.has(word)) return null;
  return isCategory(word) ? word : undefined;
}
