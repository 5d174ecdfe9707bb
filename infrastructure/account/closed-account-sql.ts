/**
 * Returns SQL: whether the member's account is closed. `member` is SQL of an id or null. Reads index users_closed,
 * which has few entries.
 */
export function isClosed(member: string): string {
  return `exists (select from users c where c.id = ${member} and c.erasure_at is not null)`;
}

/**
 * Returns SQL: whether words that a member wrote for a business are hidden, because their account is closed. Those of
 * someone who works for the owner stay: the business still stands by them. `member` and `business` are SQL of ids.
 */
export const isSilenced = (member: string, business: string): string => `${isClosed(member)} and not exists
  (select from business_people w where w.member_id = ${member} and w.business_id = ${business})`;

/** Returns SQL for the public owner of business `b`: null if the owner's account is closed. */
export function shownOwner(b: string): string {
  return `case when ${isClosed(`${b}.owner_id`)} then null else ${b}.owner_id end`;
}
