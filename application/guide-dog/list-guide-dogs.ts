import { pageRequest, type PageInput, type ListPage } from '../shared/page.js';
import type { GuideDogReads } from './ports.js';

/** Guide Dogs per page where nobody says how many. A product decision. */
const GUIDE_DOGS_PER_PAGE = 50;

/** The Guide Dog community, those with most reviews first. */
export class ListGuideDogs {
  constructor(private readonly guideDogs: GuideDogReads) {}

  async run(input: PageInput): Promise<ListPage> {
    return this.guideDogs.page(pageRequest(input, GUIDE_DOGS_PER_PAGE));
  }
}
