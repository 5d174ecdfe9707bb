import { queryOptions, useQuery } from '@tanstack/react-query';
import type { BusinessDetail } from '../../interfaces/contract/business/business.js';
import type { OwnerBusiness } from '../../interfaces/contract/business/business-form.js';
import { ApiProblem, statusOf } from '../lib/form/refusal.js';
import { fullViewOf, isAdministratorsView } from '../lib/member/full-view.js';
import { apiOf } from './client.js';
import { dataOf } from './problem.js';
import { businessKey } from './query-keys.js';

/** One of the member's own businesses, as its owner sees it. Fails with status 404 for any other. */
export function ownBusinessQuery(id: number) {
  return queryOptions({
    queryKey: [...businessKey(id), 'own'],
    queryFn: async ({ client }): Promise<OwnerBusiness> => {
      const answer = await apiOf(client).GET('/api/businesses/{id}', { params: { path: { id } } });
      const business = dataOf(answer);
      if (!isOwn(business)) throw new ApiProblem('This is not your business.', 404, 'BUSINESS_NOT_FOUND');
      return business;
    },
  });
}

function isOwn(business: BusinessDetail): business is OwnerBusiness {
  const full = fullViewOf(business);
  return full !== null && !isAdministratorsView(full);
}

/** Interval and maximum number of refetches while a change is awaited, such as a payment that Stripe reports late. */
const POLL_MS = 3000;
const MAX_POLLS = 40;

/** Polls while `isAwaiting` is true. `isUnknown` is true if the business doesn't exist or isn't the member's. */
export function useOwnBusiness(id: number, isAwaiting: (business: OwnerBusiness) => boolean = () => false) {
  const query = useQuery({
    ...ownBusinessQuery(id),
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data !== undefined && isAwaiting(data) && dataUpdateCount < MAX_POLLS ? POLL_MS : false,
  });
  return { ...query, isUnknown: statusOf(query.error) === 404 };
}
