-- Moves what lists and searches read out of the wide rows of businesses, so that a review changes a narrow row with a few
-- indexes, and a search reads narrow rows. Each business has an entry; each public business also has a document.

create function recommended_of(rating_sum integer, review_count integer) returns integer language sql immutable parallel safe return
  recommended_score(case when review_count = 0 then 0 else round(rating_sum::numeric / review_count, 2) end, review_count);

-- Splits businesses by their recommended score, so that a search that very many match can stop after the best ones. A
-- review rarely moves a business to another band, because few scores are near these two.
create function quality_band(recommended integer) returns smallint language sql immutable parallel safe return
  case when recommended >= 4400 then 0 when recommended >= 4150 then 1 else 2 end;

create table "business_entries" (
  "id" int not null primary key references businesses on delete cascade,
  "is_public" boolean not null,
  "category" text not null, "kind" text null, "tier" text not null,
  "cell" int null, "latitude" double precision null, "longitude" double precision null,
  "unit_x" double precision null, "unit_y" double precision null, "unit_z" double precision null,
  "rating_sum" int not null default 0, "review_count" int not null default 0, "favorable_count" int not null default 0,
  "avg_rating" numeric(3,2) not null generated always as
    (case when review_count = 0 then 0 else round(rating_sum::numeric / review_count, 2) end) stored,
  "is_favorite" boolean not null generated always as (favorable_count >= 10) stored,
  "recommended" int not null generated always as (recommended_of(rating_sum, review_count)) stored,
  "band" smallint not null generated always as (quality_band(recommended_of(rating_sum, review_count))) stored,
  "is_verified" boolean not null,
  "fit" int not null, "fit_stale" int not null, "fit_max_pets" double precision null, "fit_max_weight" double precision null,
  "price_range" text null, "name" text not null, "state" text null, "town" text null, "pet_perks" text[] not null,
  "welcome_week" int4multirange null, "welcome_days" int4multirange null, "welcome_then" int4multirange null
) with (fillfactor = 80);

create function quoted_lexeme(text) returns text language sql immutable strict parallel safe return
  '''' || replace(replace($1, '\', '\\'), '''', '''''') || '''';

-- A query for all of the keys; null without any.
create function all_of(keys text[]) returns tsquery language sql immutable parallel safe return
  (select string_agg(quoted_lexeme(key), ' & ')::tsquery from unnest(keys) key);

create function address_query(text) returns tsquery language sql immutable strict parallel safe return
  all_of(array(select 'a:' || w from unnest(tsvector_to_array(to_tsvector('simple', plain($1)))) w));

-- What a search matches, as one text vector, so that any combination of words and filters is one scan of one index. Words
-- have weights (A name, B category, kind, and perks, C description, D city). All else is one lexeme each, of a kind that no
-- text contains: c: category, k: kind, g: and h: cell of the fine and of the coarse grid, s: state, t: town, p: perk,
-- d: price, w: pet type that is welcome, x: verified and favorites, n: word of the name, e: its first one to three
-- letters, a: word of the address. The name's words are also included unstemmed, with no ranking weight, so that a
-- search for just 'The Who' finds that name.
create function business_document(name text, category text, kind text, perks text[], description text, city text, state text,
    address text, town text, cell integer, latitude double precision, longitude double precision, price_range text,
    is_verified boolean, is_favorite boolean, fit integer)
  returns tsvector language sql immutable parallel safe return
  setweight(to_tsvector('english', plain(name)), 'A')
  || setweight(to_tsvector('english', category_words(category) || ' ' || plain(words_of(perks))), 'B')
  || coalesce(('''k:' || kind || ''':1B')::tsvector, '')
  || setweight(to_tsvector('english', plain(coalesce(description, ''))), 'C')
  || setweight(to_tsvector('english', plain(coalesce(city, ''))), 'D')
  || strip(to_tsvector('simple', plain(name)))
  || array_to_tsvector(array_remove(
    array['c:' || category, 'g:' || cell, 's:' || upper(state), 't:' || town, 'd:' || price_range,
      'h:' || (floor((latitude + 90) / 4) * 90 + floor((longitude + 180) / 4))::integer,
      case when is_verified then 'x:verified' end, case when is_favorite then 'x:favorite' end]
    || perk_keys(perks)
    || array(select 'w:' || n from generate_series(0, 6) n where (fit >> n) & 1 = 1)
    || array(select 'n:' || w from unnest(name_words(name)) w)
    || array(select 'e:' || left(w, n) from unnest(name_words(name)) w, generate_series(1, 3) n)
    || array(select 'a:' || w from unnest(tsvector_to_array(to_tsvector('simple',
        plain(coalesce(city, '') || ' ' || coalesce(state, '') || ' ' || coalesce(address, ''))))) w),
    null));

create table "business_documents" (
  "id" int not null primary key references business_entries on delete cascade,
  "band" smallint not null,
  "search" tsvector not null
);

-- Adds the entries and documents of businesses, with the totals of their reviews.
create function add_entries(ids integer[]) returns void language sql as $$
  insert into business_entries (id, is_public, category, kind, tier, cell, latitude, longitude, unit_x, unit_y, unit_z,
      rating_sum, review_count, favorable_count, is_verified, fit, fit_stale, fit_max_pets, fit_max_weight, price_range, name,
      state, town, pet_perks, welcome_week, welcome_days, welcome_then)
    select b.id, b.is_public, b.category, b.kind, b.tier, b.cell, b.latitude, b.longitude, b.unit_x, b.unit_y, b.unit_z,
      coalesce(r.stars, 0), coalesce(r.reviews, 0), coalesce(r.favorable, 0), b.is_verified, b.fit, b.fit_stale, b.fit_max_pets,
      b.fit_max_weight, b.price_range, b.name, upper(b.state), b.town, b.pet_perks, b.welcome_week, b.welcome_days, b.welcome_then
    from businesses b left join (
      select business_id, sum(rating) as stars, count(*) as reviews, count(*) filter (where rating >= 4) as favorable
      from reviews where is_published and business_id = any (ids) group by business_id) r on r.business_id = b.id
    where b.id = any (ids)
    on conflict do nothing;
  insert into business_documents (id, band, search)
    select b.id, e.band, business_document(b.name, b.category, b.kind, b.pet_perks, b.description, b.city, b.state, b.address, b.town,
      b.cell, b.latitude, b.longitude, b.price_range, b.is_verified, e.is_favorite, b.fit)
    from businesses b join business_entries e on e.id = b.id where b.id = any (ids) and b.is_public
    on conflict do nothing;
$$;

-- Writes or deletes the document of one business.
create function write_document(business_id integer) returns void language sql as $$
  delete from business_documents d where d.id = business_id
    and not exists (select from business_entries e where e.id = business_id and e.is_public);
  insert into business_documents as d (id, band, search)
    select b.id, e.band, business_document(b.name, b.category, b.kind, b.pet_perks, b.description, b.city, b.state, b.address, b.town,
      b.cell, b.latitude, b.longitude, b.price_range, b.is_verified, e.is_favorite, b.fit)
    from businesses b join business_entries e on e.id = b.id where b.id = business_id and e.is_public
    on conflict (id) do update set band = excluded.band, search = excluded.search
      where (d.band, d.search) is distinct from (excluded.band, excluded.search);
$$;

select add_entries(array(select id from businesses));

-- One for each band. A search reads them in this order.
create index documents_band_0 on business_documents using gin (search) with (fastupdate = off) where band = 0;
create index documents_band_1 on business_documents using gin (search) with (fastupdate = off) where band = 1;
create index documents_band_2 on business_documents using gin (search) with (fastupdate = off) where band = 2;

-- The included columns tell whether a business is in a circle or box, so that counting reads only the index.
create index entries_cell on business_entries (cell, avg_rating desc, review_count desc, tier desc, name collate name_order, id)
  include (category, unit_x, unit_y, unit_z, latitude, longitude, town) where is_public;
create index entries_town on business_entries (town, avg_rating desc, review_count desc, tier desc, name collate name_order, id)
  include (category, unit_x, unit_y, unit_z, latitude, longitude) where is_public;
create index entries_state on business_entries (state, category, avg_rating desc, review_count desc, tier desc, name collate name_order, id)
  where is_public;
create index entries_rating on business_entries (category, avg_rating desc, review_count desc, tier desc, name collate name_order, id)
  where is_public;
create index entries_best on business_entries (avg_rating desc, review_count desc, tier desc, name collate name_order, id) where is_public;
create index entries_favorite on business_entries (avg_rating desc, review_count desc, tier desc, name collate name_order, id)
  where is_public and is_favorite;
create index entries_recommended on business_entries (category, recommended desc, review_count desc, tier desc, name collate name_order, id)
  where is_public;
create index entries_recommended_policy on business_entries (recommended desc, review_count desc, tier desc, name collate name_order, id)
  where is_public and fit & 16777216 = 0;
create index entries_reviews on business_entries (review_count desc, avg_rating desc, tier desc, name collate name_order, id) where is_public;
create index entries_name on business_entries (name collate name_order, id) where is_public;

create function add_new_entries() returns trigger language plpgsql as $$
  begin
    perform add_entries(array(select id from added));
    return null;
  end $$;

-- Seeding calls add_entries itself, once its reviews are there.
create function is_seeding() returns boolean language sql stable parallel safe return
  coalesce(current_setting('welcome_paws.seeding', true), '') = 'on';

create trigger businesses_entries_insert after insert on businesses referencing new table as added
  for each statement when (not is_seeding()) execute function add_new_entries();

create function copy_business() returns trigger language plpgsql as $$
  begin
    update business_entries set (is_public, category, kind, tier, cell, latitude, longitude, unit_x, unit_y, unit_z, is_verified, fit,
        fit_stale, fit_max_pets, fit_max_weight, price_range, name, state, town, pet_perks, welcome_week, welcome_days, welcome_then)
      = (new.is_public, new.category, new.kind, new.tier, new.cell, new.latitude, new.longitude, new.unit_x, new.unit_y, new.unit_z,
        new.is_verified, new.fit, new.fit_stale, new.fit_max_pets, new.fit_max_weight, new.price_range, new.name, upper(new.state),
        new.town, new.pet_perks, new.welcome_week, new.welcome_days, new.welcome_then)
      where id = new.id;
    return null;
  end $$;

create trigger businesses_entries_update after update on businesses for each row
  when ((old.is_public, old.category, old.kind, old.tier, old.latitude, old.longitude, old.is_verified, old.fit, old.fit_stale,
      old.fit_max_pets, old.fit_max_weight, old.price_range, old.name, old.state, old.city, old.pet_perks, old.welcome_week,
      old.welcome_days, old.welcome_then)
    is distinct from (new.is_public, new.category, new.kind, new.tier, new.latitude, new.longitude, new.is_verified, new.fit,
      new.fit_stale, new.fit_max_pets, new.fit_max_weight, new.price_range, new.name, new.state, new.city, new.pet_perks,
      new.welcome_week, new.welcome_days, new.welcome_then))
  execute function copy_business();

create function write_changed_document() returns trigger language plpgsql as $$
  begin
    perform write_document(new.id);
    return null;
  end $$;

-- Fires after businesses_entries_update, because triggers fire in the order of their names.
create trigger businesses_entries_words after update on businesses for each row
  when ((new.is_public or old.is_public)
    and (old.is_public, old.category, old.kind, old.latitude, old.longitude, old.is_verified, old.fit, old.price_range, old.name,
      old.state, old.city, old.address, old.description, old.pet_perks)
    is distinct from (new.is_public, new.category, new.kind, new.latitude, new.longitude, new.is_verified, new.fit, new.price_range,
      new.name, new.state, new.city, new.address, new.description, new.pet_perks))
  execute function write_changed_document();

-- Few reviews change what a search matches.
create trigger entries_document after update on business_entries for each row
  when (new.is_public and (old.band, old.is_favorite) is distinct from (new.band, new.is_favorite))
  execute function write_changed_document();

drop index businesses_search, businesses_address, businesses_rating, businesses_cell, businesses_cell_category, businesses_town,
  businesses_state, businesses_reviews, businesses_name, businesses_favorite, businesses_filters, businesses_recommended, businesses_best,
  businesses_recommended_policy, businesses_names;
alter table businesses drop column search, drop column address_search, drop column avg_rating, drop column is_favorite,
  drop column rating_sum, drop column review_count, drop column favorable_count;
drop function business_search(text, text, text, text[], text, text, text, integer), name_search(text, text, integer),
  filter_keys(text[], text, boolean, boolean, text, text, integer, text, text);

-- A query for names in which each of the text's first 8 words begins a word; null without words. Up to three letters are a
-- lexeme of their own, because very many names have a word that begins with them.
create or replace function name_query(text) returns tsquery language sql immutable strict parallel safe return
  (select string_agg(case when length(word) > 3 then quoted_lexeme('n:' || word) || ':*' else quoted_lexeme('e:' || word) end, ' & ')::tsquery
    from unnest((name_words($1))[1:8]) as words(word));
