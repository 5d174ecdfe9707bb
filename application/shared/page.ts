import type { PageRequest } from '../business/business-reads.js';

/** What a caller asked of a list's length and beginning. */
export interface PageWish {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

/** The page that is meant; an empty cursor is none. */
export function pageRequest(wish: PageWish, preset: number): PageRequest {
  return { limit: wish.limit ?? preset, cursor: wish.cursor === undefined || wish.cursor === '' ? null : wish.cursor };
}
