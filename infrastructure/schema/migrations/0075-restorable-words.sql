-- The argument of words_in gets a name. Without one, pg_dump writes words_in."", which pg_restore refuses, so that no
-- dump could be restored.
create or replace function words_in(listing text) returns table (stem text, word text)
  language sql immutable strict parallel safe
begin atomic
  select (ts_lexize('english_stem', w))[1], w from unnest(tsvector_to_array(to_tsvector('simple', plain(listing)))) w
  where w ~ '^[a-z]{3,40}$' and array_length(ts_lexize('english_stem', w), 1) = 1;
end;
