/** Returns SQL: whether the author of review `r` owns the business or works for it, so that the review doesn't count. */
export const isOwnReview = (r: string): string => `(exists (
    select from businesses o where o.id = ${r}.business_id and o.owner_id = ${r}.user_id)
  or exists (select from business_people w where w.business_id = ${r}.business_id and w.member_id = ${r}.user_id))`;
