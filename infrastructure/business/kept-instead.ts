/**
 * SQL: `way` holds the id $1 and those that its address leads to, as it was merged, in a chain of merges all of them. At
 * most one is public.
 */
export const WAY = `with recursive way as (
    select $1::integer as id
    union select b.merged_into from way join businesses b on b.id = way.id where b.merged_into is not null)`;

/** SQL: the public business to which the address of `id` leads: itself, or the one that it was merged into; null where there is none. */
export const publicInstead = (id: string) => `(
    with recursive way as (
      select ${id} as id union select m.merged_into from way join businesses m on m.id = way.id where m.merged_into is not null)
    select k.id from way join businesses k on k.id = way.id where k.is_public)`;
