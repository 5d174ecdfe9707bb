import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { ClaimCodes } from '../../application/claim/ports.js';
import { CODE_DIGITS } from '../../domain/claim/verification.js';
import { derivedKey, Seal } from '../secret/seal.js';

const SALT_BYTES = 16;

/**
 * Claim codes under two keys derived from APP_SECRET. A million codes can be tried in a second, so a hash without a key
 * would hide nothing. The salt makes equal codes differ and binds a hash to its claim.
 */
export class HmacClaimCodes implements ClaimCodes {
  readonly #hashKey: Buffer;
  readonly #sealed: Seal;
  /** Compared with if there is no hash, so that the check takes equally long. */
  readonly #nobodys: string;

  constructor(appSecret: string) {
    this.#hashKey = derivedKey(appSecret, 'claims: hashes of codes');
    this.#sealed = new Seal(appSecret, 'claims: codes on postcards');
    this.#nobodys = this.hashOf('');
  }

  newCode(): string {
    return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  }

  hashOf(code: string): string {
    const salt = randomBytes(SALT_BYTES);
    return `${salt.toString('base64url')}.${this.#digest(salt, code).toString('base64url')}`;
  }

  fits(code: string, hash: string | null): boolean {
    const [salt = '', digest = ''] = (hash ?? this.#nobodys).split('.');
    const storedDigest = Buffer.from(digest, 'base64url');
    const typedDigest = this.#digest(Buffer.from(salt, 'base64url'), code);
    const isEqual = storedDigest.length === typedDigest.length && timingSafeEqual(storedDigest, typedDigest);
    return isEqual && hash !== null;
  }

  seal(code: string): string {
    return this.#sealed.close(code);
  }

  open(sealed: string): string | null {
    return this.#sealed.open(sealed);
  }

  #digest(salt: Buffer, code: string): Buffer {
    return createHmac('sha256', this.#hashKey).update(salt).update(code).digest();
  }
}
