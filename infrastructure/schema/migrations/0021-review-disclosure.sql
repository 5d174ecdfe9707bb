-- Adds the reviewer's disclosure to reviews.

alter table "reviews" add "disclosure" text null;

alter table "reviews" add constraint "reviews_disclosure_check" check ("disclosure" in ('paid', 'invited'));
