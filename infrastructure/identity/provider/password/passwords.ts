import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { PASSWORD_LENGTH } from '../../../../domain/account/password.js';

/** argon2id, the library's kind unless told otherwise; 19 MiB, two passes, one lane (OWASP Password Storage). */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** A hash that no password fits: checking against it takes as long as against a real one. */
const nobodysHash = hash(randomBytes(32), COST);

/** The hash of a new password, with its cost and salt in it. */
export async function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/**
 * Whether the password fits, exactly as typed. Takes the same time without a hash (null: nobody has that address) and for
 * a password that is longer than any can be, of which only a part is hashed.
 */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const tooLong = [...password.slice(0, 4 * PASSWORD_LENGTH.max)].length > PASSWORD_LENGTH.max;
  const fits = await verify(passwordHash ?? (await nobodysHash), password.slice(0, 4 * PASSWORD_LENGTH.max));
  return fits && passwordHash !== null && !tooLong;
}
