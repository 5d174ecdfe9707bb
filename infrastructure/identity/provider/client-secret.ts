import { derivedKey } from '../../secret/seal.js';

/** Returns the embedded provider's issuer: the path under the site's public address where it is mounted. */
export function embeddedIssuer(publicUrl: string): string {
  return `${publicUrl}/oidc`;
}

/**
 * Returns the only client of the embedded provider. Provider and client both derive its secret from APP_SECRET, so that
 * all processes agree and nothing needs to be stored.
 */
export function embeddedClient(appSecret: string) {
  return { clientId: 'welcome-paws', clientSecret: derivedSecret(appSecret, 'embedded provider: client secret') };
}

/** Returns `derivedKey` in base64url. */
export function derivedSecret(appSecret: string, purpose: string): string {
  return derivedKey(appSecret, purpose).toString('base64url');
}
