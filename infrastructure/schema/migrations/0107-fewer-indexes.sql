-- Gives businesses 16 indexes instead of 30: each change of a business writes to all of them. Where several conditions had
-- an index each, one index now serves them. infrastructure/schema/index-uses.ts names the queries of every index.

drop index businesses_unlisted_near, businesses_near, businesses_unlisted_phone, businesses_phone, businesses_unlisted_name,
  businesses_created, businesses_in_state, businesses_of_kind, businesses_owned, businesses_owner, businesses_images,
  businesses_menu, businesses_unverified, businesses_verified, businesses_unverifiable, businesses_approval, businesses_changed,
  businesses_merged, businesses_deleted, businesses_disputed, businesses_facts_due, businesses_underived, businesses_hours,
  businesses_aging, businesses_policy_disputed;

-- Of public and unlisted businesses alike.
create index businesses_near on businesses using gist (on_map(latitude, longitude))
  where merged_into is null and approval_status <> 'rejected';
create index businesses_phone on businesses (phone_digits(phone))
  where merged_into is null and approval_status <> 'rejected' and phone is not null;
create index businesses_unlisted_name on businesses (name collate name_order, id)
  where not is_public and merged_into is null and approval_status <> 'rejected';

-- The list of all listings. Its filters are checked in the index, so that only rows of the list are read.
create index businesses_created on businesses (created_at, id, state, kind, owner_id);

create index businesses_owner on businesses (owner_id) where owner_id is not null;
create index businesses_claimant on businesses (claimed_by) where claimed_by is not null;

create index businesses_files on businesses using gin (array_remove(images || menu_url, null))
  where images <> '{}' or menu_url is not null;

create index businesses_verification on businesses (
    (case when is_verified then 'verified' when verification_notes is null then 'waiting' else 'refused' end),
    (case when is_verified then coalesce(last_verified_at, created_at) else created_at end), id)
  where is_public;

create index businesses_waiting on businesses (created_at, id)
  where deleted_at is null
    and (approval_status in ('pending', 'under_review') or (approval_status = 'approved' and pending_changes is not null));

create index businesses_gone on businesses (merged_into, deleted_at) where merged_into is not null or deleted_at is not null;

-- Why the facts of a business are computed again. For 'dated', the second column is the day from which they are.
create index businesses_facts_due on businesses (
    (case when disputed <> '{}' then 'disputed'
      when facts_computed_at is null and (policy is not null or opening_hours is not null) then 'unrecorded'
      when (opening is null and opening_hours is not null and time_zone is null) or (pet_opening is null and policy ->> 'petHours' is not null) then 'underived'
      when facts_computed_at is not null or hours_until is not null then 'dated' end),
    (least(hours_until - 370, (coalesce(stale_at, facts_computed_at) at time zone 'UTC')::date)), id)
  where (case when disputed <> '{}' then 'disputed'
      when facts_computed_at is null and (policy is not null or opening_hours is not null) then 'unrecorded'
      when (opening is null and opening_hours is not null and time_zone is null) or (pet_opening is null and policy ->> 'petHours' is not null) then 'underived'
      when facts_computed_at is not null or hours_until is not null then 'dated' end) is not null;
