import { refuse } from '../../domain/shared/domain-error.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';

/**
 * Reviews of one author and their joining the Guide Dogs (guide-dogs.repository.ts) wait for each other, so that each review
 * is counted once; and both, as votes, for the closing of the account, which hides what it finds. A statement of its own: the
 * ones after it see what was there when they began.
 */
const HOLD = `select erasure_at is null as "isOpen" from users where id = $1 for key share`;

/** Before a member writes what counts. Refuses with USER_NOT_FOUND one whose account was closed meanwhile. */
export async function holdOpenMember(work: UnitOfWork, memberId: string): Promise<void> {
  const member = await work.row<{ isOpen: boolean }>(HOLD, [memberId]);
  if (member?.isOpen !== true) refuse('USER_NOT_FOUND', 'User not found');
}
