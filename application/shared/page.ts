import type { PageRequest } from '../business/business-reads.js';

/** What a caller asked of a list's length and beginning. */
export interface PageInput {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

/** The page that is meant; an empty cursor is none. */
export function pageRequest(input: PageInput, defaultValue: number): PageRequest {
  return {
    limit: input.limit ?? defaultValue,
    cursor: input.cursor === undefined || input.cursor === '' ? null : input.cursor,
  };
}
