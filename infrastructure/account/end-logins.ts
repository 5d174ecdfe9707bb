import { EMBEDDED_ISSUER } from './embedded-issuer.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';

/**
 * Ends, in the running transaction, everything an account of the embedded provider could still sign in with: the
 * provider's own sessions, codes, and grants, and every login so far, including one in progress. Call it before
 * deleting sessions: a sign-in that finishes at the same moment waits for this transaction, or this transaction waits
 * for it.
 */
export async function endLogins(work: UnitOfWork, accountId: string): Promise<void> {
  // Lock only the account first. From then on, no password is accepted until this transaction ends, so the timestamp
  // taken next is later than every login, even if this statement had to wait.
  await work.rows('select from provider_accounts where id = $1 for update', [accountId]);
  await work.rows('update provider_accounts set logins_since = clock_timestamp() where id = $1', [accountId]);
  await work.rows('delete from provider_artefacts where account_id = $1', [accountId]);
}

/** Does the same for a site member's accounts. Does nothing if the member uses another issuer. */
export async function endLoginsOfMember(work: UnitOfWork, userId: string): Promise<void> {
  const accounts = await work.rows<{ id: string }>(
    'select subject as id from user_identities where user_id = $1 and issuer = $2',
    [userId, EMBEDDED_ISSUER],
  );
  for (const { id } of accounts) await endLogins(work, id);
}
