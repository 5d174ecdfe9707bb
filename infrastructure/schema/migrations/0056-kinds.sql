-- Makes businesses searchable by their kind: as a word of searches, and as a filter.

drop index businesses_filters;

drop function filter_keys(text[], text, boolean, boolean, text, integer, text, text);

-- A business's filter keys, including its location, so that a filter near a town is one scan of one index.
create function filter_keys(perks text[], price_range text, is_verified boolean, is_favorite boolean, category text, kind text,
    cell integer, town text, state text) returns text[] language sql immutable parallel safe return
  perk_keys(perks) || array_remove(array['d:' || price_range, case when is_verified then 'v' end, case when is_favorite then 'f' end,
    'c:' || category, 'k:' || kind, 'g:' || cell, 't:' || town, 's:' || upper(state)], null);

create index businesses_filters on businesses using gin
  (filter_keys(pet_perks, price_range, is_verified, is_favorite, category, kind, cell, town, state)) with (fastupdate = off) where is_public;

alter table businesses drop column search;

drop function business_search(text, text, text[], text, text, text, integer);

-- Text with weights (A name, B category, kind, and perks, C description, D city), plus one lexeme each for category, grid
-- cell, town, and state, so that a text search near a town is one scan of one index. The kind is one lexeme, and the
-- search knows its words, so that new synonyms need no new index. The name's words are also included unstemmed, with no
-- ranking weight, so that a search for just 'The Who' finds that name.
create function business_search(name text, category text, kind text, perks text[], description text, city text, state text, cell integer)
  returns tsvector language sql immutable parallel safe return
  setweight(to_tsvector('english', plain(name)), 'A')
  || setweight(to_tsvector('english', category_words(category) || ' ' || plain(words_of(perks))), 'B')
  || coalesce(('''k:' || kind || ''':1B')::tsvector, '')
  || setweight(to_tsvector('english', plain(coalesce(description, ''))), 'C')
  || setweight(to_tsvector('english', plain(coalesce(city, ''))), 'D')
  || strip(to_tsvector('simple', plain(name)))
  || array_to_tsvector(array_remove(array['c:' || category, 'g:' || cell, 's:' || upper(state),
       't:' || town_key(city) || ',' || upper(state)], null));

alter table businesses add column search tsvector not null generated always as (business_search(name, category, kind, pet_perks, description,
  city, state, (floor((latitude + 90) * 4) * 1440 + floor((longitude + 180) * 4))::integer)) stored;

create index businesses_search on businesses using gin (search) with (fastupdate = off) where is_public;

-- Returns a query for a text in which phrases name kinds: each phrase matches by its own words or by its kinds, a query
-- such as 'k:cafe'. `rest` is the remaining text.
create function kind_query(rest text, phrases text[], kinds text[]) returns tsquery language sql immutable strict parallel safe return
  case when numnode(websearch_to_tsquery('english', plain(rest))) = 0 then ''::tsquery
    else websearch_to_tsquery('english', plain(rest)) end
  && (select string_agg('(' || (text_query(p.phrase) || p.kinds::tsquery)::text || ')', ' & ')::tsquery
    from unnest(phrases, kinds) as p(phrase, kinds));
