-- Each entry of the audit log has the administrator's ID, so that a name that was used twice is not ambiguous.

alter table "audit_log" add column "actor_id" int null;
