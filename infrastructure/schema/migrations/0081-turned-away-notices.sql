-- Notices of reports of being turned away, and reports of their content to administrators.

alter table "notices" drop constraint "notices_kind_check";
alter table "notices" add constraint "notices_kind_check" check ("kind" in ('content_hidden', 'content_removed', 'warning', 'restriction', 'suspension', 'business_approved', 'business_rejected', 'business_needs_revision', 'change_approved', 'change_rejected', 'claim_approved', 'claim_rejected', 'listing_edited', 'listing_hidden', 'listing_shown', 'listing_closed', 'listing_reopened', 'listing_deleted', 'listing_restored', 'fact_disputed', 'turned_away'));
alter table "notices" drop constraint "notices_target_type_check";
alter table "notices" add constraint "notices_target_type_check" check ("target_type" in ('review', 'response', 'guide_dog', 'pet_profile', 'photo', 'turned_away', 'turned_away_answer'));
alter table "moderation_cases" drop constraint "moderation_cases_target_type_check";
alter table "moderation_cases" add constraint "moderation_cases_target_type_check" check ("target_type" in ('review', 'response', 'guide_dog', 'pet_profile', 'photo', 'turned_away', 'turned_away_answer'));
