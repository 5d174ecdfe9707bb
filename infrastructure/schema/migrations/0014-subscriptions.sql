-- Adds businesses' Premium subscriptions, and records Stripe's notices so that each is processed once.

create table "billing_notices" ("id" text not null, "type" text not null, "created_at" timestamptz not null default now(), "expires_at" timestamptz not null, primary key ("id"));

create index "billing_notices_expiry" on "billing_notices" ("expires_at");

create table "subscriptions" ("business_id" int not null, "payer_id" uuid null, "provider" text not null, "state" text not null, "wished_tier" text not null, "customer_id" text null, "subscription_id" text null, "checkout_id" text null, "order_name" text null, "paid_until" timestamptz null, "grace_until" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, primary key ("business_id"));

create index "subscriptions_payer" on "subscriptions" ("payer_id");

create index "subscriptions_paid" on "subscriptions" ("paid_until") where state in ('active', 'cancelling');

create index "subscriptions_grace" on "subscriptions" ("grace_until") where state = 'past_due';

alter table "subscriptions" add constraint "subscriptions_business_id_fkey" foreign key ("business_id") references "businesses" ("id") on update no action on delete cascade;

alter table "subscriptions" add constraint "subscriptions_payer_id_fkey" foreign key ("payer_id") references "users" ("id") on delete set null;

alter table "subscriptions" add constraint "subscriptions_provider_check" check ("provider" in ('demo', 'stripe'));

alter table "subscriptions" add constraint "subscriptions_state_check" check ("state" in ('none', 'pending_payment', 'active', 'past_due', 'cancelling', 'ended'));

alter table "subscriptions" add constraint "subscriptions_wished_tier_check" check ("wished_tier" in ('free', 'premium'));
