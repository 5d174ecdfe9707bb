-- Claims record where their code was sent, how long it works, and how they were proven.

-- A claim without an expiry would stay open forever.
update business_claims set expires_at = created_at + interval '30 days' where expires_at is null;

alter table "business_claims" add "code_sent_to" text null, add "code_expires_at" timestamptz null, add "codes_sent_at" text[] not null default '{}', add "website_token" text null, add "website_found" text null, add "proven_at" timestamptz null;

create index "business_claims_due" on "business_claims" ("expires_at") where status in ('pending', 'under_review');

create index "business_claims_codes" on "business_claims" ("code_expires_at") where verification_code is not null;

alter table "business_claims" add constraint "business_claims_code_sent_to_check" check ("code_sent_to" in ('listing', 'claimant'));

alter table "business_claims" add constraint "business_claims_website_found_check" check ("website_found" in ('tag', 'file', 'dns'));
