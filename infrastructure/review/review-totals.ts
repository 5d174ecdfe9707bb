/** SQL of the totals over all published reviews: `review_count` and `rating_sum`, one row. */
export const REVIEW_TOTALS = `(select coalesce(sum(review_count), 0)::bigint as review_count,
  coalesce(sum(rating_sum), 0)::bigint as rating_sum from review_totals)`;

/**
 * Returns `with` statements that add the relation `change` (one row of `reviews` and `stars`, or none) to the totals
 * over all reviews. Nobody waits: if all rows are locked, a new one is added, so there are as many rows as there were
 * ever simultaneous writers.
 */
export const countedInAll = (change: string) => `
  free_totals as (select id from review_totals limit 1 for update skip locked),
  totals as (
    update review_totals t set review_count = t.review_count + c.reviews, rating_sum = t.rating_sum + c.stars
    from ${change} c, free_totals f where t.id = f.id returning t.id),
  more_totals as (
    insert into review_totals (review_count, rating_sum)
    select c.reviews, c.stars from ${change} c where not exists (select from totals))`;

/**
 * Returns the SQL that adds a review to the totals or subtracts it, after `review` (its row) in the same statement. It
 * uses differences, so that concurrent reviews all count, and one lock order (business, Guide Dog), to avoid deadlocks.
 * The three numbers are its last parameters, from `$first` on.
 */
export const counted = (first: number) => `
  change as (select $${first}::integer as reviews, $${first + 1}::integer as stars, $${first + 2}::integer as favorable),
  place as (
    update business_entries p set review_count = p.review_count + c.reviews, rating_sum = p.rating_sum + c.stars,
      favorable_count = p.favorable_count + c.favorable
    from review r, change c where p.id = r.business_id and (c.reviews, c.stars) <> (0, 0) returning c.reviews, c.stars),
  ${countedInAll('place')},
  dog as (
    update guide_dogs g set review_count = g.review_count + p.reviews
    from place p, review r where g.user_id = r.user_id and p.reviews <> 0 returning g.status)`;

/**
 * Run before a review is changed or removed, so that everyone locks rows in the same order: the author, the business,
 * the review, and then, through `counted`, the Guide Dog.
 */
export const HOLD_AUTHOR_OF = 'select from users where id = (select user_id from reviews where id = $1) for key share';

/**
 * Returns SQL that locks the businesses of a condition, in the order of their ids, and their totals: a statement that
 * counts a review waits.
 */
export const holdRated = (where: string): string =>
  `select from businesses b join business_entries e on e.id = b.id where b.id ${where} order by b.id for no key update`;

export const HOLD_BUSINESS_OF = holdRated('= (select business_id from reviews where id = $1)');
