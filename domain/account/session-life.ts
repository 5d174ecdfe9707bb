/** A product decision: a member's session ends after so many days without a request. */
export const MAX_IDLE_DAYS = 7;

/** A product decision: it ends after so many days in any case. */
export const MAX_SESSION_DAYS = 30;

/** A product decision: sessions a member has at once; a further one ends the one that was used longest ago. */
export const MAX_SESSIONS = 10;

const DAY_S = 24 * 3600;

/** MAX_IDLE_DAYS in seconds. */
export const SESSION_IDLE_S = MAX_IDLE_DAYS * DAY_S;

/** MAX_SESSION_DAYS in seconds. */
export const MAX_SESSION_S = MAX_SESSION_DAYS * DAY_S;

/** A product decision: a sign-in that was begun must come back from the issuer within so many seconds. */
export const MAX_SIGN_IN_S = 3600;
