import { createHmac } from 'node:crypto';
import type { FingerprintOf } from '../../application/moderation/erasure/ports.js';

/** Characters of a fingerprint: 132 bits. */
const LENGTH = 22;

/** Returns a keyed hash. Without the secret, nobody can compute it, even for a known ID. */
export function memberFingerprints(secret: string): FingerprintOf {
  return (memberId) => createHmac('sha256', secret).update(memberId).digest('base64url').slice(0, LENGTH);
}
