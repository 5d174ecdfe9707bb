/**
 * Returns SQL for a JSON array of the distinct values of a column that leads an index, in order. It jumps from value to
 * value, so the number of rows does not matter.
 */
export const distinctValues = (table: string, column: string): string => `(with recursive step as (
      (select ${column} as value from ${table} order by ${column} limit 1)
      union all select (select ${column} from ${table} where ${column} > step.value order by ${column} limit 1)
      from step where step.value is not null)
    select coalesce(json_agg(value order by value), '[]') from step where value is not null)`;
