/** Where the embedded provider lives below the public address. */
export const PROVIDER_MOUNT = '/oidc';

/** The provider's own pages, as paths of the site. */
export const PROVIDER_PATHS = {
  /** Followed by the id of the sign-in under way. */
  signIn: '/oidc/interaction',
  signUp: '/oidc/account/sign-up',
  verify: '/oidc/account/verify',
  /** A new link for a sign-up whose link has expired. */
  verifyAgain: '/oidc/account/verify/again',
  forgotten: '/oidc/account/forgotten-password',
  reset: '/oidc/account/reset-password',
  password: '/oidc/account/password',
} as const;

/**
 * How long the provider's session lives, in seconds. It only spans the steps of one sign-in, so that a session of the
 * site which a member ended from elsewhere cannot come back without the password. A product decision.
 */
export const PROVIDER_SESSION_S = 600;
