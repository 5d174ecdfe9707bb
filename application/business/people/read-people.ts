import { may } from '../../../domain/business/people/role.js';
import type { Actor } from '../../shared/actor.js';
import type { JsonText, ListPage, PageRequest } from '../../shared/page.js';
import { foundBusiness, requireAt } from './held-business.js';
import type { PeopleReads } from './ports.js';

/** Reads the people of a business and what they did. */
export class ReadPeople {
  constructor(private readonly reads: PeopleReads) {}

  /** Returns the people, and the open invitations for the owner. Throws BUSINESS_NOT_FOUND or FORBIDDEN. */
  async run({ userId }: Actor, businessId: number): Promise<JsonText> {
    const place = foundBusiness(await this.reads.place(businessId, userId));
    requireAt(place, 'colleagues');
    return this.reads.people(businessId, userId, may(place.role, 'people'));
  }

  /** Throws BUSINESS_NOT_FOUND or FORBIDDEN. */
  async activity({ userId }: Actor, businessId: number, page: PageRequest): Promise<ListPage> {
    const place = foundBusiness(await this.reads.place(businessId, userId));
    requireAt(place, 'activity');
    return this.reads.activity(businessId, may(place.role, 'people'), page);
  }
}
