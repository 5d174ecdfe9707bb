import { refuse } from '../../domain/shared/domain-error.js';
import type { BusinessReads } from '../ports/business-reads.js';
import type { JsonText } from '../ports/business-search.js';

/** One listing as everybody sees it. Refuses with BUSINESS_NOT_FOUND where it is unknown or not public. */
export class GetBusiness {
  constructor(private readonly businesses: BusinessReads) {}

  async run(id: number): Promise<JsonText> {
    return (await this.businesses.detail(id)) ?? refuse('BUSINESS_NOT_FOUND', 'Business not found');
  }
}
