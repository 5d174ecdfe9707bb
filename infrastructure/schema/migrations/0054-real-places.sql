-- Stores what kind of place a business is, where its location comes from, its opening hours, whether it closed or was
-- hidden by an administrator, and which fields an administrator edited. A closed or hidden business has is_active =
-- false.

alter table "businesses" add column "kind" text null,
  add column "location_source" text not null default 'address' constraint "businesses_location_source_check" check ("location_source" in ('address', 'pin')),
  add column "country" text not null default 'US',
  add column "opening_hours" text null,
  add column "closed_at" timestamptz null,
  add column "hidden_at" timestamptz null,
  add column "edited_fields" text[] not null default '{}';
