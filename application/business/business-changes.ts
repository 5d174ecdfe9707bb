import type { ChangesSince } from '../../domain/business/change.js';
import type { JsonText } from '../shared/page.js';

/** What changed in the public directory, for partners who keep a copy. */
export abstract class BusinessChanges {
  /**
   * Returns JSON of a `ChangesPage`: the oldest changes after `since`, at most `limit`. A change is only returned once no
   * earlier one can still appear. A position of another database, as before a restore, counts as the start.
   */
  abstract page(since: ChangesSince, limit: number): Promise<JsonText>;
}
