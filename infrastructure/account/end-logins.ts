import { EMBEDDED_ISSUER } from './embedded-issuer.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';

/**
 * Ends, in the running transaction, all that an account of the embedded provider could still sign in with: the
 * provider's own sessions, codes and grants, and every login so far, also one that is under way. To be called before sessions
 * are deleted: a sign-in that ends at the same moment waits for this transaction, or is waited for.
 */
export async function endLogins(work: UnitOfWork, accountId: string): Promise<void> {
  // First the account alone: from then on no password is accepted before the end of this transaction, so the moment after
  // that is later than every login that was, also where this one had to wait.
  await work.rows('select from provider_accounts where id = $1 for update', [accountId]);
  await work.rows('update provider_accounts set logins_since = clock_timestamp() where id = $1', [accountId]);
  await work.rows('delete from provider_artefacts where account_id = $1', [accountId]);
}

/** The same for the accounts with which a member of the site signs in; nothing where they use another issuer. */
export async function endLoginsOfMember(work: UnitOfWork, userId: string): Promise<void> {
  const accounts = await work.rows<{ id: string }>(
    'select subject as id from user_identities where user_id = $1 and issuer = $2',
    [userId, EMBEDDED_ISSUER],
  );
  for (const { id } of accounts) await endLogins(work, id);
}
