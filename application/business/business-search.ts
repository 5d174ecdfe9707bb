import type { Category } from '../../domain/business/category.js';
import type { Sort } from '../../domain/business/list-order.js';
import type { Point } from '../../domain/gazetteer/distance.js';
import type { Bounds } from '../../domain/gazetteer/grid.js';
import type { StateCode } from '../../domain/gazetteer/us-state.js';

/** Where a search looks. */
export type Area =
  | { readonly kind: 'anywhere' }
  | {
      readonly kind: 'around';
      readonly origin: Point;
      readonly miles: number;
      /** Key of the town that was named: its places belong to the list whatever their distance. Null for a ZIP or coordinates. */
      readonly town: string | null;
    }
  | { readonly kind: 'state'; readonly state: StateCode }
  /** A location the gazetteer does not know: matched as text against city, state and address. */
  | { readonly kind: 'address'; readonly text: string };

export interface BusinessFilters {
  /** What the person typed, trimmed; null for none. */
  readonly text: string | null;
  readonly category: Category | null;
  readonly area: Area;
  readonly bounds: Bounds | null;
}

export interface BusinessSearchRequest {
  readonly filters: BusinessFilters;
  readonly sort: Sort;
  /** 1 to 100. */
  readonly limit: number;
  /** Where the page before ended, as that page gave it; null for the first page. A cursor of another search: INVALID_CURSOR. */
  readonly cursor: string | null;
}

/** Up to this many results are counted; beyond, `capped` is true and `total` is this number (readings, Search and lists). */
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

export interface MapPoints {
  readonly json: JsonText;
  readonly total: number;
  readonly capped: boolean;
}

/** Finds public listings. */
export abstract class BusinessSearch {
  abstract page(request: BusinessSearchRequest): Promise<ListPage>;
  /** At most 500 points, or clusters where there are more. */
  abstract map(filters: BusinessFilters): Promise<MapPoints>;
}
