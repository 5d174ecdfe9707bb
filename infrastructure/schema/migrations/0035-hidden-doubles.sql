-- Counts waiting duplicates without reading businesses: a business hidden since is marked in its pending check.

alter table "duplicate_checks" add "is_hidden" boolean not null default false;

create index "duplicate_checks_hidden" on "duplicate_checks" ("business_id") where is_hidden;

create or replace function note_duplicate_check() returns trigger language plpgsql as $$
  begin
    insert into duplicate_checks as c (business_id, is_hidden) values (new.id, not new.is_public)
      on conflict (business_id) do update set round = c.round + 1, is_hidden = excluded.is_hidden;
    return null;
  end $$;

update duplicate_checks c set is_hidden = true from businesses b where b.id = c.business_id and not b.is_public;
