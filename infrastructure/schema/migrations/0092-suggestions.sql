-- Finds public businesses by the beginnings of the words in their names, alone or near a place, while people type.

-- A text's words without case, accents, and apostrophes, so that 'joes' is the beginning of 'Joe’s'.
create function name_words(text) returns text[] language sql immutable strict parallel safe return
  array_remove(regexp_split_to_array(translate(plain($1), '''`', ''), '[\s!-/:-@\[-`{-~]+'), '');

-- A name's words, and where the business is. No word contains the '@' that starts the cell and the state, so no typed
-- word is the beginning of one.
create function name_search(name text, state text, cell integer) returns tsvector language sql immutable parallel safe return
  array_to_tsvector(name_words(name) || array_remove(array['@' || cell, '@' || upper(state)], null));

-- A query for names in which each of the text's first 8 words begins a word; null without words.
create function name_query(text) returns tsquery language sql immutable strict parallel safe return
  (select string_agg('''' || word || ''':*', ' & ')::tsquery from unnest((name_words($1))[1:8]) as words(word));

create index businesses_names on businesses using gin (name_search(name, state, cell)) with (fastupdate = off) where is_public;
