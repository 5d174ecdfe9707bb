-- Adds state shared by all processes: counted calls, responses by Idempotency-Key, and administrator sessions.

-- Times of calls by one caller (hashed). A row contains at most as many as its limit allows calls.
create table limit_counts (
  key text primary key,
  times timestamptz[] not null,
  expires_at timestamptz not null);

create index limit_counts_expiry on limit_counts (expires_at);

-- No status: the first call is still in progress.
create table idempotency_keys (
  owner text not null, path text not null, key text not null,
  user_id uuid references users on delete cascade,
  body_hash text not null,
  run uuid not null, started_at timestamptz not null default now(),
  status smallint, headers jsonb, body text,
  expires_at timestamptz not null,
  primary key (owner, path, key));

create index idempotency_keys_user on idempotency_keys (user_id) where user_id is not null;

create index idempotency_keys_expiry on idempotency_keys (expires_at);

-- Changing the password changes the version, which ends all earlier sessions.
create table administrator_sessions (
  token_hash text primary key,
  password_version text not null,
  created_at timestamptz not null default now(), expires_at timestamptz not null);

create index administrator_sessions_expiry on administrator_sessions (expires_at);
