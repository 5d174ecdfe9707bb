import type { BusinessReads } from './ports.js';
import { type ListPage, pageRequest, type PageInput } from '../shared/page.js';

/** Businesses per page where nobody says how many. A product decision. */
export const BUSINESSES_PER_PAGE = 24;

/** The favourites of the community, best first: for everybody. What a member saved is another list. */
export class ListFavorites {
  constructor(private readonly businesses: BusinessReads) {}

  async run(input: PageInput): Promise<ListPage> {
    return this.businesses.favorites(pageRequest(input, BUSINESSES_PER_PAGE));
  }
}
