-- Administrators see who else looks at an item of a queue. Unlogged: each row is true for seconds only.

create unlogged table "admin_presence" ("session_id" text not null primary key, "administrator_id" int not null, "queue" text not null, "item" int null, "seen_at" timestamptz not null default now());

alter table "admin_presence" add constraint "admin_presence_session_id_fkey" foreign key ("session_id") references "administrator_sessions" ("token_hash") on delete cascade;

alter table "admin_presence" add constraint "admin_presence_administrator_id_fkey" foreign key ("administrator_id") references "administrators" ("id") on delete cascade;

alter table "admin_presence" add constraint "admin_presence_queue_check" check ("queue" in ('approvals', 'claims', 'feedback', 'reports', 'appeals', 'copyright', 'duplicates'));
