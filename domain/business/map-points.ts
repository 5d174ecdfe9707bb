/** A product decision: a map shows up to this many businesses each by itself; more are drawn as clusters. */
export const MAX_MAP_POINTS = 500;
