import type { ReviewSort } from '../../../../interfaces/contract/shared/words.js';

/** The labels of a list of reviews in each order. */
export const REVIEW_LIST_LABEL: Readonly<Record<ReviewSort, string>> = {
  newest: 'Newest reviews',
  helpful: 'Most helpful reviews',
  lowest: 'Lowest rated reviews',
};
