import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { ClaimCodes } from '../../application/claim/ports.js';
import { CODE_DIGITS } from '../../domain/claim/verification.js';
import { derivedKey, Seal } from '../secret/seal.js';

const SALT_BYTES = 16;

/**
 * Codes under two keys derived from APP_SECRET. A million codes are tried in a second, so a hash without a key would hide
 * nothing; the salt makes equal codes differ, and binds a hash to its claim.
 */
export class HmacClaimCodes extends ClaimCodes {
  readonly #hashKey: Buffer;
  readonly #sealed: Seal;
  /** Compared where there is no hash, so that it takes as long. */
  readonly #nobodys: string;

  constructor(appSecret: string) {
    super();
    this.#hashKey = derivedKey(appSecret, 'claims: hashes of codes');
    this.#sealed = new Seal(appSecret, 'claims: codes on postcards');
    this.#nobodys = this.hashOf('');
  }

  override newCode(): string {
    return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  }

  override hashOf(code: string): string {
    const salt = randomBytes(SALT_BYTES);
    return `${salt.toString('base64url')}.${this.#digest(salt, code).toString('base64url')}`;
  }

  override fits(code: string, hash: string | null): boolean {
    const [salt = '', digest = ''] = (hash ?? this.#nobodys).split('.');
    const kept = Buffer.from(digest, 'base64url');
    const given = this.#digest(Buffer.from(salt, 'base64url'), code);
    const isEqual = kept.length === given.length && timingSafeEqual(kept, given);
    return isEqual && hash !== null;
  }

  override seal(code: string): string {
    return this.#sealed.close(code);
  }

  override open(sealed: string): string | null {
    try {
      return this.#sealed.open(sealed);
    } catch {
      return null;
    }
  }

  #digest(salt: Buffer, code: string): Buffer {
    return createHmac('sha256', this.#hashKey).update(salt).update(code).digest();
  }
}
