-- Adds U.S. cities and ZIP codes (GeoNames data), and the words that searches know.

create table places (
  id integer primary key, name text not null, state text not null, population integer not null,
  latitude double precision not null, longitude double precision not null,
  town text not null generated always as (town_key(name) || ',' || state) stored,
  key text not null generated always as (town_key(name)) stored);

create index places_key on places (key text_pattern_ops, population desc);

create index places_trigram on places using gin (key gin_trgm_ops);

create table postal_codes (
  zip text primary key, city text not null, state text not null,
  latitude double precision not null, longitude double precision not null);

create table gazetteer (source text primary key, loaded_at timestamptz not null default now());

-- A stem that occurs in a public listing, and a word a person would type for it: the source of spelling corrections.
create table search_words (stem text primary key, word text not null);

create index search_words_trigram on search_words using gin (word gin_trgm_ops);

-- The words of public listings, one per stem. New ones are added when listings become public or change.
create function words_in(text) returns table (stem text, word text) language sql immutable strict parallel safe
  begin atomic
    select (ts_lexize('english_stem', w))[1], w
    from unnest(tsvector_to_array(to_tsvector('simple', plain($1)))) w
    where w ~ '^[a-z]{3,40}$' and array_length(ts_lexize('english_stem', w), 1) = 1;
  end;

create function listing_text(b businesses) returns text language sql immutable parallel safe
  return concat_ws(' ', b.name, category_words(b.category), words_of(b.pet_perks), b.description, b.city);

-- Sorted, so that two listings saved at once cannot deadlock.
create function note_search_words() returns trigger language plpgsql as $$
  begin
    insert into search_words (stem, word)
      select distinct on (w.stem) w.stem, w.word from words_in(listing_text(new)) w
      where not exists (select from search_words s where s.stem = w.stem)
      order by w.stem, w.word
    on conflict do nothing;
    return null;
  end $$;

-- Finds the distinct words of all listings first, because many listings share few words.
create function rebuild_search_words() returns void language sql
  begin atomic
    insert into search_words (stem, word)
      select distinct on (x.stem) x.stem, x.word
      from (select (ts_lexize('english_stem', d.word))[1] as stem, d.word
        from (select distinct w.word from businesses b
          cross join lateral string_to_table(translate(plain(listing_text(b)), '.,;:!?()"/-''’', '             '), ' ') w(word)
          where b.is_public) d
        where d.word ~ '^[a-z]{3,40}$') x
      where x.stem is not null
      order by x.stem, x.word
    on conflict do nothing;
  end;

-- A bulk load runs `set welcome_paws.bulk_load = 'on'` and rebuilds the words once at its end.
create trigger businesses_note_new_words after insert on businesses for each row
  when (new.is_public and coalesce(current_setting('welcome_paws.bulk_load', true), '') <> 'on')
  execute function note_search_words();

create trigger businesses_note_words after update of name, category, pet_perks, description, city, approval_status, is_active
  on businesses for each row
  when (new.is_public and coalesce(current_setting('welcome_paws.bulk_load', true), '') <> 'on')
  execute function note_search_words();
