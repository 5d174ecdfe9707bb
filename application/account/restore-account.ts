import { refuse } from '../../domain/shared/domain-error.js';
import type { AccountClosing } from './ports.js';
import type { Transaction } from '../shared/transaction.js';
import type { Actor } from '../shared/actor.js';

/** Restores a closed account before it is erased. */
export class RestoreAccount {
  constructor(
    private readonly transaction: Transaction,
    private readonly closing: AccountClosing,
  ) {}

  /** The actor has just signed in to prove ownership. Throws USER_NOT_FOUND if the account is erased or open. */
  run(actor: Actor): Promise<void> {
    return this.transaction.run(async () => {
      if (!(await this.closing.restore(actor.userId))) refuse('USER_NOT_FOUND', 'User not found');
    });
  }
}
