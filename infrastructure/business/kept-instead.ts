/**
 * SQL: `way` holds the id $1 and those that its address leads to, as it was merged, in a chain of merges all of them. At
 * most one is public.
 */
export const WAY = `with recursive way as (
    select $1::integer as id
    union select b.merged_into from way join businesses b on b.id = way.id where b.merged_into is not null)`;
