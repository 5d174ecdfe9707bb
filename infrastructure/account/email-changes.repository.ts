import { raw } from '@mikro-orm/postgresql';
import type { EmailChanges, AddressHolder, EmailChange } from '../../application/account/ports.js';
import { holdAccount } from './hold-open-account.js';
import { EMBEDDED_ISSUER } from './embedded-issuer.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { EmailChangeEntity } from './email-change.entity.js';
import { UserEntity } from './user.entity.js';

// An address at the embedded provider belongs to the member who signs in with it.
const HOLDER = `
  select email, id as "userId" from users where lower(email) = lower($1) and id <> $2
  union all
  select a.email, i.user_id from provider_accounts a
    left join user_identities i on i.issuer = $3 and i.subject = a.id::text
    where lower(a.email) = lower($1) and i.user_id is distinct from $2
  limit 1`;

const HOLD_ADDRESS = 'select pg_advisory_xact_lock(hashtextextended($1, 7232))';

const OF_LINK = 'select user_id as "userId", email from email_changes where token_hash = $1 and expires_at > $2';

const TAKE = `
  delete from email_changes where token_hash = $1 and expires_at > $2
  returning id, user_id as "userId", email, token_hash as "tokenHash", expires_at as "expiresAt"`;

const IS_FREE = `
  select not exists (select from users where lower(email) = lower($1) and id <> $2)
    and not exists (select from provider_accounts a where lower(a.email) = lower($1) and not exists (
      select from user_identities i where i.issuer = $3 and i.subject = a.id::text and i.user_id = $2)) as free`;

const APPLY_TO_PROVIDER = `
  update provider_accounts set email = $1, updated_at = now(), version = version + 1
  where id::text in (select subject from user_identities where issuer = $2 and user_id = $3)`;

/**
 * Email changes in PostgreSQL, as entities. Three things are plain SQL: index lookups across members and accounts,
 * consuming a change so that it cannot be used twice, and updates of the sign-in accounts, which belong to another
 * subject.
 */
export class PostgresEmailChanges implements EmailChanges {
  constructor(private readonly work: UnitOfWork) {}

  async holderOf(email: string, userId: string): Promise<AddressHolder | null> {
    return this.work.row<AddressHolder>(HOLDER, [email, userId, EMBEDDED_ISSUER]);
  }

  async countOf(userId: string): Promise<number> {
    return this.work.em.count(EmailChangeEntity, { userId, expiresAt: { $gt: raw('now()') } });
  }

  async begin(change: EmailChange): Promise<void> {
    await this.work.em.nativeUpdate(EmailChangeEntity, { userId: change.userId }, { tokenHash: null });
    await this.work.add(EmailChangeEntity, change);
  }

  async take(tokenHash: string, now: Date): Promise<EmailChange | null> {
    const requested = await this.work.row<Pick<EmailChange, 'userId' | 'email'>>(OF_LINK, [tokenHash, now]);
    if (requested === null) return null;
    // Locked before the change itself, because setting a new password locks the member and then ends their changes.
    await this.work.rows(HOLD_ADDRESS, [requested.email.toLowerCase()]);
    await holdAccount(this.work, requested.userId);
    return this.work.row<EmailChange>(TAKE, [tokenHash, now]);
  }

  async apply({ email, userId }: EmailChange): Promise<boolean> {
    // The lock that sign-ins take on an address. Nobody else can claim the address between this check and the change.
    await this.work.rows(HOLD_ADDRESS, [email.toLowerCase()]);
    const found = await this.work.row<{ free: boolean }>(IS_FREE, [email, userId, EMBEDDED_ISSUER]);
    if (found?.free !== true) return false;
    const { em } = this.work;
    const member = await em.findOne(UserEntity, { id: userId, erasureAt: null });
    if (member === null) return false;
    em.assign(member, { email });
    await em.flush();
    await this.work.rows(APPLY_TO_PROVIDER, [email, EMBEDDED_ISSUER, userId]);
    return true;
  }
}
