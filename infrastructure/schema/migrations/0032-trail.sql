-- Indexes the audit log by each of its filters, and records who resent an undeliverable message.

drop index "audit_log_target";

create index "audit_log_at" on "audit_log" ("at", "id");

create index "audit_log_actor" on "audit_log" ("actor", "at", "id");

create index "audit_log_action" on "audit_log" ("action", "at", "id");

create index "audit_log_type" on "audit_log" ("target_type", "at", "id");

create index "audit_log_target" on "audit_log" ("target_id", "at", "id");

alter table "outbox" add "resent_at" timestamptz null, add "resent_by" text null;

create index "outbox_waiting" on "outbox" ("status", "created_at", "id") where status in ('queued', 'dead') and kind <> 'postcard';
