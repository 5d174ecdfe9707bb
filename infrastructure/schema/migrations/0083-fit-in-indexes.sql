-- Puts what decides whether pets can come into the indexes that searches read in order, so that a search for places that
-- fit reads no rows of the table: finding these columns near the end of a wide row takes longer than everything else.

-- An entry of an index must be small. Hours of many ranges are stored apart, see welcomeRanges.
alter table "businesses" add column "welcome_long" int4multirange[] null;
update businesses set welcome_long = array[welcome_week, welcome_days, welcome_then], welcome_week = '{}', welcome_days = '{(,)}', welcome_then = null
where welcome_week is not null and (select count(*) from unnest(welcome_week)) + (select count(*) from unnest(welcome_days))
  + (select count(*) from unnest(welcome_then)) > 60;

drop index businesses_rating, businesses_cell, businesses_cell_category, businesses_town, businesses_state;
create index businesses_rating on businesses (category, avg_rating desc, review_count desc, tier desc, name collate name_order, id)
  include (fit, fit_max_pets, fit_max_weight, welcome_week, welcome_days, welcome_then) where is_public;
create index businesses_cell on businesses (cell, avg_rating desc, review_count desc, tier desc, name collate name_order, id)
  include (category, unit_x, unit_y, unit_z, latitude, longitude, town, fit, fit_stale, fit_max_pets, fit_max_weight, welcome_week, welcome_days, welcome_then) where is_public;
create index businesses_cell_category on businesses (cell, category, avg_rating desc, review_count desc, tier desc, name collate name_order, id)
  include (unit_x, unit_y, unit_z, latitude, longitude, town, fit, fit_stale, fit_max_pets, fit_max_weight, welcome_week, welcome_days, welcome_then) where is_public;
create index businesses_town on businesses (town, avg_rating desc, review_count desc, tier desc, name collate name_order, id)
  include (category, unit_x, unit_y, unit_z, latitude, longitude, fit, fit_stale, fit_max_pets, fit_max_weight, welcome_week, welcome_days, welcome_then) where is_public;
create index businesses_state on businesses (upper(state), category, avg_rating desc, review_count desc, tier desc, name collate name_order, id)
  include (state, fit, fit_max_pets, fit_max_weight, welcome_week, welcome_days, welcome_then) where is_public;

-- All categories in one order, because a search can find many places of one category and none of another.
create index businesses_best on businesses (avg_rating desc, review_count desc, tier desc, name collate name_order, id)
  include (fit, fit_stale, fit_max_pets, fit_max_weight, welcome_week, welcome_days, welcome_then) where is_public;

-- A search that puts places that fit first walks through those whose policy is known before all others.
create index businesses_recommended_policy on businesses (recommended_score(avg_rating, review_count) desc, review_count desc,
  tier desc, name collate name_order, id)
  include (avg_rating, category, fit, fit_stale, fit_max_pets, fit_max_weight, welcome_week, welcome_days, welcome_then)
  where is_public and fit & 16777216 = 0;
