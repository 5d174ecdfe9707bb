import { boundsAround } from '../../domain/gazetteer/grid.js';
import { townsAround, TOWNS_WITHIN_MILES, type TownAround } from '../../domain/gazetteer/towns-around.js';
import { filtersOf, type FilterInput } from '../business/search-area.js';
import type { Gazetteer, PlaceCounts } from './ports.js';

/**
 * Lists the nearby towns with businesses, nearest first; empty if the place isn't a point. Throws ORIGIN_INCOMPLETE and
 * LOCATION_CONFLICT like `filtersOf`.
 */
export class ListTowns {
  constructor(
    private readonly gazetteer: Gazetteer,
    private readonly counts: PlaceCounts,
  ) {}

  async run(place: Pick<FilterInput, 'location' | 'latitude' | 'longitude'>): Promise<readonly TownAround[]> {
    const { area } = await filtersOf(place, this.gazetteer);
    if (area.kind !== 'around') return [];
    const towns = await this.gazetteer.within(boundsAround(area.origin, TOWNS_WITHIN_MILES));
    return townsAround(towns, area.origin, await this.counts.now());
  }
}
