import { refuse } from '../../domain/shared/domain-error.js';
import type { Actor } from '../shared/actor.js';
import { pageRequest, type PageInput, type ListPage } from '../shared/page.js';
import type { ReviewReads } from './ports.js';
import { DEFAULT_PAGE_SIZE } from '../../domain/shared/page-size.js';

/** What a member has written, newest first. Refuses with USER_NOT_FOUND for an unknown member or a closed account. */
export class ListMemberReviews {
  constructor(private readonly reviews: ReviewReads) {}

  async run(viewer: Actor | null, memberId: string, input: PageInput): Promise<ListPage> {
    const request = pageRequest(input, DEFAULT_PAGE_SIZE);
    const page = await this.reviews.page({ of: 'member', id: memberId }, request, viewer?.userId ?? null);
    return page ?? refuse('USER_NOT_FOUND', 'User not found');
  }
}
