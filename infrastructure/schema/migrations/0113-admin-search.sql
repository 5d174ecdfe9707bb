-- Administrators find members, claims, and messages while they type: the beginnings of names and email addresses, and the
-- words of a message's title. The order of bytes makes the beginning of a text a range of its index.

create index users_email_start on users (lower(email) collate "C") where email is not null;
create index users_name_start on users (plain(coalesce(first_name || ' ', '') || coalesce(last_name, '')) collate "C");
create index users_last_name_start on users (plain(last_name) collate "C") where last_name is not null;
create index business_claims_email_start on business_claims (lower(claimant_email) collate "C");
create index user_feedback_email_start on user_feedback (lower(contact_email) collate "C") where contact_email is not null;

-- A title's words without case and accents.
create function title_words(title text) returns tsvector language sql immutable strict parallel safe return
  to_tsvector('simple', regexp_replace(plain(title), '[^[:alnum:]]+', ' ', 'g'));

create index user_feedback_title_words on user_feedback using gin (title_words(title));
