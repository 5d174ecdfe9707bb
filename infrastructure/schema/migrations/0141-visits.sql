-- A visitor counts once for a business, type of interaction, and half hour. Earlier rows have no visit and stay counted.

alter table "business_analytics" add column if not exists "visit" text null;

create unique index concurrently "business_analytics_visit" on "business_analytics" ("day", "business_id", "interaction_type", "visit") where visit is not null;
