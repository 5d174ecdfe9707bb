-- Adds the embedded OpenID provider: accounts, stored objects, keys, emailed links, and failed attempts.

-- The id is the subject in the provider's ID tokens.
create table provider_accounts (
  id uuid primary key,
  email text not null, password_hash text not null,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  age_confirmed_at timestamptz);

create unique index provider_accounts_email on provider_accounts (lower(email));

-- Sessions, sign-ins in progress, codes, grants, and tokens of the provider.
create table provider_artefacts (
  model text not null, id text not null,
  payload jsonb not null,
  grant_id text, account_id text, uid text,
  expires_at timestamptz,
  primary key (model, id));

create index provider_artefacts_grant on provider_artefacts (grant_id) where grant_id is not null;

create index provider_artefacts_account on provider_artefacts (account_id) where account_id is not null;

create index provider_artefacts_uid on provider_artefacts (uid) where uid is not null;

create index provider_artefacts_expiry on provider_artefacts (expires_at);

-- The newest key signs. Older ones stay, so that their signatures can still be verified.
create table provider_keys (
  number integer primary key,
  jwk jsonb not null,
  created_at timestamptz not null default now());

-- A sign-up is stored here with its password until its link is used.
create table provider_links (
  token_hash text primary key,
  kind text not null check (kind in ('verify', 'reset')),
  email text not null,
  account_id uuid references provider_accounts on delete cascade,
  password_hash text, age_confirmed_at timestamptz,
  expires_at timestamptz not null, used_at timestamptz,
  check (case kind when 'verify' then password_hash is not null else account_id is not null end));

create index provider_links_email on provider_links (email);

create index provider_links_account on provider_links (account_id);

create index provider_links_expiry on provider_links (expires_at);

-- Times of attempts by one caller (hashed).
create table provider_tries (
  key text primary key,
  times timestamptz[] not null,
  latest timestamptz not null);

create index provider_tries_latest on provider_tries (latest);
