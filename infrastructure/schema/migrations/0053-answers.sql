-- Records that feedback was answered, and finds open feedback. Removes descriptions from businesses whose recommender
-- did not agree to publish them.

alter table "user_feedback" add column "answered_by" text null, add column "answered_at" timestamptz null;

create index "user_feedback_open" on "user_feedback" ("created_at", "id") where status in ('pending', 'under_review', 'in_progress');

update businesses b set description = null, updated_at = now() from user_feedback f
  where f.business_id = b.id and f.feedback_type = 'business_recommendation' and not f.allow_public_display
    and b.description = f.recommended_business_description;
