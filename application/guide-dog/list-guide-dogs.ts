import { pageRequest, type PageInput, type ListPage } from '../shared/page.js';
import type { GuideDogReads } from './ports.js';
import { DEFAULT_PAGE_SIZE } from '../../domain/shared/page-size.js';

/** The Guide Dog community, those with most reviews first. */
export class ListGuideDogs {
  constructor(private readonly guideDogs: GuideDogReads) {}

  async run(input: PageInput): Promise<ListPage> {
    return this.guideDogs.page(pageRequest(input, DEFAULT_PAGE_SIZE));
  }
}
