/**
 * What the service worker keeps for reading without a network, and how pages talk to it. Kept pages are those that a
 * visitor gets: the worker requests them without cookies, so they contain nothing personal.
 */

/** Name of the cache with the kept pages, their pictures, and the index. Deleted on sign-out. */
export const KEPT_PAGES = 'kept-pages';

/** The key of the index in that cache. No page has this address. */
export const INDEX_KEY = '/kept-pages/index';

/** The page that the worker shows instead of one that is not kept. */
export const OFFLINE_PATH = '/offline';

/** The parameter of OFFLINE_PATH with the wanted page. */
export const WANTED_PARAM = 'to';

/** The attribute of <html> with the time at which a kept page was saved, in ms since 1970. */
export const KEPT_AT = 'data-kept-at';

/** The request header by which the worker asks for a page that says nothing about the reader. */
export const COPY_HEADER = 'x-kept-copy';

export interface KeptPage {
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Paths of its pictures. */
  readonly pictures: readonly string[];
  /** The entry script, which names the release that the page belongs to. */
  readonly release: string;
}

export interface KeptIndex {
  /** ID of the member whose pages these are; null for a visitor. */
  readonly member: string | null;
  /** IDs of viewed businesses, newest first. */
  readonly viewed: readonly number[];
  /** IDs of saved businesses. */
  readonly saved: readonly number[];
  /** The kept pages by path. */
  readonly pages: Readonly<Record<string, KeptPage>>;
}

/** A message to the worker: what is known about the reader now. */
export interface KeepMessage {
  readonly kind: 'keep';
  /** ID of the signed-in member; null for a visitor. */
  readonly member: string | null;
  /** ID of the business being viewed, if any. */
  readonly viewed: number | null;
  /** False if the reader cleared or turned off the history. */
  readonly hasHistory: boolean;
  /** IDs of the member's saved businesses; null if unknown. */
  readonly saved: readonly number[] | null;
}

/** Returns the path of a kept business page. */
export const keptPath = (id: number): string => `/business/${id}`;

/** Deletes everything that was kept, as on sign-out. A worker that is storing a page at that moment stores it nowhere. */
export function dropKeptPages(): void {
  // Absent without https.
  void (globalThis as Partial<typeof globalThis>).caches?.delete(KEPT_PAGES);
}

/** Returns the index; null if nothing is kept. */
export async function readKeptIndex(): Promise<KeptIndex | null> {
  if (!('caches' in globalThis)) return null;
  const answer = await caches.match(INDEX_KEY, { cacheName: KEPT_PAGES });
  return answer === undefined ? null : ((await answer.json()) as KeptIndex);
}
