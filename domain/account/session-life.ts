/** Product decision: days without a request after which a member's session ends. */
export const MAX_IDLE_DAYS = 7;

/** Product decision: days after which a member's session ends in any case. */
export const MAX_SESSION_DAYS = 30;

/** Product decision: sessions per member. A new one ends the one that has been unused longest. */
export const MAX_SESSIONS = 10;

const DAY_S = 24 * 3600;

export const SESSION_IDLE_S = MAX_IDLE_DAYS * DAY_S;

export const MAX_SESSION_S = MAX_SESSION_DAYS * DAY_S;

/** Product decision: seconds within which the issuer must complete a sign-in. */
export const MAX_SIGN_IN_S = 3600;

/**
 * Seconds for which the browser remembers where to return after sign-in: as long as the confirmation link of a new
 * account works.
 */
export const WAY_BACK_S = DAY_S;

/** Unfinished sign-ins kept for all members together. Beyond that, the oldest is dropped. */
export const MAX_SIGN_INS = 20_000;

/**
 * Seconds after a change during which its author reads from the primary database: a replica may lack the change for up
 * to about four seconds.
 */
export const OWN_WRITES_S = 5;
