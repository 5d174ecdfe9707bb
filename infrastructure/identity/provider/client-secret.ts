import { hkdfSync } from 'node:crypto';

/** The product itself, the only client of its embedded provider. */
export interface EmbeddedClient {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Returns the embedded provider's issuer: the path under the site's public address where it is mounted. */
export function embeddedIssuer(publicUrl: string): string {
  return `${publicUrl}/oidc`;
}

/**
 * Returns the only client of the embedded provider. Provider and client both derive its secret from APP_SECRET, so that
 * all processes agree and nothing needs to be stored.
 */
export function embeddedClient(appSecret: string): EmbeddedClient {
  return { clientId: 'welcome-paws', clientSecret: derivedSecret(appSecret, 'embedded provider: client secret') };
}

/** Returns 256 bits for one purpose, derived from APP_SECRET (HKDF, RFC 5869), in base64url. */
export function derivedSecret(appSecret: string, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', appSecret, '', purpose, 32)).toString('base64url');
}
