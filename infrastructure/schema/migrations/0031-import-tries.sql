-- Counts an import's failed starts, and lets it have no source if each row has its own.

alter table "imports" add "tries" int not null default 0;

alter table "imports" alter column "source" drop not null;
