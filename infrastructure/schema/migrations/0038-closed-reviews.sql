-- Reviews and votes of closed accounts no longer count until the account is restored. No counter-notice of an erased
-- member waits for a decision.

alter table "reviews" drop constraint "reviews_published_check";

alter table "reviews" add constraint "reviews_published_check" check (state = 'shown' or not is_published);

create temporary table closed_reviews on commit drop as
  select r.id, r.business_id, r.user_id, r.rating from reviews r join users u on u.id = r.user_id
  where u.erasure_at is not null and r.is_published;

update reviews r set is_published = false, version = version + 1 from closed_reviews c where r.id = c.id;

update businesses b set review_count = b.review_count - c.reviews, rating_sum = b.rating_sum - c.stars,
    favorable_count = b.favorable_count - c.favorable
  from (select business_id, count(*)::integer as reviews, sum(rating)::integer as stars,
      (count(*) filter (where rating >= 4))::integer as favorable from closed_reviews group by business_id) c
  where b.id = c.business_id;

update guide_dogs g set review_count = g.review_count - c.reviews
  from (select user_id, count(*)::integer as reviews from closed_reviews group by user_id) c where g.user_id = c.user_id;

update review_totals t set review_count = t.review_count - c.reviews, rating_sum = t.rating_sum - c.stars
  from (select count(*) as reviews, coalesce(sum(rating), 0) as stars from closed_reviews) c
  where t.ctid = (select ctid from review_totals limit 1);

update reviews r set helpful_count = r.helpful_count - v.votes
  from (select v.review_id, count(*)::integer as votes from review_votes v join users u on u.id = v.user_id
    where u.erasure_at is not null group by v.review_id) v
  where r.id = v.review_id;

-- For erased members, nobody is left to restore content for.
update copyright_counter_notices set status = 'upheld', reason = 'Whoever answered has erased the account.',
    decided_by = 'Erasure of the account', decided_at = now()
  where member_id is null and status = 'waiting';
