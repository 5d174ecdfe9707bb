-- Sanctions apply to all accounts of a mailbox. See mailboxOf in domain/account/account.ts.

create or replace function mailbox_of(email text) returns text language sql immutable strict parallel safe return
  regexp_replace(regexp_replace(regexp_replace(lower(btrim(email)), '^([^+@]+)\+[^@]*@', '\1@'), '@googlemail\.com$', '@gmail.com'),
    '\.(?=[^@]*@gmail\.com$)', '', 'g');

create index concurrently users_mailbox on users (mailbox_of(email)) where email is not null;
