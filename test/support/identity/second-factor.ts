import { TOTP, URI } from 'otpauth';

/** What an authenticator app shows at this moment that has scanned the address. */
export function authenticatorCode(uri: string): string {
  return (URI.parse(uri) as TOTP).generate();
}
