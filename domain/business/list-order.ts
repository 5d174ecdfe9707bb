/** Orders in which a list of businesses can be asked for. */
export const SORTS = ['relevance', 'recommended', 'rating', 'reviews', 'name', 'distance'] as const;

export type Sort = (typeof SORTS)[number];
