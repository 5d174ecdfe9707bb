import { sitePath } from '../../../interfaces/contract/shared/words.js';
import { withQuery } from './with-query.js';

/** Where administrators go after signing in, unless they requested another page. */
export const FIRST_ADMIN_PAGE = '/admin/feedback';

/** Returns the administrator page named by `next`, with its query; the default page if it names none. */
export function adminPath(next: string | null): string {
  const path = sitePath(next);
  return path !== null && isAdminPath(path) ? path : FIRST_ADMIN_PAGE;
}

/** The query parameter that names the only message on /admin/feedback. */
export const MESSAGE_PARAM = 'message';

/** Returns the address of one message on /admin/feedback. */
export function messagePath(id: number): string {
  return `${FIRST_ADMIN_PAGE}?${MESSAGE_PARAM}=${String(id)}`;
}

export function isAdminPath(path: string): boolean {
  return /^\/admin(?:[/?]|$)/.test(path);
}

/** Returns the address of the administrator sign-in that continues to `next`. */
export function adminLoginPath(next: string): string {
  return `/admin-login?next=${encodeURIComponent(adminPath(next))}`;
}

/** An administrators' list. Its current tab is in the address; the first is the default. */
export interface AdminList<Tab extends string> {
  readonly path: string;
  /** The query parameter that names the tab; 'status' by default. */
  readonly param?: string;
  readonly labels: Readonly<Record<Tab, string>>;
  readonly failure: string;
}

/** Returns the tab named in the address; the first by default. */
export function tabIn<Tab extends string>({ labels, param = 'status' }: AdminList<Tab>, params: URLSearchParams): Tab {
  const tabs = Object.keys(labels) as [Tab, ...Tab[]];
  return tabs.find((tab) => tab === params.get(param)) ?? tabs[0];
}

/** Returns the address of a tab's list from a cursor. */
export function tabPath<Tab extends string>(
  { path, labels, param = 'status' }: AdminList<Tab>,
  tab: Tab,
  cursor: string | null = null,
): string {
  const isFirst = tab === Object.keys(labels)[0];
  return withQuery(path, { [param]: isFirst ? null : tab, cursor });
}
