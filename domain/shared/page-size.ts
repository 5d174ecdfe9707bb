/** A product decision: the longest page of any list, and most ids that are looked up in one call. */
export const MAX_PAGE_SIZE = 100;

/** A product decision: rows of a page where the caller asks for no number. */
export const DEFAULT_PAGE_SIZE = 50;

/** A product decision: the same for lists of businesses; two, three and four cards a row divide it. */
export const DEFAULT_BUSINESS_PAGE_SIZE = 24;

/**
 * A product decision: results of a list are counted up to this many. Of more, the total is this number, marked as
 * capped, so that no list costs the counting of millions.
 */
export const TOTAL_CAP = 10_000;
