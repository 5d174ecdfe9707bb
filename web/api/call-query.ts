import { queryOptions, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { statusOf } from '../lib/form/refusal.js';
import { apiOf, type Api } from './client.js';
import { dataOf, type Answer } from './problem.js';

/** Returns the query of one call to the API. */
export const callQuery = <Data>(queryKey: QueryKey, call: (api: Api) => Promise<Answer<Data>>) =>
  queryOptions({ queryKey, queryFn: async ({ client }): Promise<Data> => dataOf(await call(apiOf(client))) });

/** Runs the query of one record. `isUnknown` is true if the record doesn't exist, or isn't for this viewer. */
export function useRecord<Data, Key extends QueryKey>(options: UseQueryOptions<Data, Error, Data, Key>) {
  const query = useQuery(options);
  return { ...query, isUnknown: statusOf(query.error) === 404 };
}
