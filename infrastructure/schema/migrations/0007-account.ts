import { Migration } from '@mikro-orm/migrations';

/** Closed accounts, and changes of address that wait for their confirmation. */
export class Migration0007Account extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  // What becomes of the reviews when the account is erased; null: they are anonymised.
  `alter table users add column erasure_reviews text check (erasure_reviews in ('anonymise', 'remove'))`,
  // Few at any time: lists leave them out by it, and the job finds whose time has come.
  `create index users_closed on users (id) include (erasure_at) where erasure_at is not null`,
  // Rows without a hash lead nowhere and only count how often a member asked.
  `create table email_changes (
     id uuid primary key,
     user_id uuid not null references users on delete cascade,
     email text not null, token_hash text unique,
     expires_at timestamptz not null, created_at timestamptz not null default now())`,
  `create index email_changes_user on email_changes (user_id)`,
  `create index email_changes_expiry on email_changes (expires_at)`,
];
