-- A file of older data than the last one about a listing neither counts it as missing nor shows it again. Some formats
-- state the time of their data.

alter table "business_sources" add column "dated_at" timestamptz null;

-- Importing the same file again counts no listing as missing.
create index "imports_of_file" on "imports" ("fingerprint");
