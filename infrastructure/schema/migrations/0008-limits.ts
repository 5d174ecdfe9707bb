import { Migration } from '@mikro-orm/migrations';

/** What all processes must see at once: counted calls, answers under an Idempotency-Key, and the administrator's sessions. */
export class Migration0008Limits extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  // When calls were made, by whom (hashed); a row holds at most as many times as its limit allows calls.
  `create table limit_counts (
     key text primary key,
     times timestamptz[] not null,
     expires_at timestamptz not null)`,
  `create index limit_counts_expiry on limit_counts (expires_at)`,
  // No status: the first call is still under way.
  `create table idempotency_keys (
     owner text not null, path text not null, key text not null,
     user_id uuid references users on delete cascade,
     body_hash text not null,
     run uuid not null, started_at timestamptz not null default now(),
     status smallint, headers jsonb, body text,
     expires_at timestamptz not null,
     primary key (owner, path, key))`,
  `create index idempotency_keys_user on idempotency_keys (user_id) where user_id is not null`,
  `create index idempotency_keys_expiry on idempotency_keys (expires_at)`,
  // Another password is another version, and ends every session of the one before.
  `create table administrator_sessions (
     token_hash text primary key,
     password_version text not null,
     created_at timestamptz not null default now(), expires_at timestamptz not null)`,
  `create index administrator_sessions_expiry on administrator_sessions (expires_at)`,
];
