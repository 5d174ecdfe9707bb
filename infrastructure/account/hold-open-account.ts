import type { Caller } from '../../application/shared/actor.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';

/**
 * The one order in which rows are held that several changes hold, so that none waits in a circle: an address (by its hash), members
 * (by id), their account at the embedded provider, and then what is the member's: links, sessions, tokens, changes of address, notices
 * with their appeals; or businesses, reviews (each by id), Guide Dogs, and last the totals over all reviews, for which nobody waits.
 * Whoever needs a later one first finds out, without a lock, whose it is, and looks again once they are held.
 *
 * MikroORM knows only the lock that would stop reviews too.
 */
const HOLD = `select erasure_at is null as "isOpen" from users where id = $1 for no key update`;

const SESSION = `select from sessions where sid = $1 and sess ->> 'userId' = $2 and expire > now()`;

/** Lets others of the member wait until this transaction ends; answers whether the account is open. */
export async function holdAccount(work: UnitOfWork, userId: string): Promise<boolean> {
  return (await work.row<{ isOpen: boolean }>(HOLD, [userId]))?.isOpen === true;
}

/** The same; refuses with USER_NOT_FOUND an account that was closed meanwhile. */
export async function holdOpenAccount(work: UnitOfWork, userId: string): Promise<void> {
  if (!(await holdAccount(work, userId))) refuse('USER_NOT_FOUND', 'User not found');
}

/**
 * Refuses with UNAUTHORIZED who calls by a session that has ended by now. The member is held: whatever ends sessions for good
 * holds them too, so it comes before this question or after this transaction, and no session has to be locked.
 */
export async function requireOpenSession(work: UnitOfWork, { userId, sessionId }: Caller): Promise<void> {
  if ((await work.row(SESSION, [sessionId, userId])) === null) refuse('UNAUTHORIZED', 'Unauthorized');
}
