import { refuse } from '../../domain/shared/domain-error.js';
import type { AccountClosing } from './ports.js';
import type { Transaction } from '../shared/transaction.js';
import type { Actor } from '../shared/actor.js';

/** Who closed an account takes it back before it is erased. */
export class RestoreAccount {
  constructor(
    private readonly transaction: Transaction,
    private readonly closing: AccountClosing,
  ) {}

  /**
   * The actor has just proved at sign-in whose account it is. Refuses with USER_NOT_FOUND where it has been erased, or
   * is open.
   */
  run(actor: Actor): Promise<void> {
    return this.transaction.run(async () => {
      if (!(await this.closing.restore(actor.userId))) refuse('USER_NOT_FOUND', 'User not found');
    });
  }
}
