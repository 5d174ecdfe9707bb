import { createHash, randomBytes } from 'node:crypto';

/** A secret for one mailed link: 256 bits, base64url. */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

/** How a link's secret is stored: whoever reads the table cannot use it. */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
