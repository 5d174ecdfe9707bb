import type { AccessToken } from '../../domain/account/access-token.js';
import type { AccessTokens } from './ports.js';
import type { Actor } from '../shared/actor.js';

/** A member's own access tokens, without the tokens themselves. */
export class ListAccessTokens {
  constructor(private readonly tokens: AccessTokens) {}

  run(actor: Actor): Promise<AccessToken[]> {
    return this.tokens.ofMember(actor.userId);
  }
}
