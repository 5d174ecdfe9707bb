-- Content that administrators hide or remove is visible only to its author. Photos are removed from where they appear.

create table "taken_down_photos" ("address" text not null, "upload_id" uuid null, "state" text not null, "state_since" timestamptz not null, "places" jsonb not null, primary key ("address"));

create index "taken_down_photos_upload" on "taken_down_photos" ("upload_id");

alter table "pet_profiles" add "state" text not null default 'shown', add "state_since" timestamptz null;

create index "pet_profiles_removed" on "pet_profiles" ("state_since") where state = 'removed';

alter table "pet_profiles" add constraint "pet_profiles_state_check" check ("state" in ('shown', 'hidden', 'removed'));

alter table "guide_dogs" add "state" text not null default 'shown', add "state_since" timestamptz null;

create index "guide_dogs_removed" on "guide_dogs" ("state_since") where state = 'removed';

alter table "guide_dogs" add constraint "guide_dogs_state_check" check ("state" in ('shown', 'hidden', 'removed'));

alter table "reviews" add "state" text not null default 'shown', add "state_since" timestamptz null;

update reviews set state = 'hidden', state_since = now() where not is_published;

create index "reviews_removed" on "reviews" ("state_since") where state = 'removed';

alter table "reviews" add constraint "reviews_published_check" check ((state = 'shown') = is_published);

alter table "reviews" add constraint "reviews_state_check" check ("state" in ('shown', 'hidden', 'removed'));

alter table "review_responses" add "state" text not null default 'shown', add "state_since" timestamptz null;

create index "review_responses_removed" on "review_responses" ("state_since") where state = 'removed';

alter table "review_responses" add constraint "review_responses_state_check" check ("state" in ('shown', 'hidden', 'removed'));

alter table "taken_down_photos" add constraint "taken_down_photos_upload_id_fkey" foreign key ("upload_id") references "uploads" ("id") on update no action on delete cascade;

alter table "taken_down_photos" add constraint "taken_down_photos_check" check (state <> 'shown');

alter table "taken_down_photos" add constraint "taken_down_photos_state_check" check ("state" in ('shown', 'hidden', 'removed'));
