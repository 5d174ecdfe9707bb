import { APPROVAL } from '../../domain/business/approval.js';
import { statusAfter } from '../../domain/shared/moves.js';
import type { Actor } from '../shared/actor.js';
import type { Transaction } from '../shared/transaction.js';
import { ownBusiness } from './own-business.js';
import type { Businesses } from './ports.js';

/** An owner sends in again what was rejected or had to be revised. */
export class ResubmitBusiness {
  constructor(
    private readonly transaction: Transaction,
    private readonly businesses: Businesses,
  ) {}

  /** Refuses with BUSINESS_NOT_FOUND, FORBIDDEN, and APPROVAL_MOVE_REFUSED where nothing is to be sent in. */
  async run(actor: Actor, id: number): Promise<void> {
    await this.transaction.run(async () => {
      const business = await ownBusiness(this.businesses, actor, id);
      const approvalStatus = statusAfter(APPROVAL, business.approvalStatus, 'resubmit');
      await this.businesses.save({ ...business, approvalStatus, rejectionReason: null });
    });
  }
}
