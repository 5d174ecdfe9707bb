import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { PASSWORD_LENGTH } from '../../../../domain/account/password.js';

/** Password of the demo members. It is public, so in production it never works. */
export const DEMO_PASSWORD = 'demo-password-please-change';

/** argon2id, the library's default variant; 19 MiB, two passes, one lane (OWASP Password Storage). */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** A hash that matches no password. Checking it takes as long as checking a real one. */
const nobodysHash = hash(randomBytes(32), COST);

/** Returns the hash of a new password, including its cost and salt. */
export async function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/**
 * Returns whether the password matches exactly. Takes equally long without a hash (null: no account has that address)
 * and for passwords over the maximum length, of which only a part is hashed.
 */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const tooLong = [...password.slice(0, 4 * PASSWORD_LENGTH.max)].length > PASSWORD_LENGTH.max;
  const fits = await verify(passwordHash ?? (await nobodysHash), password.slice(0, 4 * PASSWORD_LENGTH.max));
  return fits && passwordHash !== null && !tooLong;
}
