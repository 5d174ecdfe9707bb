export const SORTS = ['relevance', 'recommended', 'rating', 'reviews', 'name', 'distance'] as const;

export type Sort = (typeof SORTS)[number];
