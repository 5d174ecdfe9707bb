import { pageRequest, type PageInput, type ListPage } from '../shared/page.js';
import type { BusinessReads } from './ports.js';
import { BUSINESSES_PER_PAGE } from './list-favorites.js';

/** A member's listings that everybody may see, best first; empty for an unknown member, so that ids cannot be tried out. */
export class ListOwnedBusinesses {
  constructor(private readonly businesses: BusinessReads) {}

  async run(userId: string, input: PageInput): Promise<ListPage> {
    return this.businesses.ownedBy(userId, pageRequest(input, BUSINESSES_PER_PAGE));
  }
}
