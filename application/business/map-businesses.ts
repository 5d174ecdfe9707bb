import type { BusinessSearch, MapPoints } from './business-search.js';
import type { Places } from '../gazetteer/ports.js';
import { filtersOf, type FilterWish } from './search-area.js';

/** The same search as points or clusters on a map. Refuses as `filtersOf`. */
export class MapBusinesses {
  constructor(
    private readonly search: BusinessSearch,
    private readonly places: Places,
  ) {}

  async run(wish: FilterWish): Promise<MapPoints> {
    return this.search.map(await filtersOf(wish, this.places));
  }
}
