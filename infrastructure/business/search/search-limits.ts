import { TOTAL_CAP } from '../../../domain/shared/page-size.js';

/**
 * The most matches that a search reads, so that its cost does not grow with the directory: one more than is counted, to
 * detect that there are more.
 */
export const OVER_CAP = TOTAL_CAP + 1;
