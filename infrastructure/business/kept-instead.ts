/**
 * SQL: `way` holds the id $1 and, if it was merged, every id in the chain of merges that its address leads to. At most
 * one of them is public.
 */
export const WAY = `with recursive way as (
    select $1::integer as id
    union select b.merged_into from way join businesses b on b.id = way.id where b.merged_into is not null)`;

/**
 * Returns SQL for the business that `id` was merged into, at the end of a chain of merges; itself if it wasn't merged.
 */
export const keptInstead = (id: string) => `(
    with recursive way as (
      select ${id} as id union select m.merged_into from way join businesses m on m.id = way.id where m.merged_into is not null)
    select k.id from way join businesses k on k.id = way.id where k.merged_into is null)`;

/**
 * Returns SQL for the public business that the address of `id` leads to: itself, or the one it was merged into; null if
 * there is none.
 */
export const publicInstead = (id: string) => `(
    with recursive way as (
      select ${id} as id union select m.merged_into from way join businesses m on m.id = way.id where m.merged_into is not null)
    select k.id from way join businesses k on k.id = way.id where k.is_public)`;
