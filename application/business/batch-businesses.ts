import { MAX_ID } from '../../domain/shared/ids.js';
import type { BusinessReads } from './ports.js';
import type { JsonText } from '../shared/page.js';

/** The businesses of some ids: in the order asked, each once, unknown and hidden ones left out. */
export class BatchBusinesses {
  constructor(private readonly businesses: BusinessReads) {}

  async run(ids: readonly number[]): Promise<JsonText> {
    const possible = new Set(ids.filter((id) => id >= 1 && id <= MAX_ID));
    return possible.size === 0 ? '[]' : this.businesses.batch([...possible]);
  }
}
