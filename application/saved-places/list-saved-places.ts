import type { Actor } from '../accounts/actor.js';
import { BUSINESSES_PER_PAGE } from '../businesses/list-favorites.js';
import { pageRequest, type PageWish } from '../page-request.js';
import type { BusinessReads } from '../ports/business-reads.js';
import type { ListPage } from '../ports/business-search.js';

/** The places a member saved and everybody may see, best first. */
export class ListSavedPlaces {
  constructor(private readonly businesses: BusinessReads) {}

  run(actor: Actor, wish: PageWish): Promise<ListPage> {
    return this.businesses.savedBy(actor.userId, pageRequest(wish, BUSINESSES_PER_PAGE));
  }
}
