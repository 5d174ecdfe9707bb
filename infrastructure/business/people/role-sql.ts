/** Returns SQL: the role that the owner of business `b` gave a member (SQL of their id); null if there is none. */
export const givenRole = (b: string, member: string): string =>
  `(select p.role from business_people p where p.business_id = ${b}.id and p.member_id = ${member})`;

/** Returns SQL: the role of a member (SQL of their id) in business `b`; null if they have none. */
export const roleOf = (b: string, member: string): string =>
  `case when ${b}.owner_id = ${member} then 'owner' else ${givenRole(b, member)} end`;

/** Returns SQL: the member (SQL of their id) manages business `b`. */
export const isManagedBy = (b: string, member: string): string => `exists (select from business_people p
  where p.business_id = ${b}.id and p.member_id = ${member} and p.role = 'manager')`;

/** Returns SQL that is true if a member owns a business or works for it. The parameters are SQL for their IDs. */
export const actsFor = (business: string, member: string): string => `(
    exists (select from businesses o where o.id = ${business} and o.owner_id = ${member})
    or exists (select from business_people w where w.business_id = ${business} and w.member_id = ${member}))`;
