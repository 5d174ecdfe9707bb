import type { Actor } from '../shared/actor.js';
import type { Transaction } from '../shared/transaction.js';
import { ownBusiness } from './own-business.js';
import type { Businesses } from './ports.js';

/** An owner puts a withdrawn business back: an approved one is public again. */
export class RelistBusiness {
  constructor(
    private readonly transaction: Transaction,
    private readonly businesses: Businesses,
  ) {}

  /** Of one that is not withdrawn nothing changes. Refuses with BUSINESS_NOT_FOUND and FORBIDDEN. */
  async run(actor: Actor, id: number): Promise<void> {
    await this.transaction.run(async () => {
      const business = await ownBusiness(this.businesses, actor, id);
      await this.businesses.save({ ...business, isActive: true });
    });
  }
}
