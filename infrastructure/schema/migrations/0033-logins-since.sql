-- Logins before a password change, or before sessions were ended, become invalid.

alter table "provider_accounts" add "logins_since" timestamptz null;
