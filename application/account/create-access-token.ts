import { checkExpiry, checkTokenCount, TOKEN_PREFIX, type AccessToken } from '../../domain/account/access-token.js';
import { requireRecentSignIn } from '../../domain/account/account.js';
import type { AccessTokens, Members } from './ports.js';
import type { Clock } from '../shared/clock.js';
import type { Secrets } from '../shared/secrets.js';
import type { Transaction } from '../shared/transaction.js';
import type { Caller } from '../shared/actor.js';

export type TokenInput = Pick<AccessToken, 'name' | 'scopes' | 'expiresAt'>;

/** Creates an access token. Only the response contains the token; the database stores its hash. */
export class CreateAccessToken {
  constructor(
    private readonly transaction: Transaction,
    private readonly members: Members,
    private readonly tokens: AccessTokens,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws REAUTHENTICATION_REQUIRED if the sign-in isn't recent, UNAUTHORIZED if the session has ended, INVALID_INPUT
   * for an expiry out of range, or TOO_MANY_TOKENS.
   */
  async run(
    actor: Caller,
    signedInAt: Date | null,
    { name, scopes, expiresAt }: TokenInput,
  ): Promise<AccessToken & { readonly token: string }> {
    const createdAt = this.clock.now();
    requireRecentSignIn(signedInAt, createdAt);
    checkExpiry(expiresAt, createdAt);
    return this.transaction.run(async () => {
      await this.members.hold(actor);
      checkTokenCount(await this.tokens.countOf(actor.userId));
      const secret = `${TOKEN_PREFIX}${this.secrets.newSecret()}`;
      const token = { id: this.secrets.newId(), name, scopes, createdAt, expiresAt, lastUsedAt: null };
      await this.tokens.add(actor.userId, token, this.secrets.hashOf(secret));
      return { ...token, token: secret };
    });
  }
}
