import type { OwnSession } from '../../../application/account/ports.js';
import type { AccessToken } from '../../../domain/account/access-token.js';
import { browserWords } from '../../../domain/account/browser-words.js';
import type * as contract from '../../contract/account/account-access.js';

/** Returns a token as its member sees it later, without the secret. */
export function accessToken({ lastUsedAt, ...token }: AccessToken): contract.AccessToken {
  return { ...withTimes(token), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}

/** Returns a new token, including the secret. */
export function newAccessToken({
  lastUsedAt: _,
  ...created
}: AccessToken & { token: string }): contract.NewAccessToken {
  return withTimes(created);
}

/** Returns a session as its member sees it. */
export function ownSession({ userAgent, ...session }: OwnSession): contract.OwnSession {
  return {
    ...session,
    browser: browserWords(userAgent),
    signedInAt: session.signedInAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
  };
}

function withTimes<T extends Omit<AccessToken, 'lastUsedAt'>>(token: T) {
  const { createdAt, expiresAt, scopes } = token;
  return {
    ...token,
    scopes: [...scopes],
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}
