import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** The length that NIST SP 800-38D §8.2 gives for random nonces. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

/** Returns 256 bits for one purpose, derived from APP_SECRET (HKDF, RFC 5869). */
export function derivedKey(appSecret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', appSecret, '', purpose, 32));
}

/** Encrypts texts that must be readable later, but not by someone with only the database. */
export class Seal {
  readonly #key: Buffer;

  constructor(appSecret: string, purpose: string) {
    this.#key = derivedKey(appSecret, purpose);
  }

  close(text: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#key, nonce);
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
  }

  /** Returns the text; null if it was encrypted with another APP_SECRET or was altered. */
  open(sealed: string): string | null {
    const bytes = Buffer.from(sealed, 'base64url');
    const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)];
    const decipher = createDecipheriv(CIPHER, this.#key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(tag);
    const body = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    try {
      return Buffer.concat([body, decipher.final()]).toString('utf8');
    } catch {
      return null;
    }
  }
}
