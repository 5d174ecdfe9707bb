import { queryOptions, useQuery } from '@tanstack/react-query';
import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';
import { apiOf } from '../../api/client.js';
import { dataOf } from '../../api/problem.js';
import { businessKey } from '../../api/query-keys.js';
import { statusOf } from '../../lib/form/refusal.js';

/** A business. Fails with status 404 if it is unknown. */
export function businessQuery(id: number) {
  return queryOptions({
    queryKey: businessKey(id),
    queryFn: async ({ client }): Promise<BusinessDetail> => {
      const answer = await apiOf(client).GET('/api/businesses/{id}', { params: { path: { id } } });
      return dataOf(answer, 'We couldn’t load the business');
    },
  });
}

export function useBusiness(id: number) {
  const query = useQuery(businessQuery(id));
  return { ...query, isUnknown: statusOf(query.error) === 404 };
}
