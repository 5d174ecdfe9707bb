import type { Kind } from '../../domain/business/kind/kind-label.js';
import type { Standing } from '../../domain/business/standing.js';
import type { JsonText, ListPage, PageRequest } from '../shared/page.js';

/** Filters of the list of all listings; null filters nothing. */
export interface ListingFilter {
  /** Words of the name, address, phone number, website, or id. */
  readonly search: string | null;
  readonly status: Standing | null;
  /** Two letters. */
  readonly state: string | null;
  /** Name of an import source, or `member` for listings that were not imported. */
  readonly source: string | null;
  readonly owned: boolean | null;
  readonly kind: Kind | null;
  /** Days since the last change, at least. */
  readonly unchangedFor: number | null;
}

/** Reads of all listings, in any status, for administrators. */
export abstract class ListingReads {
  /** Returns `AdminBusiness` records, newest first. Merged and deleted ones are not included. */
  abstract page(filter: ListingFilter, page: PageRequest): Promise<ListPage>;
  /** JSON of the contract's `ListingChoices`. */
  abstract choices(): Promise<JsonText>;
}
