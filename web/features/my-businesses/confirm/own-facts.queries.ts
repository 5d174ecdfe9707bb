import { useQuery } from '@tanstack/react-query';
import type { FactConfirmation } from '../../../../interfaces/contract/policy/confirmation.js';
import type { Fact } from '../../../../interfaces/contract/policy/fact.js';
import { callQuery } from '../../../api/call-query.js';
import { businessKey } from '../../../api/query-keys.js';
import { useCall } from '../../../api/use-call.js';

/** What is known about one of the member's businesses, with what visitors say. */
export const useOwnFacts = (id: number) =>
  useQuery(
    callQuery<readonly Fact[]>([...businessKey(id), 'own-facts'], (api) =>
      api.GET('/api/businesses/{id}/facts', { params: { path: { id } } }),
    ),
  );

/** Confirms facts as their owner. */
export const useFactConfirmation = (id: number) =>
  useCall<unknown, FactConfirmation['facts']>(
    (api, facts) => api.POST('/api/businesses/{id}/facts/confirm', { params: { path: { id } }, body: { facts } }),
    'We couldn’t save your confirmation. Please try again.',
    {
      // Also after an error: a value may have changed in the meantime.
      onSettled: async (_nothing, _error, _facts, _result, { client }) => {
        void client.invalidateQueries({ queryKey: ['businesses'] });
        await client.invalidateQueries({ queryKey: businessKey(id) });
      },
    },
  );
