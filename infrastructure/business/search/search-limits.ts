import { TOTAL_CAP } from '../../../domain/shared/page-size.js';

/**
 * The most matches that a search reads, so that its cost does not grow with the directory: one more than is counted, to
 * detect that there are more.
 */
export const OVER_CAP = TOTAL_CAP + 1;

/**
 * The most matches that are ranked by relevance, and of which facets are counted: at 1,000,000 places, each takes up to
 * 10 microseconds.
 */
export const MAX_READ_IN_FULL = 3_000;
