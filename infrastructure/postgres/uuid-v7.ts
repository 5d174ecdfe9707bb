import { randomBytes } from 'node:crypto';

/**
 * Returns a member id: a UUID of version 7 (RFC 9562 §5.7), so that new ids are next to each other in the index. `now`
 * is in ms.
 */
export function uuidV7(now: number): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes[6] = 0x70 | (bytes[6]! & 0x0f);
  bytes[8] = 0x80 | (bytes[8]! & 0x3f);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
