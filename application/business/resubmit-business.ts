import { APPROVAL } from '../../domain/business/approval.js';
import { statusAfter } from '../../domain/shared/state-machine.js';
import type { Actor } from '../shared/actor.js';
import type { Transaction } from '../shared/transaction.js';
import { ownBusiness } from './own-business.js';
import type { BusinessRoles } from './people/ports.js';
import type { Businesses } from './ports.js';

/** Resubmits a business that was rejected or needs revision. */
export class ResubmitBusiness {
  constructor(
    private readonly transaction: Transaction,
    private readonly businesses: Businesses,
    private readonly roles: BusinessRoles,
  ) {}

  /** Throws BUSINESS_NOT_FOUND, FORBIDDEN, or APPROVAL_MOVE_REFUSED if there is nothing to resubmit. */
  async run(actor: Actor, id: number): Promise<void> {
    await this.transaction.run(async () => {
      const business = await ownBusiness({ businesses: this.businesses, roles: this.roles }, actor, id, 'listing');
      const approvalStatus = statusAfter(APPROVAL, business.approvalStatus, 'resubmit');
      await this.businesses.save({ ...business, approvalStatus, rejectionReason: null });
      await this.roles.record({ businessId: id, actorId: actor.userId, action: 'resubmitted' });
    });
  }
}
