/** Returns SQL: the full name in a row `user` of `users`; null if the member gave none. */
export const fullName = (user: string): string => `nullif(concat_ws(' ', ${user}.first_name, ${user}.last_name), '')`;

/** Returns SQL: the full name of a member; null without a member, or if they gave none. `id` is SQL of their id. */
export const memberName = (id: string): string =>
  `(select ${fullName('named')} from users named where named.id = ${id})`;
