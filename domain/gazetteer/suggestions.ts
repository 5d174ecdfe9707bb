/** A product decision: suggestions for a location begin at this many typed characters. */
export const MIN_SUGGESTION_LENGTH = 2;

/** A product decision: most suggestions for what was typed. */
export const MAX_SUGGESTIONS = 8;
