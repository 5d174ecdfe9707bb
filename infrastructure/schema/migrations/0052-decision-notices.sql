-- Adds notices of decisions on listings and claims, which cannot be appealed, and lets the email about Premium wait
-- until the business is public. Clears reasons for refused changes that no longer apply.

alter table "notices" drop constraint if exists "notices_kind_check";

alter table "notices" alter column "reason" drop not null, alter column "token_hash" drop not null;

alter table "notices" add constraint "notices_kind_check" check ("kind" in ('content_hidden', 'content_removed', 'warning', 'restriction', 'suspension', 'business_approved', 'business_rejected', 'business_needs_revision', 'change_approved', 'change_rejected', 'claim_approved', 'claim_rejected'));

alter table "subscriptions" add "announcement_due" boolean not null default false;

-- A later change was approved, or the member whose change was refused no longer owns the business.
update "businesses" b set "rejection_reason" = null
  where b.approval_status = 'approved' and b.rejection_reason is not null
    and (b.owner_id is null or b.claimed_at > b.reviewed_at or 'business.approve' = (
      select a.action from "audit_log" a where a.target_type = 'business' and a.target_id = b.id::text
        and a.action in ('business.approve', 'business.reject') order by a.id desc limit 1));
