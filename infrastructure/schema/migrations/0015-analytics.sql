-- Stores interactions in one partition per day, which is dropped after 30 days. Daily counts per business are stored
-- separately.

alter table business_analytics rename to business_analytics_before;

alter index business_analytics_pkey rename to business_analytics_before_pkey;

alter index business_analytics_user rename to business_analytics_before_user;

alter table business_analytics_before rename constraint business_analytics_interaction_type_check to business_analytics_before_check;

-- The migration generator does not support partitions. Their names and location are defined by analytics_partition.
create schema analytics_partitions;

create table business_analytics (
     day date not null default (now() at time zone 'UTC')::date,
     id uuid not null default gen_random_uuid(),
     business_id integer not null,
     user_id uuid null,
     interaction_type text not null check (interaction_type in ('view', 'phone_click', 'website_click', 'directions_click',
  'social_media_click', 'review_click', 'image_click')),
     session_id text null, user_agent text null,
     "timestamp" timestamptz not null default now(),
     address_hash text null,
     primary key (day, id),
     constraint business_analytics_day_check check (day = ("timestamp" at time zone 'UTC')::date)) partition by range (day);

create index business_analytics_user on business_analytics (user_id) where user_id is not null;

-- A view counts once per visit. Views whose visit is no longer known all count separately.
create unique index business_analytics_view on business_analytics (day, business_id, session_id, address_hash)
  where interaction_type = 'view';

-- If a day's partition is missing, nothing is lost: its rows go here.
create table analytics_partitions.others partition of business_analytics default;

-- Increments change no indexed column, so they stay within a page that has room.
create table business_analytics_days (
     business_id integer not null references businesses on delete cascade,
     day date not null,
     interaction_type text not null check (interaction_type in ('view', 'phone_click', 'website_click', 'directions_click',
  'social_media_click', 'review_click', 'image_click')),
     amount integer not null,
     primary key (business_id, day, interaction_type)) with (fillfactor = 80);

create index business_analytics_days_day on business_analytics_days (day);

-- The runtime role may change rows but not tables. This function lets it do exactly this, with the rights of the
-- tables' owner.
create function make_analytics_partition(wanted date) returns boolean language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp set lock_timeout = '2s' as $$
  declare partition text := 'analytics_partitions.' || to_char(wanted, '"d"YYYYMMDD');
  begin
    -- One process at a time.
    perform pg_advisory_xact_lock(7232015);
    -- What was written for that day before stays where it is: moving it would keep writers waiting.
    if to_regclass(partition) is not null or exists (select from analytics_partitions.others where day = wanted)
    then return false; end if;
    execute format('create table %s (like business_analytics including defaults including constraints)', partition);
    -- Attached, not made as a partition: so writers need not stop for it.
    execute format('alter table business_analytics attach partition %s for values from (%L) to (%L)',
      partition, wanted, wanted + 1);
    return true;
  end $$;

create function drop_analytics_partitions(older_than date) returns setof text language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp set lock_timeout = '2s' as $$
  declare partition text;
  begin
    perform pg_advisory_xact_lock(7232015);
    for partition in select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'business_analytics'::regclass and c.relname ~ '^d\d{8}$'
        and to_date(c.relname, '"d"YYYYMMDD') < older_than order by 1
    loop
      execute format('drop table analytics_partitions.%I', partition);
      return next partition;
    end loop;
  end $$;

revoke execute on function make_analytics_partition, drop_analytics_partitions from public;

select make_analytics_partition(day) from (
  select distinct ("timestamp" at time zone 'UTC')::date as day from business_analytics_before
    where "timestamp" >= now() - interval '30 days'
  union select (now() at time zone 'UTC')::date + n from generate_series(0, 7) n) days;

insert into business_analytics (day, business_id, user_id, interaction_type, session_id, user_agent, "timestamp", address_hash)
  select ("timestamp" at time zone 'UTC')::date, business_id, user_id, interaction_type, session_id, user_agent, "timestamp", address_hash
  from business_analytics_before where "timestamp" >= now() - interval '30 days' on conflict do nothing;

-- Existing data counted every view, so these counts do too.
insert into business_analytics_days (business_id, day, interaction_type, amount)
  select business_id, ("timestamp" at time zone 'UTC')::date, interaction_type, count(*) from business_analytics_before
  where "timestamp" >= now() - interval '25 months' group by 1, 2, 3;

drop table business_analytics_before;
