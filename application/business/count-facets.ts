import type { Gazetteer } from '../gazetteer/ports.js';
import type { JsonText } from '../shared/page.js';
import type { BusinessFacets } from './ports.js';
import { filtersOf, type FilterInput } from './search-area.js';

/** How many the same search would find with each further choice. Refuses as `filtersOf`. */
export class CountFacets {
  constructor(
    private readonly facets: BusinessFacets,
    private readonly gazetteer: Gazetteer,
  ) {}

  async run(input: FilterInput): Promise<JsonText> {
    return this.facets.of(await filtersOf(input, this.gazetteer));
  }
}
