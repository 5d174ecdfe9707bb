-- Statements know the import or review that they came with, so that they stop counting when it is undone or hidden.
-- Reviews and imports may be deleted, so there are no foreign keys.
alter table "policy_facts" add column "import_id" int null,
  add column "import_source" text null,
  add column "review_id" int null,
  add column "withdrawn_at" timestamptz null;
create index "policy_facts_of_review" on "policy_facts" ("review_id") where review_id is not null;
