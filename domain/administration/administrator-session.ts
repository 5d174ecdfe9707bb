/** A product decision: hours after which an administrator's session ends, whatever is done meanwhile. */
export const ADMINISTRATOR_SESSION_HOURS = 24;

/** The same in seconds. */
export const ADMINISTRATOR_SESSION_S = ADMINISTRATOR_SESSION_HOURS * 3600;
