/** The call that begins a sign-in and ends at a path of this site. Not a page: a plain link or a full navigation. */
export function signInPath(returnTo: string): string {
  return `/api/login?returnTo=${encodeURIComponent(returnTo)}`;
}

/** The same for what needs a fresh proof of who it is: the issuer asks again, also a member it knows. */
export function signInAgainPath(returnTo: string): string {
  return `${signInPath(returnTo)}&prompt=login`;
}

/** The page that tells what signing in gives; its way on ends at a path of this site. */
export function signInPage(returnTo: string): string {
  return returnTo === '/' ? '/sign-in' : `/sign-in?returnTo=${encodeURIComponent(returnTo)}`;
}
