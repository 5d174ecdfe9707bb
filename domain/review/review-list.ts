/** Product decision: orders of a place's reviews. The first is the default. */
export const REVIEW_SORTS = ['newest', 'helpful', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/**
 * Product decisions: newest reviews that are read for words, words shown, reviews that must use a word, and letters of
 * a word.
 */
export const MENTIONS = { read: 200, shown: 8, from: 3, minLetters: 4, maxLetters: 30 } as const;

/** Product decision: photos of reviews that a place's page shows before its reviews. */
export const MAX_REVIEW_PHOTOS_SHOWN = 8;
