import { sitePath } from './site-path.js';

/** Where the administrator comes to after signing in. */
const FIRST_ADMIN_PAGE = '/admin/feedback';

/** The administrator's page that `next` names, with its query; the first one where it names none. */
export function adminPath(next: string | null): string {
  const path = sitePath(next);
  return path !== null && /^\/admin(?:[/?]|$)/.test(path) ? path : FIRST_ADMIN_PAGE;
}
