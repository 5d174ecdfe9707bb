-- Administrators edit, hide, close, and delete any listing: the status they see, what undoing restores, indexes of the
-- list of all listings, and notices for owners.

alter table "businesses" add column "deleted_at" timestamptz null,
  add column "was_active" boolean null,
  add column "standing" text not null generated always as (case when hidden_at is not null then 'hidden' when closed_at is not null then 'closed' when not is_active then 'withdrawn' else approval_status end) stored;

-- The words by which administrators search listings: name, address, phone number as typed and as digits, website, and
-- id.
create function listing_words(id integer, name text, address text, city text, state text, zip_code text, phone text, website text)
  returns tsvector language sql immutable parallel safe return
  to_tsvector('simple', id::text || ' ' || regexp_replace(plain(name || ' ' || coalesce(address, '') || ' ' || coalesce(city, '') || ' '
      || coalesce(state, '') || ' ' || coalesce(zip_code, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(web_domain(website), '')),
      '[^[:alnum:]]+', ' ', 'g')
    || ' ' || coalesce(phone_digits(phone), ''));

-- Finds rows with every typed word, or a word that starts with it. Null without a word.
create function listing_query(text) returns tsquery language sql immutable strict parallel safe return (
  select to_tsquery('simple', string_agg(word || ':*', ' & '))
  from regexp_split_to_table(plain($1), '[^[:alnum:]]+') word where word <> '');

create index businesses_listing_words on businesses using gin (listing_words(id, name, address, city, state, zip_code, phone, website)) where merged_into is null and deleted_at is null;

drop index "businesses_created";

create index "businesses_created" on "businesses" ("created_at", "id");

create index "businesses_standing" on "businesses" ("standing", "created_at", "id") where standing <> 'approved' and merged_into is null and deleted_at is null;

create index "businesses_in_state" on "businesses" ("state", "created_at", "id");

create index "businesses_of_kind" on "businesses" ("kind", "created_at", "id");

create index "businesses_owned" on "businesses" ("created_at", "id") where owner_id is not null;

create index "businesses_deleted" on "businesses" ("deleted_at") where deleted_at is not null;

alter table "notices" drop constraint if exists "notices_kind_check";

alter table "notices" add constraint "notices_kind_check" check ("kind" in ('content_hidden', 'content_removed', 'warning', 'restriction', 'suspension', 'business_approved', 'business_rejected', 'business_needs_revision', 'change_approved', 'change_rejected', 'claim_approved', 'claim_rejected', 'listing_edited', 'listing_hidden', 'listing_shown', 'listing_closed', 'listing_reopened', 'listing_deleted', 'listing_restored'));
