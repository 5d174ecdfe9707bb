import { refuse } from '../../domain/shared/domain-error.js';
import type { Actor } from '../shared/actor.js';
import { pageRequest, type PageInput, type ListPage } from '../shared/page.js';
import type { ReviewReads } from './ports.js';
import { DEFAULT_PAGE_SIZE } from '../../domain/shared/page-size.js';

/** The reviews of all businesses, newest first. */
export class ListNewestReviews {
  constructor(private readonly reviews: ReviewReads) {}

  async run(viewer: Actor | null, input: PageInput): Promise<ListPage> {
    const request = pageRequest(input, DEFAULT_PAGE_SIZE);
    const page = await this.reviews.page({ of: 'everybody' }, request, viewer?.userId ?? null);
    return page ?? refuse('NOT_FOUND', 'Not found');
  }
}
