-- Links copyright takedowns to the notice to their author, and indexes notices by the content they are about.

alter table "copyright_takedowns" drop constraint if exists "copyright_takedowns_state_before_check";

alter table "copyright_takedowns" drop column "state_before", add "member_notice_id" integer null;

alter table "copyright_takedowns" add constraint "copyright_takedowns_member_notice_id_fkey" foreign key ("member_notice_id") references "notices" ("id") on delete set null;

create index "copyright_takedowns_told" on "copyright_takedowns" ("member_notice_id");

create index "notices_about" on "notices" ("target_type", "target_id") where lifted_at is null;

-- The note to the member contains the number of the copyright notice.
update "copyright_takedowns" t set "member_notice_id" = (
  select n.id from "notices" n where n.member_id = t.author_id and n.kind = 'content_hidden' and n.reason = 'copyright'
    and n.target_type = t.target_type and n.target_id = t.target_id and n.note like '%(notice no. ' || t.notice_id || ')%'
  order by n.id desc limit 1);

update "notices" n set "lifted_at" = t.restored_at from "copyright_takedowns" t
  where t.member_notice_id = n.id and t.restored_at is not null and n.lifted_at is null;

-- Lifts notices whose effect ended before there was a rule to lift them, so that the content they hid is shown.
update "notices" n set "lifted_at" = now()
  where n.kind in ('content_hidden', 'content_removed') and n.lifted_at is null and n.target_type = 'review'
    and exists (select from "reviews" c where c.id::text = n.target_id and c.state = 'shown');

update "notices" n set "lifted_at" = now()
  where n.kind in ('content_hidden', 'content_removed') and n.lifted_at is null and n.target_type = 'response'
    and exists (select from "review_responses" c where c.id::text = n.target_id and c.state = 'shown');

update "notices" n set "lifted_at" = now()
  where n.kind in ('content_hidden', 'content_removed') and n.lifted_at is null and n.target_type = 'guide_dog'
    and exists (select from "guide_dogs" c where c.id::text = n.target_id and c.state = 'shown');

update "notices" n set "lifted_at" = now()
  where n.kind in ('content_hidden', 'content_removed') and n.lifted_at is null and n.target_type = 'pet_profile'
    and exists (select from "pet_profiles" c where c.id::text = n.target_id and c.state = 'shown');

update "notices" n set "lifted_at" = now()
  where n.kind in ('content_hidden', 'content_removed') and n.lifted_at is null and n.target_type = 'photo'
    and not exists (select from "taken_down_photos" p where p.address = n.target_id);

-- These were cut at exactly this length. From now on, cut texts end with an ellipsis.
update "notices" set "target_summary" = rtrim(left("target_summary", 199)) || '…' where char_length("target_summary") = 200;
