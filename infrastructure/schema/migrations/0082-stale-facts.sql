-- Stores which facts of a policy are stale, as bits, so that a search that puts places that fit first can put stale
-- policies behind confirmed ones. A nightly job keeps them current: stale_at is when the next fact gets stale. Null, as
-- after this migration, means that nobody computed it.

alter table "businesses" add column "fit_stale" int not null default 0, add column "stale_at" timestamptz null;
create index "businesses_aging" on "businesses" ((coalesce(stale_at, facts_computed_at))) where facts_computed_at is not null;
