-- Stores which facts of a policy are stale, as bits, so that a search that puts places that fit first can put stale
-- policies behind confirmed ones. A nightly job keeps them current: stale_at is when the next fact gets stale. Null, as
-- after this migration, means that nobody computed it.

alter table "businesses" add column "fit_stale" int not null default 0, add column "stale_at" timestamptz null;
create index "businesses_aging" on "businesses" ((coalesce(stale_at, facts_computed_at))) where facts_computed_at is not null;

-- A search that puts places that fit first walks through those whose policy is known before all others.
create index "businesses_recommended_policy" on "businesses" ("category", recommended_score(avg_rating, review_count) desc, "review_count" desc,
  "tier" desc, "name" collate name_order, "id") where is_public and fit & 16777216 = 0;
