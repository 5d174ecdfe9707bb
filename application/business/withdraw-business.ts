import type { Actor } from '../shared/actor.js';
import type { Transaction } from '../shared/transaction.js';
import { ownBusiness } from './own-business.js';
import type { Businesses } from './ports.js';

/** Withdraws a business: hides it without deleting anything. */
export class WithdrawBusiness {
  constructor(
    private readonly transaction: Transaction,
    private readonly businesses: Businesses,
  ) {}

  /** Withdrawing twice is allowed. Throws BUSINESS_NOT_FOUND or FORBIDDEN. */
  async run(actor: Actor, id: number): Promise<void> {
    await this.transaction.run(async () => {
      const business = await ownBusiness(this.businesses, actor, id);
      await this.businesses.save({ ...business, isActive: false });
    });
  }
}
