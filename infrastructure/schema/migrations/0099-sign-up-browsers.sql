-- A sign-up knows the browser that started it, by the hash of a cookie, and the page to return to.
alter table "provider_links" add column "browser_hash" text null, add column "return_to" text null;
