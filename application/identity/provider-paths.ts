/** Path of the embedded provider below the public URL. */
export const PROVIDER_MOUNT = '/oidc';

/** Paths of the provider's own pages. */
export const PROVIDER_PATHS = {
  /** Followed by the id of the current sign-in. */
  signIn: '/oidc/interaction',
  signUp: '/oidc/account/sign-up',
  verify: '/oidc/account/verify',
  /** Requests a new link after a sign-up link expired. */
  verifyAgain: '/oidc/account/verify/again',
  forgotten: '/oidc/account/forgotten-password',
  reset: '/oidc/account/reset-password',
  password: '/oidc/account/password',
} as const;

/**
 * Product decision: lifetime of the provider's session in seconds. It only covers the steps of one sign-in, so that a
 * session ended from elsewhere can't come back without the password.
 */
export const PROVIDER_SESSION_S = 600;
