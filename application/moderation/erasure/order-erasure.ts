import { orderedErasureTime } from '../../../domain/moderation/ordered-erasure.js';
import { refuse } from '../../../domain/shared/domain-error.js';
import type { AccountClosing } from '../../account/ports.js';
import type { SignedInAdministrator } from '../../shared/actor.js';
import type { Clock } from '../../shared/clock.js';
import type { Transaction } from '../../shared/transaction.js';
import type { FingerprintOf, NewErasureOrder, OrderedErasures } from './ports.js';

/** The account to erase, and an administrator's reason. */
export type ErasureGrounds = Pick<NewErasureOrder, 'memberId' | 'reasonCode' | 'note' | 'reportId'>;

/** The outcome of an order. */
export interface OrderedErasure {
  readonly erasureAt: Date;
  /** Identifies the member in the audit log. */
  readonly fingerprint: string;
}

/**
 * Closes the account of a child under MIN_AGE at once. A job erases it after ORDERED_ERASURE_HOURS with everything they
 * wrote, unless an administrator stops it. If there are other administrators, one of them must confirm it first. The
 * caller checks the administrator's rights and writes the audit log.
 */
export class OrderErasure {
  constructor(
    private readonly transaction: Transaction,
    private readonly closing: AccountClosing,
    private readonly erasures: OrderedErasures,
    private readonly fingerprintOf: FingerprintOf,
    private readonly clock: Clock,
  ) {}

  /** Joins a running transaction. Throws USER_NOT_FOUND, or CHANGED_MEANWHILE if the erasure is already ordered. */
  run({ id, name }: SignedInAdministrator, grounds: ErasureGrounds): Promise<OrderedErasure> {
    const { memberId } = grounds;
    const erasureAt = orderedErasureTime(this.clock.now());
    return this.transaction.run(async () => {
      const own = await this.closing.closeByOrder(memberId, erasureAt);
      if (await this.erasures.isOrdered(memberId)) {
        refuse('CHANGED_MEANWHILE', 'The erasure of this account has already been ordered.');
      }
      await this.erasures.add({ ...grounds, orderedById: id, orderedBy: name, own });
      return { erasureAt, fingerprint: this.fingerprintOf(memberId) };
    });
  }
}
