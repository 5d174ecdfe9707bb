import { createHmac, timingSafeEqual } from 'node:crypto';
import type { UnsubscribeTokens } from '../../application/outgoing/ports.js';
import { derivedKey } from '../secret/seal.js';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ID_BYTES = 16;
/** 128 bits cannot be guessed. */
const PROOF_BYTES = 16;

/** Member id and HMAC under a separate key derived from APP_SECRET. Nothing is stored. */
export class HkdfUnsubscribeTokens implements UnsubscribeTokens {
  readonly #key: Buffer;

  constructor(appSecret: string) {
    this.#key = derivedKey(appSecret, 'unsubscribe links');
  }

  of(memberId: string): string {
    if (!UUID.test(memberId)) throw new TypeError('A member id is a UUID.');
    const id = Buffer.from(memberId.replaceAll('-', ''), 'hex');
    return Buffer.concat([id, this.#proof(id)]).toString('base64url');
  }

  memberOf(token: string): string | null {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== ID_BYTES + PROOF_BYTES || bytes.toString('base64url') !== token) return null;
    const [id, proof] = [bytes.subarray(0, ID_BYTES), bytes.subarray(ID_BYTES)];
    if (!timingSafeEqual(proof, this.#proof(id))) return null;
    return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }

  #proof(id: Buffer): Buffer {
    return createHmac('sha256', this.#key).update(id).digest().subarray(0, PROOF_BYTES);
  }
}
