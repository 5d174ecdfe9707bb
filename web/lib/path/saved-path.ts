import { withQuery } from './with-query.js';

/** Orders of a list on its page. The address doesn't name the first. */
const SORTS = ['recent', 'name', 'distance', 'trip'] as const;

export type ListSort = (typeof SORTS)[number];

export interface ListAddress {
  readonly sort?: ListSort | undefined;
  readonly cursor?: string | null | undefined;
}

/** The page of a member's list. */
export function savedListPath(id: number, { sort = 'recent', cursor = null }: ListAddress = {}): string {
  return withQuery(`/saved/lists/${String(id)}`, { sort: sort === 'recent' ? null : sort, cursor });
}

/** The places of a member's list as a trip, to order and print. */
export const tripPath = (id: number): string => `/saved/lists/${String(id)}/trip`;

/** The page of a shared list; its address is a secret. */
export const sharedListPath = (token: string, cursor: string | null = null): string =>
  withQuery(`/lists/${token}`, { cursor });

export const sharedTripPath = (token: string): string => `/lists/${token}/trip`;

/** Returns the order in an address; the first one if it names none. */
export const listSortOf = (params: URLSearchParams): ListSort =>
  SORTS.find((sort) => sort === params.get('sort')) ?? 'recent';

/** Returns whether a path, with or without a query, is a page of the member's saved places. */
export const isSavedPath = (path: string): boolean => /^\/saved(?:[/?]|$)/.test(path);
