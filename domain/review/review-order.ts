/** A product decision: the orders in which the reviews of a place can be read, the usual one first. */
export const REVIEW_SORTS = ['newest', 'helpful', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];
