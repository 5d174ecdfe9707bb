import type { Actor } from '../shared/actor.js';
import type { Transaction } from '../shared/transaction.js';
import { ownBusiness } from './own-business.js';
import type { Businesses } from './ports.js';

/** Relists a withdrawn business. If it is approved, it is public again. */
export class RelistBusiness {
  constructor(
    private readonly transaction: Transaction,
    private readonly businesses: Businesses,
  ) {}

  /** Does nothing if it isn't withdrawn. Throws BUSINESS_NOT_FOUND or FORBIDDEN. */
  async run(actor: Actor, id: number): Promise<void> {
    await this.transaction.run(async () => {
      const business = await ownBusiness(this.businesses, actor, id);
      await this.businesses.save({ ...business, isActive: true });
    });
  }
}
