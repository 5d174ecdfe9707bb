import { useMutation, type QueryClient } from '@tanstack/react-query';
import { apiOf } from '../../api/client.js';
import { dataOf } from '../../api/problem.js';
import { businessKey } from '../../api/query-keys.js';

/** Orders or keeps Premium; resolves to the URL to continue at. */
export function useCheckout(id: number) {
  return useMutation({
    mutationFn: async (_nothing: void, { client }): Promise<string> => {
      const answer = await apiOf(client).POST('/api/businesses/{id}/billing/checkout', { params: { path: { id } } });
      return dataOf(answer, 'Please try again in a moment.').url;
    },
    onSettled: (_url, _error, _nothing, _result, { client }) => refetchBusiness(client, id),
  });
}

export function useEndPremium(id: number) {
  return useMutation({
    mutationFn: async (_nothing: void, { client }): Promise<void> => {
      const answer = await apiOf(client).DELETE('/api/businesses/{id}/billing', { params: { path: { id } } });
      dataOf(answer, 'Please try again in a moment.');
    },
    onSettled: (_nothing, _error, _none, _result, { client }) => refetchBusiness(client, id),
  });
}

/** Resolves to the URL for managing cards and invoices. */
export function usePortal() {
  return useMutation({
    mutationFn: async (_nothing: void, { client }): Promise<string> =>
      dataOf(await apiOf(client).POST('/api/billing/portal', {}), 'Please try again in a moment.').url,
  });
}

/** Also after an error: the plan has changed in the meantime, and the page must show its current state. */
async function refetchBusiness(client: QueryClient, id: number): Promise<void> {
  void client.invalidateQueries({ queryKey: ['businesses'] });
  await client.invalidateQueries({ queryKey: businessKey(id) });
}
