import { refuse } from '../shared/domain-error.js';
import { DAY_MS } from '../shared/days.js';

/** Scopes of a token: `read` allows GET, `write` allows all other methods. */
export const TOKEN_SCOPES = ['read', 'write'] as const;

export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** Product decision: maximum name length in characters, tokens per member, and days until a token expires. */
export const TOKEN_LIMITS = { name: 80, tokens: 20, days: 366 } as const;

/** Prefix of every token, so that secret scanners recognize a published one. */
export const TOKEN_PREFIX = 'wp_';

/** A personal access token, without the token itself. */
export interface AccessToken {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly createdAt: Date;
  /** Null if the token never expires. */
  readonly expiresAt: Date | null;
  readonly lastUsedAt: Date | null;
}

/**
 * Throws INVALID_INPUT if the expiry is in the past or more than TOKEN_LIMITS.days ahead. Null (never expires) is
 * allowed.
 */
export function checkExpiry(expiresAt: Date | null, now: Date): void {
  if (expiresAt === null) return;
  const ahead = expiresAt.getTime() - now.getTime();
  if (ahead <= 0) refuse('INVALID_INPUT', 'Please choose a date in the future', 'expiresAt');
  if (ahead > TOKEN_LIMITS.days * DAY_MS) {
    refuse('INVALID_INPUT', 'Please choose a date within one year', 'expiresAt');
  }
}

/** Throws TOO_MANY_TOKENS if the member already has the maximum number of tokens. */
export function checkTokenCount(count: number): void {
  if (count >= TOKEN_LIMITS.tokens) {
    refuse('TOO_MANY_TOKENS', `You can have at most ${TOKEN_LIMITS.tokens} access tokens. Please revoke one first.`);
  }
}
