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

/** Up to this many results are counted; beyond, `capped` is true and `total` is this number. */
export const TOTAL_CAP = 10_000;

/** JSON text of an array, in the shape the page shows, made by the database so that nothing between has to parse it. */
export type JsonText = string;

export interface ListPage {
  readonly json: JsonText;
  readonly total: number;
  readonly capped: boolean;
  /** Cursor of the next page, null where this is the last. */
  readonly next: string | null;
}

/** Where a page of a list begins and how long it is. */
export interface PageRequest {
  /** 1 to 100. */
  readonly limit: number;
  /** Where the page before ended, as that page gave it; null for the first. A cursor of another list: INVALID_CURSOR. */
  readonly cursor: string | null;
}
