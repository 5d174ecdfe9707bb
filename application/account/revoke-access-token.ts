import { refuse } from '../../domain/shared/domain-error.js';
import type { AccessTokens } from './ports.js';
import type { Transaction } from '../shared/transaction.js';
import type { Actor } from '../shared/actor.js';

export class RevokeAccessToken {
  constructor(
    private readonly transaction: Transaction,
    private readonly tokens: AccessTokens,
  ) {}

  /** Throws NOT_FOUND if the member has no token with this id. */
  run(actor: Actor, id: string): Promise<void> {
    return this.transaction.run(async () => {
      if (!(await this.tokens.remove(actor.userId, id))) refuse('NOT_FOUND', 'Access token not found');
    });
  }
}
