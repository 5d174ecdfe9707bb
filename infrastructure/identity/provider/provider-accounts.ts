import type { Login, ProviderAccount } from '../../../application/identity/provider-ports.js';
import type { Database } from '../../postgres/database.js';
import type { UnitOfWork } from '../../postgres/unit-of-work.js';
import { endLogins } from '../../account/end-logins.js';
import { ProviderAccountEntity } from './provider.entity.js';

const COLUMNS = 'a.id, a.email, a.password_hash as "passwordHash"';
const BY_EMAIL = {
  name: 'provider-account-by-email',
  text: `select ${COLUMNS} from provider_accounts a where lower(a.email) = $1`,
};
const MOMENT = 'extract(epoch from clock_timestamp())::float8';
const BY_SIGN_IN = {
  name: 'provider-account-by-sign-in',
  text: `select ${COLUMNS}, ${MOMENT} as "loginTs" from provider_accounts a where lower(a.email) = $1 for share`,
};
const BY_ID = { name: 'provider-account-by-id', text: `select ${COLUMNS} from provider_accounts a where a.id = $1` };
const BY_MEMBER = {
  name: 'provider-account-by-member',
  text: `select ${COLUMNS} from provider_accounts a
    join user_identities i on i.issuer = $1 and i.subject = a.id::text where i.user_id = $2`,
};
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The accounts of the embedded provider. Changes use entities. Plain SQL is used for reads without a transaction,
 * lookups through a case-insensitive index, and steps that only one of two concurrent calls may complete.
 */
export class ProviderAccounts {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly issuer: string,
  ) {}

  /** Finds an account by canonical email address. */
  async byEmail(email: string): Promise<ProviderAccount | null> {
    return this.database.row<ProviderAccount>(BY_EMAIL, [email]);
  }

  /**
   * Finds an account for signing in. Waits for a password change in progress, so that this sign-in uses the new
   * password: everything accepted earlier ends with the change. The login time is taken before the password is
   * compared, so any later change is newer than the login.
   */
  async bySignIn(email: string): Promise<Login | null> {
    const row = await this.database.row<ProviderAccount & { loginTs: number }>(BY_SIGN_IN, [email]);
    if (row === null) return null;
    const { loginTs, ...account } = row;
    return { account, loginTs };
  }

  async byId(id: string): Promise<ProviderAccount | null> {
    return UUID.test(id) ? this.database.row<ProviderAccount>(BY_ID, [id]) : null;
  }

  /** Returns the account that a site member signs in with; null if the member uses another issuer. */
  async byMember(userId: string): Promise<ProviderAccount | null> {
    return this.database.row<ProviderAccount>(BY_MEMBER, [this.issuer, userId]);
  }

  /**
   * Locks an address in the running transaction, before reading anything about it. Other sign-ups and sign-ins with the
   * address wait.
   */
  async holdAddress(email: string): Promise<void> {
    await this.work.rows('select pg_advisory_xact_lock(hashtextextended($1, 7232))', [email]);
  }

  /**
   * Adds an account in the running transaction and returns its first login; null if the address already has an account.
   */
  async add(account: ProviderAccount, ageConfirmedAt: Date, now: Date): Promise<Login | null> {
    const added = await this.work.row<{ loginTs: number }>(
      `insert into provider_accounts (id, email, password_hash, age_confirmed_at, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $5) on conflict do nothing returning ${MOMENT} as "loginTs"`,
      [account.id, account.email, account.passwordHash, ageConfirmedAt, now],
    );
    return added === null ? null : { account, loginTs: added.loginTs };
  }

  /**
   * Locks an account in the running transaction, before it is read or changed. Locks its member first, if there is one,
   * so that `endAccess` also ends access tokens being created now. Returns the current account, which may differ from
   * an earlier read; null if it was deleted.
   */
  async hold(id: string): Promise<ProviderAccount | null> {
    await this.work.rows(
      `select from users u join user_identities i on i.user_id = u.id
       where i.issuer = $1 and i.subject = $2 for no key update of u`,
      [this.issuer, id],
    );
    return this.work.row<ProviderAccount>(`${BY_ID.text} for update`, [id]);
  }

  /**
   * Returns whether a session of the account's member is still active. The account must be locked in the running
   * transaction.
   */
  async hasSession(id: string, sessionId: string | null): Promise<boolean> {
    const open = `select from sessions s join user_identities i on i.user_id = (s.sess ->> 'userId')::uuid
      where s.sid = $1 and s.expire > now() and i.issuer = $2 and i.subject = $3`;
    return (await this.work.row(open, [sessionId, this.issuer, id])) !== null;
  }

  /** Must run in a transaction. */
  async setPassword(id: string, passwordHash: string, now: Date): Promise<void> {
    await this.work.change(ProviderAccountEntity, id, { passwordHash, updatedAt: now });
  }

  /**
   * Ends, in the running transaction, all access to the account: logins, the site's sessions except `keptSession`,
   * access tokens, and a pending email change. The account must be locked (`hold`).
   */
  async endAccess(id: string, keptSession: string | null): Promise<void> {
    await endLogins(this.work, id);
    const [member] = await this.work.rows<{ id: string }>(
      'select user_id as id from user_identities where issuer = $1 and subject = $2',
      [this.issuer, id],
    );
    if (member === undefined) return;
    await this.work.rows(`delete from sessions where sess ->> 'userId' = $1 and sid is distinct from $2`, [
      member.id,
      keptSession,
    ]);
    await this.work.rows('delete from access_tokens where user_id = $1', [member.id]);
    // The person who requested the change may be the one the new password should keep out. The row still counts toward
    // the daily limit.
    await this.work.rows('update email_changes set token_hash = null where user_id = $1', [member.id]);
  }
}
