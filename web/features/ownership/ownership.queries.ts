import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type {
  BusinessTransfer,
  TransferForm,
  TransferOffer,
} from '../../../interfaces/contract/ownership/business-transfer.js';
import type {
  OwnershipRefusal,
  OwnershipRequestForm,
  OwnOwnershipRequest,
  ReceivedOwnershipRequest,
} from '../../../interfaces/contract/ownership/ownership-request.js';
import type { PremiumChoice } from '../../../interfaces/contract/ownership/ownership-words.js';
import { callQuery, useRecord } from '../../api/call-query.js';
import { apiOf, type Api } from '../../api/client.js';
import { idempotencyHeader, type IdempotentForm } from '../../api/idempotent-form.js';
import type { Answer } from '../../api/problem.js';
import { businessKey } from '../../api/query-keys.js';
import { uploadAs } from '../../api/upload.js';
import { useCall } from '../../api/use-call.js';
import { withoutUndefined } from '../../lib/form/without-undefined.js';

export { useOwnBusiness } from '../../api/own-business.js';

export const uploadProof = uploadAs('claim_document');

type FetchPage<Item> = (api: Api, query: object) => Promise<Answer<readonly Item[]>>;

/** A member's own list, which is short, as a whole. */
const wholeList = <Item>(name: string, fetch: FetchPage<Item>) =>
  queryOptions({
    queryKey: ['ownership', name],
    queryFn: async ({ client }): Promise<readonly Item[]> => {
      const { everyPage } = await import('../../api/every-page.js');
      const items: Item[] = [];
      for await (const page of everyPage<Item>((query) => fetch(apiOf(client), query))) items.push(...page);
      return items;
    },
  });

/** The requests that the member sent, newest first. */
export const ownRequestsQuery = () =>
  wholeList<OwnOwnershipRequest>('sent', (api, query) =>
    api.GET('/api/ownership-requests/mine', { params: { query } }),
  );

/** The requests for the member's businesses, newest first. */
export const receivedRequestsQuery = () =>
  wholeList<ReceivedOwnershipRequest>('received', (api, query) =>
    api.GET('/api/ownership-requests/received', { params: { query } }),
  );

/** The offers that the member made or accepted, newest first. */
export const ownTransfersQuery = () =>
  wholeList<BusinessTransfer>('transfers', (api, query) =>
    api.GET('/api/business-transfers/mine', { params: { query } }),
  );

/** The offer behind an emailed link. */
export const transferOfferQuery = (token: string) =>
  callQuery<TransferOffer>(['ownership', 'offer', token], (api) =>
    api.GET('/api/transfer-offers/{token}', { params: { path: { token } } }),
  );

/** The offer behind an emailed link. `isUnknown` is true if the link is not valid. */
export const useTransferOffer = (token: string) => useRecord(transferOfferQuery(token));

/** Awaited, so that a step only settles when the page shows its outcome. */
const reload = (client: QueryClient) => client.refetchQueries({ queryKey: ['ownership'], type: 'active' });

/** What a change of the owner changes: lists of own businesses, and pages of one. */
const OWNED_KEYS = [['businesses'], ['business']] as const;

const useStep = <Sent, Result = unknown>(call: (api: Api, sent: Sent) => Promise<Answer<Result>>, failure: string) =>
  useCall<Result, Sent>(call, failure, {
    onSettled: async (_result, _error, _sent, _before, { client }) => {
      void client.invalidateQueries({ queryKey: ['ownership'] });
      await Promise.all([reload(client), ...OWNED_KEYS.map((queryKey) => client.invalidateQueries({ queryKey }))]);
    },
  });

export function useRequesting(businessId: number) {
  return useCall<OwnOwnershipRequest, IdempotentForm<OwnershipRequestForm>>(
    (api, { form, key }) => {
      const call = { params: { path: { id: businessId } }, body: withoutUndefined(form), ...idempotencyHeader(key) };
      return api.POST('/api/businesses/{id}/ownership-requests', call);
    },
    'Failed to send your request',
    {
      // Also after an error: the business may have lost its owner, or the member may have a request already.
      onSettled: async (_request, error, _sent, _result, { client }) => {
        if (error !== null) void client.invalidateQueries({ queryKey: businessKey(businessId) });
        await reload(client);
      },
    },
  );
}

export const useOwnRequestMove = (id: number) =>
  useStep<'withdraw' | 'escalate'>(
    (api, move) =>
      move === 'withdraw'
        ? api.POST('/api/ownership-requests/{id}/withdraw', { params: { path: { id } } })
        : api.POST('/api/ownership-requests/{id}/escalate', { params: { path: { id } } }),
    'Failed to change your request',
  );

export const useAcceptance = (id: number) =>
  useStep<PremiumChoice>(
    (api, premium) => api.POST('/api/ownership-requests/{id}/accept', { params: { path: { id } }, body: { premium } }),
    'Failed to hand the business over',
  );

export const useRefusal = (id: number) =>
  useStep<IdempotentForm<OwnershipRefusal>>(
    (api, { form, key }) =>
      api.POST('/api/ownership-requests/{id}/decline', {
        ...{ params: { path: { id } }, body: withoutUndefined(form) },
        ...idempotencyHeader(key),
      }),
    'Failed to decline the request',
  );

export const useOffering = (businessId: number) =>
  useStep<IdempotentForm<TransferForm>>(
    (api, { form, key }) =>
      api.POST('/api/businesses/{id}/transfer', {
        ...{ params: { path: { id: businessId } }, body: form },
        ...idempotencyHeader(key),
      }),
    'Failed to send the offer',
  );

export const useTransferMove = (id: number) =>
  useStep<'withdraw' | 'undo'>(
    (api, move) =>
      move === 'withdraw'
        ? api.POST('/api/business-transfers/{id}/withdraw', { params: { path: { id } } })
        : api.POST('/api/business-transfers/{id}/undo', { params: { path: { id } } }),
    'Failed to change the offer',
  );

export const useOfferAnswer = (token: string) =>
  useStep<'accept' | 'decline'>(
    (api, answer) =>
      answer === 'accept'
        ? api.POST('/api/transfer-offers/{token}/accept', { params: { path: { token } } })
        : api.POST('/api/transfer-offers/{token}/decline', { params: { path: { token } } }),
    'Failed to answer the offer',
  );
