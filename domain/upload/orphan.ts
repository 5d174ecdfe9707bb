/** A product decision: hours that an uploaded file waits to be used, and that one no longer used is kept. */
export const ORPHAN_HOURS = 48;
