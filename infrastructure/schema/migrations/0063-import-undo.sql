-- An import can be undone for 30 days: what it changed, with the values before, and the progress and result of an undo. A
-- listing's source remembers which import read it last.

create table "import_changes" ("import_id" int not null, "business_id" int not null, "source" text not null, "kind" text not null, "before" jsonb null, "after" jsonb null, "was_imported" jsonb null, "was_attribution" text null, "was_missed" int not null default 0, "was_import_id" int null, "was_imported_at" timestamptz null, "hidden_at" timestamptz null, "was_hidden_at" timestamptz null, primary key ("import_id", "business_id", "source"));

alter table "import_changes" add constraint "import_changes_import_id_fkey" foreign key ("import_id") references "imports" ("id") on update no action on delete cascade;

alter table "import_changes" add constraint "import_changes_kind_check" check ("kind" in ('added', 'joined', 'read', 'missed'));

create table "import_undos" ("import_id" int not null, "state" text not null default 'waiting', "position" int not null default 0, "done" int not null default 0, "total" int not null, "tries" int not null default 0, "counts" jsonb not null, "failure" text null, "started_by" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "ended_at" timestamptz null, primary key ("import_id"));

create index "import_undos_unfinished" on "import_undos" ("updated_at") where state in ('waiting', 'running');

alter table "import_undos" add constraint "import_undos_import_id_fkey" foreign key ("import_id") references "imports" ("id") on update no action on delete cascade;

alter table "import_undos" add constraint "import_undos_state_check" check ("state" in ('waiting', 'running', 'done', 'failed'));

create table "import_undo_lines" ("import_id" int not null, "business_id" int not null, "name" text not null, "message" text not null, primary key ("import_id", "business_id"));

alter table "import_undo_lines" add constraint "import_undo_lines_import_id_fkey" foreign key ("import_id") references "imports" ("id") on update no action on delete cascade;

alter table "imports" add column "is_recorded" boolean not null default false;

alter table "business_sources" add column "import_id" int null;
