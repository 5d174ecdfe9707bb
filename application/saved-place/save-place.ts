import { refuse } from '../../domain/shared/domain-error.js';
import type { Actor } from '../shared/actor.js';
import type { SavedPlaces } from './ports.js';
import type { Transaction } from '../shared/transaction.js';

/** A member saves a business; a second time changes nothing. */
export class SavePlace {
  constructor(
    private readonly transaction: Transaction,
    private readonly saved: SavedPlaces,
  ) {}

  /** Refuses with BUSINESS_NOT_FOUND where the business is not public. */
  run(actor: Actor, businessId: number): Promise<void> {
    return this.transaction.run(async () => {
      if (!(await this.saved.save(actor.userId, businessId))) refuse('BUSINESS_NOT_FOUND', 'Business not found');
    });
  }
}
