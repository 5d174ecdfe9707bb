-- Keeps the recommended score from dividing by zero: a negative number of reviews counts as none.

create or replace function recommended_score(avg_rating numeric, review_count integer) returns integer language sql immutable parallel safe return
  ((39000 + (avg_rating * 1000)::bigint * greatest(review_count, 0)) / (10 + greatest(review_count, 0)))::integer;
