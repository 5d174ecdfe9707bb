-- A newer file of a source reports the places that it no longer has. How many imports in a row missed each place, and when
-- an import hid it.

alter table "business_sources" add column "missed" int not null default 0,
  add column "vanished_at" timestamptz null;

alter table "import_lines" drop constraint "import_lines_outcome_check";

alter table "import_lines" add constraint "import_lines_outcome_check" check ("outcome" in ('added', 'changed', 'joined', 'unchanged', 'kept', 'missing', 'duplicate', 'skipped', 'wrong'));

update imports set counts = counts || '{"missing": 0}';
