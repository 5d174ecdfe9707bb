import { refuse } from '../shared/domain-error.js';

/** What a token may do: `read` for GET, `write` for the rest. */
export const TOKEN_SCOPES = ['read', 'write'] as const;

export type TokenScope = (typeof TOKEN_SCOPES)[number];

/**
 * A product decision: characters of a token's name, tokens a member has at once, days until one expires at the latest.
 */
export const TOKEN_LIMITS = { name: 80, tokens: 20, days: 366 } as const;

/** Begins every token, so that scanners for published secrets recognise one. */
export const TOKEN_PREFIX = 'wp_';

/** A personal access token, without the token itself. */
export interface AccessToken {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly createdAt: Date;
  /** Null: never. */
  readonly expiresAt: Date | null;
  readonly lastUsedAt: Date | null;
}

/**
 * Refuses with INVALID_INPUT an expiry that has passed or lies more than TOKEN_LIMITS.days ahead; null (never) is
 * allowed.
 */
export function checkExpiry(expiresAt: Date | null, now: Date): void {
  if (expiresAt === null) return;
  const ahead = expiresAt.getTime() - now.getTime();
  if (ahead <= 0) refuse('INVALID_INPUT', 'Please choose a date in the future', 'expiresAt');
  if (ahead > TOKEN_LIMITS.days * 86_400_000) {
    refuse('INVALID_INPUT', 'Please choose a date within one year', 'expiresAt');
  }
}

/** Refuses a further token with TOO_MANY_TOKENS where the member has `count` already and that is as many as one may. */
export function checkTokenCount(count: number): void {
  if (count >= TOKEN_LIMITS.tokens) {
    refuse('TOO_MANY_TOKENS', `You can have at most ${TOKEN_LIMITS.tokens} access tokens. Please revoke one first.`);
  }
}
