import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto';
import { ClaimCodes } from '../../application/claim/ports.js';
import { CODE_DIGITS } from '../../domain/claim/verification.js';

const SALT_BYTES = 16;
/** As NIST SP 800-38D §8.2 has it for random ones. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

/**
 * Codes under two keys derived from APP_SECRET. A million codes are tried in a second, so a hash without a key would hide
 * nothing; the salt makes equal codes differ, and binds a hash to its claim.
 */
export class HmacClaimCodes extends ClaimCodes {
  readonly #hashKey: Buffer;
  readonly #sealKey: Buffer;
  /** Compared where there is no hash, so that it takes as long. */
  readonly #nobodys: string;

  constructor(appSecret: string) {
    super();
    this.#hashKey = keyFor(appSecret, 'claims: hashes of codes');
    this.#sealKey = keyFor(appSecret, 'claims: codes on postcards');
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
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#sealKey, nonce);
    const body = Buffer.concat([cipher.update(code, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
  }

  override open(sealed: string): string {
    const bytes = Buffer.from(sealed, 'base64url');
    const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)];
    const decipher = createDecipheriv(CIPHER, this.#sealKey, nonce, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(tag);
    const body = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([body, decipher.final()]).toString('utf8');
  }

  #digest(salt: Buffer, code: string): Buffer {
    return createHmac('sha256', this.#hashKey).update(salt).update(code).digest();
  }
}

function keyFor(appSecret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', appSecret, '', purpose, 32));
}
