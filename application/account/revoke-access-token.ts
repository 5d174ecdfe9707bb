import { refuse } from '../../domain/shared/domain-error.js';
import type { AccessTokens } from './ports.js';
import type { Transaction } from '../shared/transaction.js';
import type { Actor } from '../shared/actor.js';

/** A member ends an access token of their own. */
export class RevokeAccessToken {
  constructor(
    private readonly transaction: Transaction,
    private readonly tokens: AccessTokens,
  ) {}

  /** Refuses with NOT_FOUND where the member has none of that id. */
  run(actor: Actor, id: string): Promise<void> {
    return this.transaction.run(async () => {
      if (!(await this.tokens.remove(actor.userId, id))) refuse('NOT_FOUND', 'Access token not found');
    });
  }
}
