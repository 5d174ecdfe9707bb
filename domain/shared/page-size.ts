/** A product decision: the longest page of any list, and most ids that are looked up in one call. */
export const MAX_PAGE_SIZE = 100;

/** A product decision: how long a page is where nobody says. */
export const DEFAULT_PAGE_SIZE = 50;

/** The same for lists of businesses: two, three and four cards a row divide it. */
export const DEFAULT_BUSINESS_PAGE_SIZE = 24;

/**
 * A product decision: results of a list are counted up to this many. Of more, the total is this number, marked as capped,
 * so that no list costs the counting of millions.
 */
export const TOTAL_CAP = 10_000;
