/**
 * Returns the address of the call that starts a sign-in and returns to a path on this site. Not a page: use a plain
 * link or a full navigation.
 */
export function signInPath(returnTo: string): string {
  return `/api/login?returnTo=${encodeURIComponent(returnTo)}`;
}

/** The same for actions that need a recent sign-in: the identity provider asks even members it knows. */
export function signInAgainPath(returnTo: string): string {
  return `${signInPath(returnTo)}&prompt=login`;
}

/** Returns the address of the sign-in page, which continues to a path on this site. */
export function signInPage(returnTo: string): string {
  return returnTo === '/' ? '/sign-in' : `/sign-in?returnTo=${encodeURIComponent(returnTo)}`;
}
