/** A product decision: days without a request after which a member's session ends. */
export const MAX_IDLE_DAYS = 7;

/** A product decision: days after which a member's session ends in any case. */
export const MAX_SESSION_DAYS = 30;

/** A product decision: sessions a member has at once; a further one ends the one that was used longest ago. */
export const MAX_SESSIONS = 10;

const DAY_S = 24 * 3600;

/** MAX_IDLE_DAYS in seconds. */
export const SESSION_IDLE_S = MAX_IDLE_DAYS * DAY_S;

/** MAX_SESSION_DAYS in seconds. */
export const MAX_SESSION_S = MAX_SESSION_DAYS * DAY_S;

/** A product decision: seconds within which a sign-in must come back from the issuer. */
export const MAX_SIGN_IN_S = 3600;

/**
 * Seconds for which a browser remembers where a sign-in was to end: as long as the mailed link works that confirms a new
 * account.
 */
export const WAY_BACK_S = DAY_S;

/** Sign-ins under way that are kept, of all members together; beyond, the oldest ends. */
export const MAX_SIGN_INS = 20_000;
