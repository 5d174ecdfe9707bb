import type { Actor } from '../shared/actor.js';
import { BUSINESSES_PER_PAGE } from '../business/list-favorites.js';
import { pageRequest, type PageInput, type ListPage } from '../shared/page.js';
import type { BusinessReads } from '../business/ports.js';

/** The places a member saved and everybody may see, best first. */
export class ListSavedPlaces {
  constructor(private readonly businesses: BusinessReads) {}

  run(actor: Actor, input: PageInput): Promise<ListPage> {
    return this.businesses.savedBy(actor.userId, pageRequest(input, BUSINESSES_PER_PAGE));
  }
}
