-- Identifies each change to a business by its transaction, so that a later change is never taken for one already
-- compared.

alter table "duplicate_checks" alter column "round" type bigint;

alter table "duplicate_checks" alter column "round" set default pg_current_xact_id()::text::bigint;

create or replace function note_duplicate_check() returns trigger language plpgsql as $$
  begin
    insert into duplicate_checks (business_id, is_hidden) values (new.id, not new.is_public)
      on conflict (business_id) do update set round = excluded.round, is_hidden = excluded.is_hidden;
    return null;
  end $$;
