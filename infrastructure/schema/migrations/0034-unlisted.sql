-- Lets imports find businesses that are not public yet or no longer, and checks all public businesses for duplicates
-- again.

create index "businesses_unlisted_name" on "businesses" ("name" collate "name_order", "id") where not is_public and merged_into is null and approval_status <> 'rejected';

create index businesses_unlisted_phone on businesses (phone_digits(phone)) where not is_public and merged_into is null and approval_status <> 'rejected' and phone is not null;

create index businesses_unlisted_near on businesses using gist (on_map(latitude, longitude)) where not is_public and merged_into is null and approval_status <> 'rejected';

insert into duplicate_checks (business_id) select id from businesses where is_public on conflict do nothing;
