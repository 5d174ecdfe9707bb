import type { Actor } from '../shared/actor.js';
import type { Transaction } from '../shared/transaction.js';
import { ownBusiness } from './own-business.js';
import type { Businesses } from './ports.js';

/** An owner takes a business out of everybody's sight, without losing anything. */
export class WithdrawBusiness {
  constructor(
    private readonly transaction: Transaction,
    private readonly businesses: Businesses,
  ) {}

  /** Withdrawing twice is no error. Refuses with BUSINESS_NOT_FOUND and FORBIDDEN. */
  async run(actor: Actor, id: number): Promise<void> {
    await this.transaction.run(async () => {
      const business = await ownBusiness(this.businesses, actor, id);
      await this.businesses.save({ ...business, isActive: false });
    });
  }
}
