import type { PendingSignUp, ResetLink, VerifyLink } from '../../../application/identity/provider-ports.js';
import type { Database } from '../../postgres/database.js';
import type { UnitOfWork } from '../../postgres/unit-of-work.js';
import { hashOfToken, newToken } from '../token.js';

/** How many hours an emailed link works. */
const LIFE_HOURS = { verify: 24, reset: 1 } as const;
const HOUR_MS = 3_600_000;

const VERIFY_LINK = {
  name: 'provider-verify-link',
  text: `select email, password_hash as "passwordHash", age_confirmed_at as "ageConfirmedAt",
      browser_hash as "browserHash", return_to as "returnTo",
      case when used_at is not null then 'used' when expires_at <= $2 then 'expired' else 'open' end as state
    from provider_links where token_hash = $1 and kind = 'verify'`,
};
// A link emailed before the account changed its address is invalid.
const RESET_LINK = {
  name: 'provider-reset-link',
  text: `select a.id as "accountId", a.email,
      case when used_at is not null then 'used' when expires_at <= $2 or lower(a.email) <> lower(l.email) then 'expired' else 'open' end as state
    from provider_links l join provider_accounts a on a.id = l.account_id where token_hash = $1 and kind = 'reset'`,
};

/**
 * Emailed links. Only the hash of each secret is stored, and each works once. Plain SQL, so that only one of two
 * concurrent calls uses a link.
 */
export class ProviderLinks {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  /** Returns null if there is no such link or it has expired. */
  async verifyLink(token: string, now: Date): Promise<VerifyLink | null> {
    return this.database.row<VerifyLink>(VERIFY_LINK, [hashOfToken(token), now]);
  }

  async resetLink(token: string, now: Date): Promise<ResetLink | null> {
    return this.database.row<ResetLink>(RESET_LINK, [hashOfToken(token), now]);
  }

  /** Creates a link in the running transaction and returns its secret. */
  async addVerify(pending: PendingSignUp, now: Date): Promise<string> {
    const token = newToken();
    await this.work.rows(
      `insert into provider_links
         (token_hash, kind, email, password_hash, age_confirmed_at, browser_hash, return_to, expires_at)
       values ($1, 'verify', $2, $3, $4, $5, $6, $7)`,
      [
        ...[hashOfToken(token), pending.email, pending.passwordHash, pending.ageConfirmedAt],
        ...[pending.browserHash, pending.returnTo, after(now, 'verify')],
      ],
    );
    return token;
  }

  async addReset(accountId: string, email: string, now: Date): Promise<string> {
    const token = newToken();
    await this.work.rows(
      `insert into provider_links (token_hash, kind, email, account_id, expires_at) values ($1, 'reset', $2, $3, $4)`,
      [hashOfToken(token), email, accountId, after(now, 'reset')],
    );
    return token;
  }

  /** Marks a link as used in the running transaction. Returns false if it was already used or has expired. */
  async use(token: string, now: Date): Promise<boolean> {
    const used = await this.work.row(
      `update provider_links set used_at = $1 where token_hash = $2 and used_at is null and expires_at > $1 returning token_hash`,
      [now, hashOfToken(token)],
    );
    return used !== null;
  }

  /** Invalidates all other links of an account, or of an address without an account. */
  async useAll(email: string, accountId: string, now: Date): Promise<void> {
    await this.work.rows(
      `update provider_links set used_at = $1 where used_at is null and (account_id = $2 or (kind = 'verify' and email = $3))`,
      [now, accountId, email],
    );
  }
}

function after(now: Date, kind: keyof typeof LIFE_HOURS): Date {
  return new Date(now.getTime() + LIFE_HOURS[kind] * HOUR_MS);
}
