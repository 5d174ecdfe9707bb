-- Records who decided on a business's verification, and indexes the verification queues.

alter table "businesses" add "verified_by" text null;

create index "businesses_unverified" on "businesses" ("created_at", "id") where is_public and not is_verified and verification_notes is null;

create index "businesses_unverifiable" on "businesses" ("created_at", "id") where is_public and not is_verified and verification_notes is not null;

-- Some were verified before the time was recorded.
create index businesses_verified on businesses (coalesce(last_verified_at, created_at), id) where is_public and is_verified;
