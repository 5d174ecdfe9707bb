import { hash, randomBytes } from 'node:crypto';

/** Returns a secret for a cookie, link, or program: 256 random bits as 43 characters of base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the stored form of a token, so that nobody who reads the database can use it. 64 hexadecimal digits. */
export function hashOfToken(token: string): string {
  return hash('sha256', token, 'hex');
}
