import type { BusinessReads } from './ports.js';
import { type ListPage, pageRequest, type PageInput } from '../shared/page.js';
import { DEFAULT_BUSINESS_PAGE_SIZE } from '../../domain/shared/page-size.js';

/** The favourites of the community, best first: for everybody. What a member saved is another list. */
export class ListFavorites {
  constructor(private readonly businesses: BusinessReads) {}

  async run(input: PageInput): Promise<ListPage> {
    return this.businesses.favorites(pageRequest(input, DEFAULT_BUSINESS_PAGE_SIZE));
  }
}
