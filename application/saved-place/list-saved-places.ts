import type { Actor } from '../shared/actor.js';
import { pageRequest, type PageInput, type ListPage } from '../shared/page.js';
import type { SavedPlaceReads } from './ports.js';
import { DEFAULT_BUSINESS_PAGE_SIZE } from '../../domain/shared/page-size.js';

/** The businesses a member saved and everybody may see, best first. */
export class ListSavedPlaces {
  constructor(private readonly saved: SavedPlaceReads) {}

  run(actor: Actor, input: PageInput): Promise<ListPage> {
    return this.saved.page(actor.userId, pageRequest(input, DEFAULT_BUSINESS_PAGE_SIZE));
  }
}
