/** A product decision: a member's session ends after so many days without a request. */
export const MAX_IDLE_DAYS = 7;

/** A product decision: it ends after so many days in any case. */
export const MAX_SESSION_DAYS = 30;

/** A product decision: sessions a member has at once; a further one ends the one that was used longest ago. */
export const MAX_SESSIONS = 10;
