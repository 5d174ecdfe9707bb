import { useQuery } from '@tanstack/react-query';
import type { BusinessDetail } from '../../../../interfaces/contract/business/business.js';
import type { Fact, FactAnswerForm } from '../../../../interfaces/contract/policy/fact.js';
import { callQuery } from '../../../api/call-query.js';
import { businessKey } from '../../../api/query-keys.js';
import { useCall } from '../../../api/use-call.js';
import { useHydrated } from '../../../lib/browser/use-hydrated.js';
import { fitKey } from '../fit/fit.queries.js';

const factsKey = (id: number) => [...businessKey(id), 'facts'] as const;

/**
 * The known facts about a business with their history. Nothing is fetched if nothing is known, or for a preview. Several
 * parts of the page show them: one that hydrates after they have arrived still starts without, like the server's HTML.
 */
export function useFacts({ id, policy, openingHours }: BusinessDetail, isPreview: boolean) {
  const isHydrated = useHydrated();
  const { data, isError, isFetching, refetch } = useQuery({
    ...callQuery<readonly Fact[]>(factsKey(id), (api) =>
      api.GET('/api/businesses/{id}/facts', { params: { path: { id } } }),
    ),
    enabled: !isPreview && (policy !== null || openingHours !== null),
  });
  return { data: isHydrated ? data : undefined, isError: isHydrated && isError, isFetching, refetch };
}

/** Says whether a fact is still right. */
export const useFactAnswer = (id: number, key: Fact['key']) =>
  useCall<unknown, FactAnswerForm>(
    (api, body) => api.POST('/api/businesses/{id}/facts/{key}/answer', { params: { path: { id, key } }, body }),
    'We couldn’t send your answer. Please try again.',
    {
      onSettled: async (_nothing, _error, _sent, _result, { client }) => {
        await client.invalidateQueries({ queryKey: factsKey(id) });
        await client.invalidateQueries({ queryKey: fitKey(id) });
      },
    },
  );
