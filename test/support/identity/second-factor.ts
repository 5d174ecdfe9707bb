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

/** Returns a six-digit code that the app shows neither now nor within two periods before or after. */
export function wrongAuthenticatorCode(uri: string): string {
  const app = URI.parse(uri) as TOTP;
  const near = [-2, -1, 0, 1, 2].map((off) => app.generate({ timestamp: Date.now() + off * PERIOD_MS }));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code))!;
}
