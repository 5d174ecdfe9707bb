import { sitePath } from '../../../interfaces/contract/shared/words.js';

/** Where the administrator comes to after signing in, unless they asked for another page. */
export const FIRST_ADMIN_PAGE = '/admin/feedback';

/** The administrator's page that `next` names, with its query; the first one where it names none. */
export function adminPath(next: string | null): string {
  const path = sitePath(next);
  return path !== null && isAdminPath(path) ? path : FIRST_ADMIN_PAGE;
}

/** True for the address of an administrator's page. */
export function isAdminPath(path: string): boolean {
  return /^\/admin(?:[/?]|$)/.test(path);
}

/** The page at which administrators sign in, and that leads on to `next`. */
export function adminLoginPath(next: string): string {
  return `/admin-login?next=${encodeURIComponent(adminPath(next))}`;
}

/** Which part of a list an address asks for; the first of them where it names none. */
export function statusIn<Status extends string>(
  params: URLSearchParams,
  statuses: readonly [Status, ...Status[]],
): Status {
  return statuses.find((each) => each === params.get('status')) ?? statuses[0];
}

/** The address of a part of a list, from a cursor on. */
export function adminListPath(pathname: string, status: string | null, cursor: string | null): string {
  const params = new URLSearchParams({ ...(status !== null && { status }), ...(cursor !== null && { cursor }) });
  return params.size === 0 ? pathname : `${pathname}?${params.toString()}`;
}
