-- The health page and the metrics show the last delivered and the last failed email. When the last attempt to deliver a
-- message failed; kept when it is delivered later.

alter table "outbox" add column "failed_at" timestamptz null;

create index "outbox_sent" on "outbox" ("sent_at") where sent_at is not null;

create index "outbox_failed" on "outbox" ("failed_at") where failed_at is not null;
