/** Orders of a list of businesses (spec 1 §2 Browse; api.md, Order). */
export const SORTS = ['relevance', 'rating', 'reviews', 'name', 'distance'] as const;

export type Sort = (typeof SORTS)[number];
