import { TOTP, URI } from 'otpauth';

const PERIOD_MS = 30_000;

/** What an authenticator app shows at this moment that has scanned the address. */
export function authenticatorCode(uri: string): string {
  return (URI.parse(uri) as TOTP).generate();
}

/** What it shows next; it counts already, and is another one than any that was typed so far. */
export function nextAuthenticatorCode(uri: string): string {
  return (URI.parse(uri) as TOTP).generate({ timestamp: Date.now() + PERIOD_MS });
}
