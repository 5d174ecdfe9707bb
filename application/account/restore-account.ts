import { refuse } from '../../domain/shared/domain-error.js';
import type { OrderedErasures } from '../moderation/erasure/ports.js';
import type { AccountClosing } from './ports.js';
import type { Transaction } from '../shared/transaction.js';
import type { Actor } from '../shared/actor.js';

/** Restores a closed account before it is erased. */
export class RestoreAccount {
  constructor(
    private readonly transaction: Transaction,
    private readonly closing: AccountClosing,
    private readonly erasures: Pick<OrderedErasures, 'isOrdered'>,
  ) {}

  /**
   * The actor has just signed in to prove ownership. Throws USER_NOT_FOUND if the account is erased or open, or
   * FORBIDDEN if administrators ordered its erasure.
   */
  run(actor: Actor): Promise<void> {
    return this.transaction.run(async () => {
      if (!(await this.closing.restore(actor.userId))) refuse('USER_NOT_FOUND', 'User not found');
      if (await this.erasures.isOrdered(actor.userId)) refuse('FORBIDDEN', CLOSED_BY_US);
    });
  }
}

const CLOSED_BY_US =
  'Our team closed this account, so only our team can restore it. If you think that this is a mistake, contact us.';
