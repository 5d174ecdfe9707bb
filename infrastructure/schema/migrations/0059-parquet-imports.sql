-- Imports read Overture Maps places as Parquet.

alter table "imports" drop constraint "imports_format_check";

alter table "imports" add constraint "imports_format_check" check ("format" in ('csv', 'jsonl', 'geojson', 'parquet', 'osm-pbf', 'osm-xml'));
