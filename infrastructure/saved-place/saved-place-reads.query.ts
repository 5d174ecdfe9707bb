import type { SavedPlaceReads } from '../../application/saved-place/ports.js';
import type { ListPage, PageRequest } from '../../application/shared/page.js';
import { BEHIND, bestFirst, bestPage, counted, PUBLIC } from '../business/best-first.js';
import type { Database } from '../postgres/database.js';

const savedBy = (parameter: string): string =>
  `${PUBLIC} and b.id in (select s.business_id from saved_places s where s.user_id = ${parameter}::uuid)`;

/** Reads the primary key of saved_places, looks up each business, then sorts what one member saved. */
const SAVED = {
  first: bestFirst('saved-first', savedBy('$2'), ['true as "isSaved"']),
  next: bestFirst('saved-next', `${savedBy('$7')} and ${BEHIND}`, ['true as "isSaved"']),
  count: counted('saved-count', savedBy('$1')),
};

export class PostgresSavedPlaceReads implements SavedPlaceReads {
  constructor(private readonly database: Database) {}

  page(memberId: string, page: PageRequest): Promise<ListPage> {
    return bestPage(this.database, { name: `saved ${memberId}`, statements: SAVED, filter: [memberId] }, page);
  }
}
