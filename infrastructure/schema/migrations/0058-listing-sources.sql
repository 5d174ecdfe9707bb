-- One listing may come from several sources: each keeps its own values and credit.

alter table "business_sources" drop constraint "business_sources_pkey",
  add constraint "business_sources_pkey" primary key ("business_id", "source"),
  add column "attribution" text null;

update business_sources s set attribution = b.attribution from businesses b where b.id = s.business_id;

alter table "import_lines" drop constraint "import_lines_outcome_check";

alter table "import_lines" add constraint "import_lines_outcome_check" check ("outcome" in ('added', 'changed', 'joined', 'unchanged', 'kept', 'duplicate', 'skipped', 'wrong'));

update imports set counts = counts || '{"joined": 0}';
