import { refuse } from '../../domain/shared/domain-error.js';
import type { Actor } from '../shared/actor.js';
import { pageRequest, type PageInput, type ListPage } from '../shared/page.js';
import type { ReviewReads } from './ports.js';
import { DEFAULT_PAGE_SIZE } from '../../domain/shared/page-size.js';

/** The published reviews of a business, newest first. Refuses with BUSINESS_NOT_FOUND where the business is not public. */
export class ListReviews {
  constructor(private readonly reviews: ReviewReads) {}

  async run(viewer: Actor | null, businessId: number, input: PageInput): Promise<ListPage> {
    const request = pageRequest(input, DEFAULT_PAGE_SIZE);
    const page = await this.reviews.page({ of: 'business', id: businessId }, request, viewer?.userId ?? null);
    return page ?? refuse('BUSINESS_NOT_FOUND', 'Business not found');
  }
}
