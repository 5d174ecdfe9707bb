-- Imports take the rows of one country. Rows left out on purpose are counted per reason.

alter table "imports" add column "country" text not null default 'US',
  add column "skipped" jsonb not null default '{}';

update imports set counts = counts || '{"skipped": 0}';

alter table "import_lines" drop constraint "import_lines_outcome_check";

alter table "import_lines" add constraint "import_lines_outcome_check" check ("outcome" in ('added', 'changed', 'unchanged', 'kept', 'duplicate', 'skipped', 'wrong'));
