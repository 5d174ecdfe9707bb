-- Adds outgoing messages. The workers' queues belong to pg-boss and are created separately (jobs/install-jobs).

-- Recipient and payload are cleared after sending, because they contain addresses, links, and codes.
create table outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('mail', 'text', 'postcard')),
  recipient jsonb, payload jsonb,
  member_id uuid references users on delete cascade,
  service boolean not null,
  dedupe_key text not null unique,
  status text not null default 'queued' check (status in ('queued', 'sent', 'skipped', 'dead')),
  attempts integer not null default 0,
  claimed_until timestamptz,
  last_error text,
  -- The moment itself, so that messages of one transaction keep their order.
  created_at timestamptz not null default clock_timestamp(), sent_at timestamptz);

create index outbox_open on outbox (kind, created_at) where status in ('queued', 'dead');

create index outbox_created on outbox (created_at);

create index outbox_member on outbox (member_id);
