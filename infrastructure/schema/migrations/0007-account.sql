-- Adds closed accounts and email changes that wait for confirmation.

-- What happens to the reviews when the account is erased; null: they become anonymous.
alter table users add column erasure_reviews text check (erasure_reviews in ('anonymise', 'remove'));

-- Always few: lists use it to exclude them, and the job to find accounts that are due.
create index users_closed on users (id) include (erasure_at) where erasure_at is not null;

-- Rows without a hash have no working link. They only count the member's requests.
create table email_changes (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  email text not null, token_hash text unique,
  expires_at timestamptz not null, created_at timestamptz not null default now());

create index email_changes_user on email_changes (user_id);

create index email_changes_expiry on email_changes (expires_at);
