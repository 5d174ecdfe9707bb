-- Notices quote the content they are about: its text and its page at that time.

alter table "notices" add "target_summary" text null, add "target_path" text null;
