-- Adds helpful votes, interactions without IP addresses, and businesses by distance.

create table review_votes (
  review_id integer not null references reviews on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (review_id, user_id));

create index review_votes_user on review_votes (user_id);

-- An IP address is stored as a hash with that day's salt. Once the salt is deleted, the hash can no longer be traced.
alter table business_analytics drop column ip_address, add column address_hash text;

create index business_analytics_user on business_analytics (user_id) where user_id is not null;

create table analytics_salts (
  day date primary key,
  salt bytea not null,
  expires_at timestamptz not null generated always as (((day + 1)::timestamp) at time zone 'UTC') stored);

-- The Mercator projection preserves angles, so the nearest points on the map are also the nearest on the globe.
create function on_map(latitude double precision, longitude double precision) returns point
  language sql immutable strict parallel safe
  return point(longitude, degrees(asinh(tan(radians(latitude)))));

create index businesses_near on businesses using gist (on_map(latitude, longitude)) where is_public;
