-- Makes searches for texts read less: a lexeme for each meaning of a document's words and kinds stands for all words that
-- mean the same, and documents have everything else that a search needs.

-- The vocabulary: a document that contains a meaning's stem and matches the query has that meaning. The stem, one of the
-- query's, only makes looking it up fast. The server writes these rows when its vocabulary changes.
create table "search_meanings" (
  "stem" text not null, "meaning" text not null, "query" tsquery not null,
  -- Whether all documents have the meaning's lexeme.
  "is_written" boolean not null default false,
  primary key ("stem", "meaning", "query"));

create function meanings_of(words tsvector) returns text[] language sql stable parallel safe return
  array(select distinct 'm:' || meaning from search_meanings where stem = any (tsvector_to_array(words)) and words @@ query);

-- Replaces the lexemes of meanings.
create function with_meanings(words tsvector) returns tsvector language sql stable parallel safe return
  ts_delete(words, array(select w from unnest(tsvector_to_array(words)) w where w like 'm:%')) || array_to_tsvector(meanings_of(words));

create function document_of(b businesses, is_favorite boolean) returns tsvector language sql stable parallel safe return
  with_meanings(business_document(b.name, b.category, b.kind, b.pet_perks, b.description, b.city, b.state, b.address, b.town, b.cell,
    b.latitude, b.longitude, b.price_range, b.is_verified, is_favorite, b.fit));

-- Documents have all that a search filters, sorts, and counts by, so that it needs no other table for thousands of matches.
-- Only ranking a match reads its words, so they are stored apart (in TOAST), which keeps the rows short. PostgreSQL moves a
-- value there only when it writes a row of more than 2 kB: `padding` makes each row so long, and is compressed to a few bytes.
create temp table old_documents on commit drop as select id, search from business_documents;
drop table business_documents;
create table "business_documents" (
  "id" int not null primary key references business_entries on delete cascade,
  "band" smallint not null,
  "category" text not null, "kind" text null, "tier" text not null,
  "latitude" double precision null, "longitude" double precision null,
  "unit_x" double precision null, "unit_y" double precision null, "unit_z" double precision null,
  "review_count" int not null, "avg_rating" numeric(3,2) not null, "is_favorite" boolean not null, "recommended" int not null,
  "is_verified" boolean not null,
  "fit" int not null, "fit_stale" int not null, "fit_max_pets" double precision null, "fit_max_weight" double precision null,
  "price_range" text null, "name" text not null, "town" text null, "pet_perks" text[] not null,
  "welcome_week" int4multirange null, "welcome_days" int4multirange null, "welcome_then" int4multirange null,
  "search" tsvector not null,
  "padding" text not null default repeat(' ', 2100)
) with (fillfactor = 90, toast_tuple_target = 512);
alter table business_documents alter column search set storage external;

insert into business_documents (id, band, search,
    category, kind, tier, latitude, longitude, unit_x, unit_y, unit_z, review_count, avg_rating, is_favorite, recommended,
    is_verified, fit, fit_stale, fit_max_pets, fit_max_weight, price_range, name, town, pet_perks, welcome_week, welcome_days,
    welcome_then)
  select e.id, e.band, o.search,
    e.category, e.kind, e.tier, e.latitude, e.longitude, e.unit_x, e.unit_y, e.unit_z, e.review_count, e.avg_rating,
    e.is_favorite, e.recommended, e.is_verified, e.fit, e.fit_stale, e.fit_max_pets, e.fit_max_weight, e.price_range, e.name,
    e.town, e.pet_perks, e.welcome_week, e.welcome_days, e.welcome_then
  from old_documents o join business_entries e on e.id = o.id;

-- One for each band. A search reads them in this order.
create index documents_band_0 on business_documents using gin (search) with (fastupdate = off) where band = 0;
create index documents_band_1 on business_documents using gin (search) with (fastupdate = off) where band = 1;
create index documents_band_2 on business_documents using gin (search) with (fastupdate = off) where band = 2;

-- Adds the documents of public businesses.
create function add_documents(ids integer[]) returns void language sql as $$
  insert into business_documents (id, band, search,
      category, kind, tier, latitude, longitude, unit_x, unit_y, unit_z, review_count, avg_rating, is_favorite, recommended,
      is_verified, fit, fit_stale, fit_max_pets, fit_max_weight, price_range, name, town, pet_perks, welcome_week, welcome_days,
      welcome_then)
    select e.id, e.band, document_of(b, e.is_favorite),
      e.category, e.kind, e.tier, e.latitude, e.longitude, e.unit_x, e.unit_y, e.unit_z, e.review_count, e.avg_rating,
      e.is_favorite, e.recommended, e.is_verified, e.fit, e.fit_stale, e.fit_max_pets, e.fit_max_weight, e.price_range, e.name,
      e.town, e.pet_perks, e.welcome_week, e.welcome_days, e.welcome_then
    from business_entries e join businesses b on b.id = e.id where e.id = any (ids) and e.is_public
    on conflict do nothing;
$$;

-- Adds the entries and documents of businesses, with the totals of their reviews.
create or replace function add_entries(ids integer[]) returns void language sql as $$
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
  select add_documents(ids);
$$;

-- Writes the document of a business anew, or deletes it.
create or replace function write_document(business_id integer) returns void language sql as $$
  delete from business_documents d where d.id = business_id;
  select add_documents(array[business_id]);
$$;

create function copy_entry() returns trigger language plpgsql as $$
  begin
    if (old.band, old.is_favorite) is distinct from (new.band, new.is_favorite) then
      perform write_document(new.id);
    else
      update business_documents set (
          category, kind, tier, latitude, longitude, unit_x, unit_y, unit_z, review_count, avg_rating, is_favorite, recommended,
          is_verified, fit, fit_stale, fit_max_pets, fit_max_weight, price_range, name, town, pet_perks, welcome_week,
          welcome_days, welcome_then)
        = (
          new.category, new.kind, new.tier, new.latitude, new.longitude, new.unit_x, new.unit_y, new.unit_z, new.review_count,
          new.avg_rating, new.is_favorite, new.recommended, new.is_verified, new.fit, new.fit_stale, new.fit_max_pets,
          new.fit_max_weight, new.price_range, new.name, new.town, new.pet_perks, new.welcome_week, new.welcome_days,
          new.welcome_then)
        where id = new.id;
    end if;
    return null;
  end $$;

drop trigger entries_document on business_entries;
create trigger entries_document after update on business_entries for each row
  when (new.is_public and old is distinct from new) execute function copy_entry();

-- A query for a phrase: the words as typed, or their meaning, or either. One of the two may be ''.
create function term_query(phrase text, meaning text) returns tsquery language sql immutable strict parallel safe return
  case when meaning = '' then text_query(phrase) when phrase = '' then meaning::tsquery
    else text_query(phrase) || meaning::tsquery end;

-- A query for a text with known phrases: each of them, and the rest of the text.
create function meant_query(rest text, phrases text[], meanings text[]) returns tsquery language sql immutable strict parallel safe return
  case when numnode(websearch_to_tsquery('english', plain(rest))) = 0 then ''::tsquery
    else websearch_to_tsquery('english', plain(rest)) end
  && (select string_agg('(' || term_query(p.phrase, p.meaning)::text || ')', ' & ')::tsquery
    from unnest(phrases, meanings) as p(phrase, meaning));

drop function kind_query(text, text[], text[]);
