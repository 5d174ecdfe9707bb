import type { Point } from '../../domain/gazetteer/distance.js';
import type { BusinessSearch, MapPoints } from './ports.js';
import type { Gazetteer } from '../gazetteer/ports.js';
import { filtersOf, type FilterInput } from './search-area.js';

export interface MapOfBusinesses extends MapPoints {
  /** Where distances are measured from; null where the search has no such place. */
  readonly origin: Point | null;
}

/** The same search as points or clusters on a map. Refuses as `filtersOf`. */
export class MapBusinesses {
  constructor(
    private readonly search: BusinessSearch,
    private readonly gazetteer: Gazetteer,
  ) {}

  async run(input: FilterInput): Promise<MapOfBusinesses> {
    const filters = await filtersOf(input, this.gazetteer);
    const { area } = filters;
    return { ...(await this.search.map(filters)), origin: area.kind === 'around' ? area.origin : null };
  }
}
