-- One trigger for new reviews instead of two, and fewer statements in it. It counts new reviews by day like the tallies of
-- members, and notes what changed on public pages like the trigger for other changes of reviews.
create function add_reviews() returns trigger language plpgsql as $$
  declare c record;
  begin
    if not is_seeding() then
      insert into content_changes (tags)
        select array['lists', 'community', 'business:' || a.business_id, member_tag(a.user_id), content_cell(e.latitude, e.longitude)]
        from added a join business_entries e on e.id = a.business_id;
    end if;
    for c in select case when is_published then 'published' else 'unpublished' end as state,
        (created_at at time zone 'UTC')::date as day, count(*)::integer as many from added group by 1, 2 loop
      update tallies t set many = t.many + c.many where t.id = (
        select o.id from tallies o where o.subject = 'reviews' and o.state = c.state and o.day = c.day limit 1 for update skip locked);
      if not found then insert into tallies (subject, state, day, many) values ('reviews', c.state, c.day, c.many); end if;
    end loop;
    return null;
  end $$;

drop trigger reviews_tally_insert on reviews;
drop function reviews_tally_insert();
drop trigger reviews_note_content on reviews;

create trigger reviews_added after insert on reviews referencing new table as added
  for each statement execute function add_reviews();
create trigger reviews_note_content after update or delete on reviews
  for each row execute function note_review_content();
