/** Begins the key of everything about one business: a change of its reviews makes all of it old. */
export const businessKey = (id: number) => ['business', id] as const;

/** Begins the key of every list of reviews that is not one business's. */
export const REVIEW_LISTS_KEY = ['reviews', 'list'] as const;

export const REVIEW_SUMMARY_KEY = ['reviews', 'summary'] as const;

/** Begins the key of everything about Guide Dogs: each review moves a count. */
export const GUIDE_DOGS_KEY = ['guide-dogs'] as const;

/** Begins the key of the figures that administrators see: each decision moves one. */
export const ADMIN_STATS_KEY = ['admin', 'stats'] as const;
