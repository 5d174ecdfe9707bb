-- Records in the change's own transaction that a call with an Idempotency-Key was made.

alter table "idempotency_keys" add "changed_at" timestamptz null;
