import type { PageRequest, JsonText, ListPage } from '../shared/page.js';

/** Reads of the Guide Dog community. */
export abstract class GuideDogReads {
  /** All Guide Dogs, those with most reviews first. */
  abstract page(page: PageRequest): Promise<ListPage>;
  /** This member's; null where they have none. */
  abstract ofMember(userId: string): Promise<JsonText | null>;
}
