import type { QueryClient } from '@tanstack/react-query';
import { businessKey } from '../../api/query-keys.js';
import { useCall } from '../../api/use-call.js';

const FAILED = 'Please try again in a moment.';

/** Orders or keeps Premium; resolves to where to continue. */
export const useCheckout = (id: number) =>
  useCall((api) => api.POST('/api/businesses/{id}/billing/checkout', { params: { path: { id } } }), FAILED, {
    onSettled: (_url, _error, _nothing, _result, { client }) => refetchBusiness(client, id),
  });

export const useEndPremium = (id: number) =>
  useCall((api) => api.DELETE('/api/businesses/{id}/billing', { params: { path: { id } } }), FAILED, {
    onSettled: (_nothing, _error, _none, _result, { client }) => refetchBusiness(client, id),
  });

/** Resolves to the page for managing cards and invoices. */
export const usePortal = () => useCall((api) => api.POST('/api/billing/portal', {}), FAILED);

/** Also after an error: the plan has changed in the meantime, and the page must show its current state. */
async function refetchBusiness(client: QueryClient, id: number): Promise<void> {
  void client.invalidateQueries({ queryKey: ['businesses'] });
  await client.invalidateQueries({ queryKey: businessKey(id) });
}
