import { DEFAULT_PAGE_SIZE } from '../../domain/shared/page-size.js';

/** Page parameters of a request. */
export interface PageInput {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

/** Returns the requested page, with `defaultSize` rows by default. An empty cursor means the first page. */
export function pageRequest(input: PageInput, defaultSize = DEFAULT_PAGE_SIZE): PageRequest {
  return {
    limit: input.limit ?? defaultSize,
    cursor: input.cursor === undefined || input.cursor === '' ? null : input.cursor,
  };
}

/** JSON of an array in the shape of the page. The database writes it, so that the server doesn't parse it. */
export type JsonText = string;

/** A page of a list. */
export interface ListPage {
  readonly json: JsonText;
  /** Total of the whole list, at most TOTAL_CAP. */
  readonly total: number;
  /** Whether the list has more than TOTAL_CAP. */
  readonly capped: boolean;
  /** Cursor of the next page; null on the last page. */
  readonly next: string | null;
  /** Whether the list, on any page, has businesses outside of the named town. Absent if no town was named. */
  readonly nearby?: boolean;
  /** True if the gazetteer doesn't know the location, so it was matched as text. Otherwise absent. */
  readonly isLocationUnknown?: true;
}

/** Start and size of a page. */
export interface PageRequest {
  /** 1 to MAX_PAGE_SIZE. */
  readonly limit: number;
  /**
   * The `next` cursor of the previous page; null for the first page. Throws INVALID_CURSOR for another list's cursor.
   */
  readonly cursor: string | null;
}
