/** What a caller asked of a list's length and beginning. */
export interface PageInput {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

/** The page that is meant, `defaultSize` rows long where nothing is said; an empty cursor is none. */
export function pageRequest(input: PageInput, defaultSize: number): PageRequest {
  return {
    limit: input.limit ?? defaultSize,
    cursor: input.cursor === undefined || input.cursor === '' ? null : input.cursor,
  };
}

/** JSON text of an array, in the shape the page shows, made by the database so that nothing between has to parse it. */
export type JsonText = string;

/** A page of a list. */
export interface ListPage {
  readonly json: JsonText;
  /** How many the whole list has, at most TOTAL_CAP. */
  readonly total: number;
  /** The list has more than TOTAL_CAP. */
  readonly capped: boolean;
  /** Cursor of the next page, null where this is the last. */
  readonly next: string | null;
  /** In the list, on whatever page, are businesses outside the named town. Absent where no town was named. */
  readonly nearby?: boolean;
  /** The gazetteer does not know the location that was asked for: it was matched as text. Else absent. */
  readonly isLocationUnknown?: true;
}

/** Where a page of a list begins and how long it is. */
export interface PageRequest {
  /** 1 to MAX_PAGE_SIZE. */
  readonly limit: number;
  /**
   * Where the page before ended, as that page gave it; null for the first. A cursor of another list: INVALID_CURSOR.
   */
  readonly cursor: string | null;
}
