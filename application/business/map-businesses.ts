import type { BusinessSearch, MapPoints } from './ports.js';
import type { Gazetteer } from '../gazetteer/ports.js';
import { filtersOf, type FilterInput } from './search-area.js';

/** The same search as points or clusters on a map. Refuses as `filtersOf`. */
export class MapBusinesses {
  constructor(
    private readonly search: BusinessSearch,
    private readonly gazetteer: Gazetteer,
  ) {}

  async run(input: FilterInput): Promise<MapPoints> {
    return this.search.map(await filtersOf(input, this.gazetteer));
  }
}
