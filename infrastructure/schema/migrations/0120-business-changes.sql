-- The changes feed for partners: the last change of each business that is or was public. A row stays when its business is
-- deleted, so that a partner who comes back after a year still learns of it. It has nothing but the ID and times.
-- "at" is the transaction of the change and "listed" the one since which the business is public without a break. A reader
-- gets rows up to the oldest running transaction only, in the order of (at, id), so that none appears behind its cursor.
create table "business_changes" ("id" int not null primary key, "state" text not null, "at" xid8 not null default pg_current_xact_id(), "listed" xid8 not null default pg_current_xact_id(), "made_at" timestamptz not null default now());

alter table "business_changes" add constraint "business_changes_state_check" check ("state" in ('listed', 'closed', 'hidden'));
create index "business_changes_at" on "business_changes" ("at", "id");
create index "business_changes_made" on "business_changes" ("made_at", "at", "id");

insert into business_changes (id, state) select id, 'listed' from businesses where is_public;

-- A second change in the same transaction leaves the row as it is.
create function note_listed(ids integer[]) returns void language sql
  begin atomic
    insert into business_changes as c (id, state, made_at) select id, 'listed', clock_timestamp() from unnest(ids) id order by id
      on conflict (id) do update set state = 'listed', at = excluded.at, made_at = excluded.made_at,
        listed = case c.state when 'listed' then c.listed else excluded.listed end
      where (c.state, c.at) is distinct from (excluded.state, excluded.at);
  end;

-- A business that was never public has no row, and gets none.
create function note_unlisted(business_id integer, reason text) returns void language sql
  begin atomic
    update business_changes set state = reason, at = pg_current_xact_id(), made_at = clock_timestamp()
      where id = business_id and state <> reason;
  end;

create function note_listed_businesses() returns trigger language plpgsql as $$
  begin
    perform note_listed(array(select id from added where is_public));
    return null;
  end $$;

create trigger businesses_note_listed after insert on businesses referencing new table as added
  for each statement execute function note_listed_businesses();

-- Locks the entry first, as a change of its rating does, so that two transactions lock the rows in one order.
create function note_business_change() returns trigger language plpgsql as $$
  begin
    perform from business_entries where id = new.id for no key update;
    if new.is_public then
      -- The usual case, at a fraction of the cost of note_listed.
      update business_changes c set at = pg_current_xact_id(), made_at = clock_timestamp()
        where c.id = new.id and c.state = 'listed' and c.at <> pg_current_xact_id();
      if not found then perform note_listed(array[new.id]); end if;
    else
      perform note_unlisted(new.id, case when new.closed_at is not null and new.approval_status = 'approved'
        and new.was_active is not false and new.hidden_at is null and new.deleted_at is null and new.merged_into is null
        then 'closed' else 'hidden' end);
    end if;
    return null;
  end $$;

-- Every column that the page of a public business shows, and those that decide whether it is public or closed.
create trigger businesses_note_public after update on businesses for each row
  when ((old.name, old.description, old.category, old.kind, old.address, old.city, old.state, old.zip_code, old.phone,
      old.website, old.email, old.latitude, old.longitude, old.location_source, old.country, old.price_range, old.tier,
      old.pet_perks, old.highlighted_perks, old.images, old.image_alts, old.menu_url, old.arrival_notes, old.youtube_video_id,
      old.facebook_url, old.instagram_url, old.tiktok_url, old.opening_hours, old.opening, old.policy, old.time_zone,
      old.owner_id, old.is_claimed, old.is_verified, old.last_verified_at, old.attribution, old.is_public, old.approval_status,
      old.was_active, old.closed_at, old.hidden_at, old.deleted_at, old.merged_into)
    is distinct from (new.name, new.description, new.category, new.kind, new.address, new.city, new.state, new.zip_code, new.phone,
      new.website, new.email, new.latitude, new.longitude, new.location_source, new.country, new.price_range, new.tier,
      new.pet_perks, new.highlighted_perks, new.images, new.image_alts, new.menu_url, new.arrival_notes, new.youtube_video_id,
      new.facebook_url, new.instagram_url, new.tiktok_url, new.opening_hours, new.opening, new.policy, new.time_zone,
      new.owner_id, new.is_claimed, new.is_verified, new.last_verified_at, new.attribution, new.is_public, new.approval_status,
      new.was_active, new.closed_at, new.hidden_at, new.deleted_at, new.merged_into))
  execute function note_business_change();

create function note_deleted_business() returns trigger language plpgsql as $$
  begin
    perform note_unlisted(old.id, 'hidden');
    return null;
  end $$;

create trigger businesses_note_deleted after delete on businesses for each row execute function note_deleted_business();

create function note_rating() returns trigger language plpgsql as $$
  begin
    perform note_listed(array[new.id]);
    return null;
  end $$;

create trigger entries_note_rating after update on business_entries for each row
  when (new.is_public and (old.rating_sum, old.review_count, old.favorable_count)
    is distinct from (new.rating_sum, new.review_count, new.favorable_count))
  execute function note_rating();

-- The businesses of a closed account show no owner.
create function note_owner() returns trigger language plpgsql as $$
  declare
    owned integer[] := array(select id from businesses where owner_id = new.id and is_public);
  begin
    perform from business_entries where id = any (owned) order by id for no key update;
    perform note_listed(owned);
    return null;
  end $$;

create trigger users_note_owner after update of erasure_at on users for each row
  when ((old.erasure_at is null) <> (new.erasure_at is null)) execute function note_owner();

-- After a restore into another database server, the recorded transactions may be those of its future. All rows then count
-- as changes of now.
create function renumber_changes() returns void language sql
  begin atomic
    update business_changes set at = pg_current_xact_id(), listed = pg_current_xact_id()
      where exists (select from business_changes where at > pg_current_xact_id());
  end;
