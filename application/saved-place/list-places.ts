import type { Point } from '../../domain/gazetteer/distance.js';
import type { SavedSort } from '../../domain/saved-place/saved-list.js';
import { refuse } from '../../domain/shared/domain-error.js';
import { originOf } from '../business/search-area.js';
import type { Gazetteer } from '../gazetteer/ports.js';
import type { Actor } from '../shared/actor.js';
import type { ListPage, PageRequest } from '../shared/page.js';
import type { SavedListReads } from './ports.js';

/** The order of a list, and where distances are measured from. */
export interface PlaceOrderInput {
  readonly sort?: SavedSort | undefined;
  readonly location?: string | undefined;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

/** Reads the places of a member's list in the order that the member chose. */
export class ListPlaces {
  constructor(
    private readonly reads: SavedListReads,
    private readonly gazetteer: Gazetteer,
  ) {}

  /**
   * Returns null if the member has no such list. Throws ORIGIN_REQUIRED if the order needs a known location, and
   * ORIGIN_INCOMPLETE or LOCATION_CONFLICT like a search.
   */
  async run({ userId }: Actor, listId: number, input: PlaceOrderInput, page: PageRequest): Promise<ListPage | null> {
    const { sort = 'recent' } = input;
    const origin = sort === 'distance' ? await this.#origin(input) : null;
    return this.reads.places(userId, listId, { sort, origin }, page);
  }

  async #origin(input: PlaceOrderInput): Promise<Point> {
    const location = (input.location ?? '').replaceAll('\0', ' ').trim();
    const point = originOf(input);
    if (point !== null && location !== '') {
      refuse('LOCATION_CONFLICT', 'Provide a location or coordinates, not both.', 'location');
    }
    if (point !== null) return point;
    const located = location === '' ? null : await this.gazetteer.locate(location);
    if (located !== null && located.kind !== 'state') return located.origin;
    return refuse('ORIGIN_REQUIRED', 'To sort by distance, send a town, a ZIP code, or coordinates.', 'location');
  }
}
