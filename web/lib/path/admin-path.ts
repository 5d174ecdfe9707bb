import type { Queue } from '../../../interfaces/contract/shared/words.js';
import { sitePath } from '../../../interfaces/contract/shared/words.js';
import { withQuery } from './with-query.js';

/** Where administrators go after signing in, unless they requested another page. */
export const FIRST_ADMIN_PAGE = '/admin/feedback';

/** Returns the administrator page named by `next`, with its query; the default page if it names none. */
export function adminPath(next: string | null): string {
  const path = sitePath(next);
  return path !== null && isAdminPath(path) ? path : FIRST_ADMIN_PAGE;
}

/** Returns the item of a queue that an address names; null if it names none. Older emails call it a message. */
export const itemIn = (params: URLSearchParams): string | null => params.get('item') ?? params.get('message');

/** Returns the address of one item of a queue, whose path may name a tab. */
export const rowPath = (path: string, id: number | string): string =>
  `${path}${path.includes('?') ? '&' : '?'}item=${encodeURIComponent(id)}`;

/** Returns the address of one message on /admin/feedback. */
export const messagePath = (id: number): string => rowPath(FIRST_ADMIN_PAGE, id);

/** Returns the address of a waiting item: its own, or that of its queue if it has none. */
export const waitingItemPath = (queuePath: string, id: string): string =>
  WITHOUT_ITEMS.has(queuePath) ? queuePath : rowPath(queuePath, id);

const WITHOUT_ITEMS: ReadonlySet<string> = new Set(['/admin/postcards', '/admin/erasures']);

/** What can be linked to from anywhere in administration, by the names of the audit log. */
const ITEM_PAGE: Readonly<Record<string, (id: string) => string>> = {
  business: (id) => `/admin/businesses?search=${id}&item=${id}`,
  claim: (id) => `/admin/claims?item=${id}`,
  feedback: (id) => `/admin/feedback?item=${id}`,
  report: (id) => `/admin/reports?item=${id}`,
  appeal: (id) => `/admin/appeals?item=${id}`,
  copyright_notice: (id) => `/admin/copyright?item=${id}`,
  member: (id) => `/admin/members/${id}`,
  import: (id) => `/admin/import?import=${id}`,
};

/** Returns the address of an item in its list, or its own page; null for a kind without a page. */
export function itemPath(kind: string, id: number | string): string | null {
  return ITEM_PAGE[kind]?.(encodeURIComponent(id)) ?? null;
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
  /** The queue of everything that waits, and the tab that shows it; absent if its lists are only read in pages. */
  readonly queue?: { readonly name: Queue; readonly tab: Tab };
}

/** A list with a queue of everything that waits. */
export type WaitingList<Tab extends string = string> = Required<Pick<AdminList<Tab>, 'queue'>> & AdminList<Tab>;

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
