-- A recommendation may name the kind of place within its category.

alter table "user_feedback" add column "recommended_business_kind" text null;
