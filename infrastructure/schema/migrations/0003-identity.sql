-- Adds members' identities by issuer, sessions by member, sign-ins in progress, and access tokens.

-- If set, the account is closed. When the time has passed, a job erases the member's data.
alter table users add column erasure_at timestamptz;

create table user_identities (
  issuer text not null, subject text not null,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (issuer, subject));

create index user_identities_user on user_identities (user_id);

create index sessions_user on sessions ((sess ->> 'userId'));

-- A sign-in between redirecting to the issuer and returning. Its state works once.
create table sign_ins (
  state_hash text primary key,
  browser_hash text not null, code_verifier text not null, nonce text not null, return_to text not null,
  expires_at timestamptz not null);

create index sign_ins_expiry on sign_ins (expires_at);

create table access_tokens (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null, token_hash text not null unique,
  scopes text[] not null check (scopes <@ array['read', 'write'] and cardinality(scopes) > 0),
  created_at timestamptz not null default now(), expires_at timestamptz, last_used_at timestamptz);

create index access_tokens_user on access_tokens (user_id);
