import type { Category } from '../../domain/business/category.js';
import type { Sort } from '../../domain/business/list-order.js';
import type { Point } from '../../domain/gazetteer/distance.js';
import type { Bounds } from '../../domain/gazetteer/grid.js';
import type { StateCode } from '../../domain/gazetteer/us-state.js';
import type { JsonText, ListPage, PageRequest } from '../shared/page.js';

/** Where a search looks. */
export type Area =
  | { readonly kind: 'anywhere' }
  | {
      readonly kind: 'around';
      readonly origin: Point;
      readonly miles: number;
      /**
       * Key of the town that was named: businesses there belong to the list whatever their distance. Null for a ZIP or
       * coordinates.
       */
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
  /** 1 to MAX_PAGE_SIZE. */
  readonly limit: number;
  /**
   * Where the page before ended, as that page gave it; null for the first page. A cursor of another search:
   * INVALID_CURSOR.
   */
  readonly cursor: string | null;
}

export interface MapPoints {
  readonly json: JsonText;
  readonly total: number;
  readonly capped: boolean;
}

/** Finds public businesses. */
export abstract class BusinessSearch {
  abstract page(request: BusinessSearchRequest): Promise<ListPage>;
  /** At most MAX_MAP_POINTS points, or clusters where there are more. */
  abstract map(filters: BusinessFilters): Promise<MapPoints>;
}

/** Reads of public businesses that are no search; each answer is JSON text of the public view. */
export abstract class BusinessReads {
  /** A `Business`, null where nobody may see one of that id; for a member with `isSaved`. */
  abstract detail(id: number, viewerId: string | null): Promise<JsonText | null>;
  /** Favourites of the community, best first. */
  abstract favorites(page: PageRequest): Promise<ListPage>;
  /** The businesses of a member, best first: the public ones, or for the owner all of them with the owner's fields. */
  abstract ownedBy(userId: string, view: 'public' | 'owner', page: PageRequest): Promise<ListPage>;
  /** The cards of these ids in their order, each once; what is unknown or not public is left out. */
  abstract batch(ids: readonly number[]): Promise<JsonText>;
}
