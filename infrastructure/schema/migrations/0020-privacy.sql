-- Adds members' choices for visibility, visit counts, and recommendations, and their age confirmation.

alter table "users" add "paused" boolean not null default false, add "personalisation" boolean not null default true, add "analytics" boolean not null default true, add "age_confirmed" boolean not null default true;

create index "users_hidden" on "users" ("id") include ("erasure_at", "paused") where erasure_at is not null or paused;

-- Members who signed up here confirmed their age in the form. Members who only use another issuer were never asked.
update "users" u set "age_confirmed" = false
  where exists (select from user_identities i where i.user_id = u.id)
    and not exists (select from user_identities i where i.user_id = u.id and i.issuer = 'embedded');
