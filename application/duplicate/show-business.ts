import { BusinessMerged } from '../../domain/duplicate/merge.js';
import type { BusinessReads } from '../business/ports.js';
import type { Actor } from '../shared/actor.js';
import type { JsonText } from '../shared/page.js';
import type { DuplicateReads } from './ports.js';

/** Returns one business as its viewer sees it. */
export class ShowBusiness {
  constructor(
    private readonly businesses: Pick<BusinessReads, 'detail'>,
    private readonly duplicates: Pick<DuplicateReads, 'keptInstead'>,
  ) {}

  /** Returns null if the viewer may see none. Throws BusinessMerged for a merged business. */
  async run(viewer: Actor | null, id: number): Promise<JsonText | null> {
    const business = await this.businesses.detail(id, viewer?.userId ?? null);
    if (business !== null) return business;
    const keptId = await this.duplicates.keptInstead(id);
    if (keptId !== null) throw new BusinessMerged(keptId);
    return null;
  }
}
