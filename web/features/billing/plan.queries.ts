import { queryOptions, useMutation, useQuery, type QueryClient } from '@tanstack/react-query';
import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';
import type { OwnerBusiness } from '../../../interfaces/contract/business/business-form.js';
import { apiOf } from '../../api/client.js';
import { ApiProblem, dataOf, statusOf } from '../../api/problem.js';
import { businessKey } from '../../api/query-keys.js';

const planKey = (id: number) => [...businessKey(id), 'plan'] as const;

/** After a payment its news take a moment: it is asked for them so often, and no longer. */
const ASK_EVERY_MS = 3000;
const MOST_ASKS = 40;

/** A business of the member's own, for its plan; any other fails with status 404. */
export function planQuery(id: number) {
  return queryOptions({
    queryKey: planKey(id),
    queryFn: async ({ client }): Promise<OwnerBusiness> => {
      const answer = await apiOf(client).GET('/api/businesses/{id}', { params: { path: { id } } });
      const business = dataOf(answer, 'Failed to fetch your plan');
      if (!isOwn(business)) throw new ApiProblem('This is not your business.', 404, 'BUSINESS_NOT_FOUND');
      return business;
    },
  });
}

/** Only its owner is told how it stands with Premium. */
function isOwn(business: BusinessDetail): business is OwnerBusiness {
  return 'billing' in business;
}

/** `isPaying`: somebody comes back from paying, so that what is not yet told is asked for again and again. */
export function usePlan(id: number, isPaying: boolean) {
  const query = useQuery({
    ...planQuery(id),
    refetchInterval: ({ state }) =>
      isPaying && state.data?.billing.state === 'pending_payment' && state.dataUpdateCount < MOST_ASKS
        ? ASK_EVERY_MS
        : false,
  });
  return { ...query, isUnknown: statusOf(query.error) === 404 };
}

/** Orders Premium, or keeps it; answers where to go on. */
export function useCheckout(id: number) {
  return useMutation({
    mutationFn: async (_nothing: void, { client }): Promise<string> => {
      const answer = await apiOf(client).POST('/api/businesses/{id}/billing/checkout', { params: { path: { id } } });
      return dataOf(answer, 'Please try again in a moment.').url;
    },
    onSettled: (_url, _error, _nothing, _result, { client }) => forget(client, id),
  });
}

export function useEndPremium(id: number) {
  return useMutation({
    mutationFn: async (_nothing: void, { client }): Promise<void> => {
      const answer = await apiOf(client).DELETE('/api/businesses/{id}/billing', { params: { path: { id } } });
      dataOf(answer, 'Please try again in a moment.');
    },
    onSettled: (_nothing, _error, _none, _result, { client }) => forget(client, id),
  });
}

/** Answers where cards are changed and invoices are read. */
export function usePortal() {
  return useMutation({
    mutationFn: async (_nothing: void, { client }): Promise<string> =>
      dataOf(await apiOf(client).POST('/api/billing/portal', {}), 'Please try again in a moment.').url,
  });
}

/** Also after a refusal: it has changed meanwhile, and its present state is what one must see. */
async function forget(client: QueryClient, id: number): Promise<void> {
  void client.invalidateQueries({ queryKey: ['businesses'] });
  await client.invalidateQueries({ queryKey: businessKey(id) });
}
