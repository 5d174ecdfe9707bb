import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AlertLinkPurpose, AlertLinks } from '../../application/alert/ports.js';
import { derivedKey } from '../secret/seal.js';

/** Id and version. */
const HEAD_BYTES = 8;
/** 128 bits cannot be guessed. */
const PROOF_BYTES = 16;

/** Id, version, and HMAC under a key derived from APP_SECRET for each purpose. Nothing is stored. */
export class HkdfAlertLinks implements AlertLinks {
  readonly #keys: Readonly<Record<AlertLinkPurpose, Buffer>>;

  constructor(appSecret: string) {
    this.#keys = {
      feed: derivedKey(appSecret, 'feeds of alerts'),
      stop: derivedKey(appSecret, 'links that stop alerts'),
    };
  }

  of(purpose: AlertLinkPurpose, id: number, version: number): string {
    const head = Buffer.alloc(HEAD_BYTES);
    head.writeUInt32BE(id, 0);
    head.writeUInt32BE(version, HEAD_BYTES / 2);
    return Buffer.concat([head, this.#proof(purpose, head)]).toString('base64url');
  }

  read(purpose: AlertLinkPurpose, secret: string): { id: number; version: number } | null {
    const bytes = Buffer.from(secret, 'base64url');
    if (bytes.length !== HEAD_BYTES + PROOF_BYTES || bytes.toString('base64url') !== secret) return null;
    const head = bytes.subarray(0, HEAD_BYTES);
    if (!timingSafeEqual(bytes.subarray(HEAD_BYTES), this.#proof(purpose, head))) return null;
    return { id: head.readUInt32BE(0), version: head.readUInt32BE(HEAD_BYTES / 2) };
  }

  #proof(purpose: AlertLinkPurpose, head: Buffer): Buffer {
    return createHmac('sha256', this.#keys[purpose]).update(head).digest().subarray(0, PROOF_BYTES);
  }
}
