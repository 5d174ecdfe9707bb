import { hash, randomBytes } from 'node:crypto';

/** A secret for a cookie, a link or a program: 256 random bits, as 43 characters of base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token: whoever reads the database cannot use it. 64 hexadecimal digits. */
export function hashOfToken(token: string): string {
  return hash('sha256', token, 'hex');
}
