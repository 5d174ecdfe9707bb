import type { Caller } from '../../application/shared/actor.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';

/**
 * Transactions that lock several rows must lock them in this order, so that they cannot deadlock: an address (by its
 * hash); members (by id); their account at the embedded provider; webhooks (by id); then the member's links, sessions, tokens,
 * email changes, and notices with their appeals; or lists of saved places, businesses with their entries, reviews, and
 * alerts (each by id), Guide Dogs, and last the totals over all reviews, which nobody waits for. Changes that record
 * events for webhooks never wait for one. To lock a later row first, find its owner without a lock, and check again after
 * locking.
 *
 * Plain SQL because MikroORM only offers a stronger lock, which would block reviews too.
 */
const HOLD = `select erasure_at is null as "isOpen" from users where id = $1 for no key update`;

/**
 * A shared lock. Writing a review, voting, and joining the Guide Dogs (guide-dogs.repository.ts) wait for each other,
 * so each review is counted once. All of them wait for an account being closed, because closing hides the reviews it
 * finds. This is a separate statement because later statements must see the changes it waited for.
 */
const SHARE = `select erasure_at is null as "isOpen" from users where id = $1 for key share`;

const SESSION = `select from sessions where sid = $1 and sess ->> 'userId' = $2 and expire > now()`;

/** Locks the member until this transaction ends. Returns whether the account is open. */
export async function holdAccount(work: UnitOfWork, userId: string): Promise<boolean> {
  return (await work.row<{ isOpen: boolean }>(HOLD, [userId]))?.isOpen === true;
}

/** Locks the member until this transaction ends. Throws USER_NOT_FOUND if the account is closed. */
export async function holdOpenAccount(work: UnitOfWork, userId: string): Promise<void> {
  if (!(await holdAccount(work, userId))) refuse('USER_NOT_FOUND', 'User not found');
}

/** Locks a member before they write a review or a vote. Throws USER_NOT_FOUND if the account is closed. */
export async function shareOpenAccount(work: UnitOfWork, userId: string): Promise<void> {
  const member = await work.row<{ isOpen: boolean }>(SHARE, [userId]);
  if (member?.isOpen !== true) refuse('USER_NOT_FOUND', 'User not found');
}

/**
 * Throws UNAUTHORIZED if the caller's session has ended. The member must be locked: everything that ends sessions for
 * good locks the member too, so it runs before this check or after this transaction, and the session itself needs no
 * lock.
 */
export async function requireOpenSession(work: UnitOfWork, { userId, sessionId }: Caller): Promise<void> {
  if ((await work.row(SESSION, [sessionId, userId])) === null) refuse('UNAUTHORIZED', 'Unauthorized');
}
