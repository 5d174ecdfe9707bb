/** SQL: whether the member's account is closed; index users_closed, which holds few. `member` is SQL of an id, or of null. */
export function isClosed(member: string): string {
  return `exists (select from users c where c.id = ${member} and c.erasure_at is not null)`;
}

/** SQL of who owns business `b`, as everybody sees it: nobody is told of a member whose account is closed. */
export function shownOwner(b: string): string {
  return `case when ${isClosed(`${b}.owner_id`)} then null else ${b}.owner_id end`;
}
