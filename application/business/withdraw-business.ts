import { refuse } from '../../domain/shared/domain-error.js';
import type { AnnouncePremium } from '../billing/announce-premium.js';
import type { Actor } from '../shared/actor.js';
import type { Transaction } from '../shared/transaction.js';
import { ownBusiness } from './own-business.js';
import type { BusinessRoles } from './people/ports.js';
import type { Businesses, BusinessRecord } from './ports.js';

/** Withdraws a business, which hides it without deleting anything, and relists it. */
export class WithdrawBusiness {
  constructor(
    private readonly transaction: Transaction,
    private readonly businesses: Businesses,
    private readonly premium: AnnouncePremium,
    private readonly roles: BusinessRoles,
  ) {}

  /** Withdrawing twice is allowed. Throws BUSINESS_NOT_FOUND or FORBIDDEN. */
  run(actor: Actor, id: number): Promise<void> {
    return this.#setActive(actor, id, false);
  }

  /**
   * Relists the business: it is public again if it is approved. Does nothing if it isn't withdrawn. Throws like `run`,
   * and LISTING_MOVE_REFUSED if an administrator hid or closed it.
   */
  undo(actor: Actor, id: number): Promise<void> {
    return this.#setActive(actor, id, true);
  }

  async #setActive(actor: Actor, id: number, isActive: boolean): Promise<void> {
    await this.transaction.run(async () => {
      const business = await ownBusiness({ businesses: this.businesses, roles: this.roles }, actor, id, 'standing');
      if (isActive) requireNotTakenDown(business);
      const changed = { ...business, isActive };
      await this.businesses.save(changed);
      await this.premium.run(changed);
      if (business.isActive === isActive) return;
      const action = isActive ? 'relisted' : 'withdrawn';
      await this.roles.record({ businessId: id, actorId: actor.userId, action });
    });
  }
}

function requireNotTakenDown({ hiddenAt, closedAt }: BusinessRecord): void {
  if (hiddenAt !== null) {
    refuse(
      'LISTING_MOVE_REFUSED',
      'Our team hid this listing, so you cannot relist it. See your notices for the reason.',
    );
  }
  if (closedAt !== null) {
    refuse('LISTING_MOVE_REFUSED', 'This place is marked as permanently closed. If it is open, please contact us.');
  }
}
