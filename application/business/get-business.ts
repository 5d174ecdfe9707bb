import { refuse } from '../../domain/shared/domain-error.js';
import type { Actor } from '../shared/actor.js';
import type { BusinessReads } from './ports.js';
import type { JsonText } from '../shared/page.js';

/** One business as everybody sees it, and for a member whether they saved it. Refuses with BUSINESS_NOT_FOUND where it is unknown or not public. */
export class GetBusiness {
  constructor(private readonly businesses: BusinessReads) {}

  async run(viewer: Actor | null, id: number): Promise<JsonText> {
    return (
      (await this.businesses.detail(id, viewer?.userId ?? null)) ?? refuse('BUSINESS_NOT_FOUND', 'Business not found')
    );
  }
}
