-- Stores what businesses say about pets, and their hours and rules as numbers, so that a search for places that fit
-- compares numbers only. Bit 24 of fit says that nothing is known.

alter table "businesses" add column "policy" jsonb null,
  add column "opening" jsonb null,
  add column "time_zone" text null,
  add column "welcome_week" int4multirange null,
  add column "welcome_days" int4multirange null,
  add column "welcome_then" int4multirange null,
  add column "hours_until" date null,
  add column "disputed" text[] not null default '{}',
  add column "fit" int not null default 16777216,
  add column "fit_max_pets" double precision null,
  add column "fit_max_weight" double precision null;

-- Hours whose dated exceptions end soon are read again.
create index "businesses_hours" on "businesses" ("hours_until") where hours_until is not null;
