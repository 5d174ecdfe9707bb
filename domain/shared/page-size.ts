/** Product decision: maximum page size, and maximum ids in one lookup. */
export const MAX_PAGE_SIZE = 100;

/** Product decision: default page size. */
export const DEFAULT_PAGE_SIZE = 50;

/** Product decision: default page size of business lists. It is divisible by rows of two, three, and four cards. */
export const DEFAULT_BUSINESS_PAGE_SIZE = 24;

/**
 * Product decision: results are counted up to this number. Larger totals are capped, so that no list counts millions.
 */
export const TOTAL_CAP = 10_000;
