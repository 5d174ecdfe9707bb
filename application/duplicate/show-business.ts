import { BusinessMerged } from '../../domain/duplicate/business-merged.js';
import type { BusinessReads } from '../business/ports.js';
import type { Actor } from '../shared/actor.js';
import type { JsonText } from '../shared/page.js';
import type { DuplicateReads } from './ports.js';

/** One business as its viewer sees it. */
export class ShowBusiness {
  constructor(
    private readonly businesses: Pick<BusinessReads, 'detail'>,
    private readonly duplicates: Pick<DuplicateReads, 'keptInstead'>,
  ) {}

  /** Null where there is none that the viewer may see. Throws BusinessMerged for one that was merged. */
  async run(viewer: Actor | null, id: number): Promise<JsonText | null> {
    const business = await this.businesses.detail(id, viewer?.userId ?? null);
    if (business !== null) return business;
    const keptId = await this.duplicates.keptInstead(id);
    if (keptId !== null) throw new BusinessMerged(keptId);
    return null;
  }
}
