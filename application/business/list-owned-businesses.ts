import { pageRequest, type PageInput, type ListPage } from '../shared/page.js';
import type { Actor } from '../shared/actor.js';
import type { BusinessReads } from './ports.js';
import { DEFAULT_BUSINESS_PAGE_SIZE } from '../../domain/shared/page-size.js';

/**
 * A member's businesses, best first: to the member all of them, with their approval; to anybody else those that
 * everybody may see. Empty for an unknown member, so that ids cannot be tried out.
 */
export class ListOwnedBusinesses {
  constructor(private readonly businesses: BusinessReads) {}

  async run(viewer: Actor | null, userId: string, input: PageInput): Promise<ListPage> {
    const view = viewer?.userId === userId ? 'owner' : 'public';
    return this.businesses.ownedBy(userId, view, pageRequest(input, DEFAULT_BUSINESS_PAGE_SIZE));
  }
}
