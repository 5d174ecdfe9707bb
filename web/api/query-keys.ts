/** Key prefix for everything about one business. Changing one of its reviews invalidates all of it. */
export const businessKey = (id: number) => ['business', id] as const;

/** Key prefix for all lists of reviews except those of a single business. */
export const REVIEW_LISTS_KEY = ['reviews', 'list'] as const;

export const REVIEW_SUMMARY_KEY = ['reviews', 'summary'] as const;

/** Key prefix for everything about Guide Dogs. Every review changes a count. */
export const GUIDE_DOGS_KEY = ['guide-dogs'] as const;

/** Key prefix for the administrators' statistics. Every decision changes one. */
export const ADMIN_STATS_KEY = ['admin', 'stats'] as const;
