import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  CopyrightNoticeForm,
  CopyrightTakedown,
  CounterNoticeForm,
} from '../../../interfaces/contract/moderation/copyright.js';
import { apiOf } from '../../api/client.js';
import { dataOf, statusOf } from '../../api/problem.js';
import { given } from '../../lib/given.js';
import { once, type Sending } from '../../api/sending.js';

export { refusalOf } from '../../api/refusal.js';

const NOT_FOUND = 404;

/** What a copyright notice took down of the member's own. */
export function takedownQuery(id: number) {
  return queryOptions({
    queryKey: ['copyright', 'takedown', id],
    queryFn: async ({ client }): Promise<CopyrightTakedown> =>
      dataOf(
        await apiOf(client).GET('/api/copyright-notices/{id}', { params: { path: { id } } }),
        'Failed to fetch the copyright notice',
      ),
  });
}

/** The same as the page shows it; `isUnknown` where there is no such notice, or not one for this member. */
export function useTakedown(id: number) {
  const { data, error, isError, isFetching, refetch } = useQuery(takedownQuery(id));
  return { data, isUnknown: statusOf(error) === NOT_FOUND, isError, isFetching, refetch };
}

/** Sends a copyright notice; answers its number. */
export function useCopyrightNotice() {
  return useMutation({
    mutationFn: async ({ form, key }: Sending<CopyrightNoticeForm>, { client }): Promise<number> => {
      const answer = await apiOf(client).POST('/api/copyright-notices', { body: given(form), ...once(key) });
      return dataOf(answer, 'Failed to send the notice. Please try again.').id;
    },
  });
}

/** Sends a counter-notice; the page then shows it. */
export function useCounterNotice(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ form, key }: Sending<CounterNoticeForm>, { client }): Promise<CopyrightTakedown> => {
      const path = '/api/copyright-notices/{id}/counter-notice';
      const answer = await apiOf(client).POST(path, { params: { path: { id } }, body: form, ...once(key) });
      return dataOf(answer, 'Failed to send the counter-notice. Please try again.');
    },
    onSuccess: (takedown) => queries.setQueryData(takedownQuery(id).queryKey, takedown),
  });
}
