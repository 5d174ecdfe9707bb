import { refuse } from '../../domain/shared/domain-error.js';
import type { JsonText } from '../shared/page.js';
import type { GuideDogReads } from './ports.js';

/** A member's Guide Dog. Refuses with GUIDE_DOG_NOT_FOUND where they have none. */
export class GetGuideDog {
  constructor(private readonly guideDogs: GuideDogReads) {}

  async run(userId: string): Promise<JsonText> {
    return (await this.guideDogs.ofMember(userId)) ?? refuse('GUIDE_DOG_NOT_FOUND', 'Guide Dog not found');
  }
}
