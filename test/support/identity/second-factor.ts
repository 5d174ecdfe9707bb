import { TOTP, URI } from 'otpauth';

const PERIOD_MS = 30_000;

/** Returns the code that an authenticator app currently shows for this URL. */
export function authenticatorCode(uri: string): string {
  return (URI.parse(uri) as TOTP).generate();
}

/** Returns the app's next code, which is already valid and differs from every code used so far. */
export function nextAuthenticatorCode(uri: string): string {
  return (URI.parse(uri) as TOTP).generate({ timestamp: Date.now() + PERIOD_MS });
}
