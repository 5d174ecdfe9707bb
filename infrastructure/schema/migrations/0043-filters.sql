-- Indexes businesses by what they offer, and in the recommended order.

-- Perks in the form used for comparing: without case and accents.
create function perk_keys(perks text[]) returns text[] language sql immutable parallel safe return
  case when cardinality(perks) > 0
    then string_to_array(plain('p:' || array_to_string(perks, E'\x1fp:')), E'\x1f') else '{}' end;

-- A business's filter keys, including its location, so that a filter near a town is one scan of one index.
create function filter_keys(perks text[], price_range text, is_verified boolean, is_favorite boolean, category text, cell integer,
    town text, state text) returns text[] language sql immutable parallel safe return
  perk_keys(perks) || array_remove(array['d:' || price_range, case when is_verified then 'v' end, case when is_favorite then 'f' end,
    'c:' || category, 'g:' || cell, 't:' || town, 's:' || upper(state)], null);

create index businesses_filters on businesses using gin
  (filter_keys(pet_perks, price_range, is_verified, is_favorite, category, cell, town, state)) with (fastupdate = off) where is_public;

-- The Bayesian mean in thousandths of a star: adds ten reviews of 3.9 stars to the actual ones.
create function recommended_score(avg_rating numeric, review_count integer) returns integer language sql immutable parallel safe return
  ((39000 + (avg_rating * 1000)::bigint * review_count) / (10 + review_count))::integer;

create index businesses_recommended on businesses (category, recommended_score(avg_rating, review_count) desc, review_count desc,
  tier desc, name collate name_order, id) where is_public;
