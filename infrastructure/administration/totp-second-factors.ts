import { createHmac, randomInt } from 'node:crypto';
import { Secret, TOTP as OneTimePassword } from 'otpauth';
import type { SecondFactors } from '../../application/administration/ports.js';
import { RECOVERY_ALPHABET, RECOVERY_CODES, TOTP } from '../../domain/administration/second-factor.js';
import { derivedKey, Seal } from '../secret/seal.js';

/** 160 bits, as RFC 4226 §4 recommends. */
const SECRET_BYTES = 20;

/**
 * Time-based codes (RFC 6238, SHA-1 because authenticator apps expect it) and recovery codes, under keys derived from
 * APP_SECRET.
 */
export class TotpSecondFactors implements SecondFactors {
  readonly #seal: Seal;
  readonly #hashKey: Buffer;

  constructor(
    appSecret: string,
    private readonly siteName: string,
  ) {
    this.#seal = new Seal(appSecret, 'administrators: secrets of second factors');
    this.#hashKey = derivedKey(appSecret, 'administrators: hashes of recovery codes');
  }

  newSecret(): string {
    return new Secret({ size: SECRET_BYTES }).base32;
  }

  seal(secret: string): string {
    return this.#seal.close(secret);
  }

  uriOf(secret: string, name: string): string {
    return this.#totp(secret, name).toString();
  }

  stepOf(sealed: string, code: string, now: Date): number | null {
    const timestamp = now.getTime();
    const secret = this.#seal.open(sealed);
    if (secret === null) return null;
    const totp = this.#totp(secret, '');
    const off = totp.validate({ token: code, timestamp, window: TOTP.offSteps });
    return off === null ? null : totp.counter({ timestamp }) + off;
  }

  newRecoveryCodes(): readonly string[] {
    return Array.from({ length: RECOVERY_CODES.count }, () => newLetters(RECOVERY_CODES.letters));
  }

  hashOf(administratorId: number, recoveryCode: string): string {
    return createHmac('sha256', this.#hashKey)
      .update(`${String(administratorId)} ${recoveryCode}`)
      .digest('base64url');
  }

  #totp(secret: string, label: string): OneTimePassword {
    return new OneTimePassword({
      ...{ issuer: this.siteName, label, secret: Secret.fromBase32(secret) },
      ...{ algorithm: 'SHA1', digits: TOTP.digits, period: TOTP.periodS },
    });
  }
}

function newLetters(length: number): string {
  return Array.from({ length }, () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)]).join('');
}
