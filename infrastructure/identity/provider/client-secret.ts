import { hkdfSync } from 'node:crypto';

/** The product as the one client of its own provider. */
export interface EmbeddedClient {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The issuer of the embedded provider: the public address of the site, below which it is mounted. */
export function embeddedIssuer(publicUrl: string): string {
  return `${publicUrl}/oidc`;
}

/**
 * The one client of the embedded provider. Provider and client derive its secret from APP_SECRET alone, so that all
 * processes agree and nothing has to be stored.
 */
export function embeddedClient(appSecret: string): EmbeddedClient {
  return { clientId: 'welcome-paws', clientSecret: derivedSecret(appSecret, 'embedded provider: client secret') };
}

/** 256 bits that belong to one purpose, from APP_SECRET (HKDF, RFC 5869); base64url. */
export function derivedSecret(appSecret: string, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', appSecret, '', purpose, 32)).toString('base64url');
}
