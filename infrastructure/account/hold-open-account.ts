import { refuse } from '../../domain/shared/domain-error.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';

/** MikroORM knows only the lock that would stop reviews too. */
const HOLD = `select erasure_at is null as "isOpen" from users where id = $1 for no key update`;

/**
 * Lets others of the member wait until this transaction ends, before what lets somebody into the account is made: what is
 * made before the account is closed, or gets a new password, ends with that. Refuses with USER_NOT_FOUND an account that was
 * closed meanwhile.
 */
export async function holdOpenAccount(work: UnitOfWork, userId: string): Promise<void> {
  const member = await work.row<{ isOpen: boolean }>(HOLD, [userId]);
  if (member?.isOpen !== true) refuse('USER_NOT_FOUND', 'User not found');
}
