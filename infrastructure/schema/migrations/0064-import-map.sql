-- Report lines have the pin and town of their row, for a map of what an import adds. A row that was skipped as a likely
-- duplicate keeps its content, so that an administrator can list it anyway.

alter table "import_lines" add column "latitude" double precision null,
  add column "longitude" double precision null,
  add column "town" text null,
  add column "judged" jsonb null,
  add column "listed_by" text null;
