-- Adds versions to accounts of the embedded provider and to owners' responses, to detect conflicting changes.

alter table "provider_accounts" add "version" int not null default 1;

alter table "review_responses" add "version" int not null default 1;
