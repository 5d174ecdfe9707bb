/**
 * What a review adds to totals or takes from them, after `review` (its row) in one statement. Always by differences, so that
 * reviews at one moment all count, and in one order (business, directory, Guide Dog), so that no two wait for each other.
 * The three numbers are its last parameters, from `$first` on.
 */
export const counted = (first: number) => `
  change as (select $${first}::integer as reviews, $${first + 1}::integer as stars, $${first + 2}::integer as favorable),
  place as (
    update businesses p set review_count = p.review_count + c.reviews, rating_sum = p.rating_sum + c.stars,
      favorable_count = p.favorable_count + c.favorable
    from review r, change c where p.id = r.business_id and (c.reviews, c.stars) <> (0, 0) returning c.reviews, c.stars),
  totals as (
    update review_totals t set review_count = t.review_count + p.reviews, rating_sum = t.rating_sum + p.stars
    from place p returning p.reviews),
  dog as (
    update guide_dogs g set review_count = g.review_count + t.reviews
    from totals t, review r where g.user_id = r.user_id and t.reviews <> 0)`;

/**
 * Reviews of one author and their joining the Guide Dogs (guide-dogs.repository.ts) wait for each other, so that each review
 * is counted once. A statement of its own: the ones below see what was there when they began.
 */
export const HOLD_AUTHOR = 'select from users where id = $1 for key share';

/**
 * Before a review is changed or removed, so that everybody holds rows in one order: the author, the business, the review, and
 * then, by `counted`, the directory's totals, which every review waits for.
 */
export const HOLD_AUTHOR_OF = 'select from users where id = (select user_id from reviews where id = $1) for key share';

export const HOLD_BUSINESS_OF =
  'select from businesses where id = (select business_id from reviews where id = $1) for no key update';
