import type { Actor } from '../shared/actor.js';
import type { SavedPlaces } from './ports.js';
import type { Transaction } from '../shared/transaction.js';

/** A member takes back that they saved a business, which may be gone by then; a second time changes nothing. */
export class ForgetPlace {
  constructor(
    private readonly transaction: Transaction,
    private readonly saved: SavedPlaces,
  ) {}

  run(actor: Actor, businessId: number): Promise<void> {
    return this.transaction.run(() => this.saved.forget(actor.userId, businessId));
  }
}
