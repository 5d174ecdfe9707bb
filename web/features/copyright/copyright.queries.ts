import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  CopyrightNoticeForm,
  CopyrightTakedown,
  CounterNoticeForm,
} from '../../../interfaces/contract/moderation/copyright.js';
import { apiOf } from '../../api/client.js';
import { dataOf } from '../../api/problem.js';
import { withoutUndefined } from '../../lib/form/without-undefined.js';
import { idempotencyHeader, type IdempotentForm } from '../../api/idempotent-form.js';
import { statusOf } from '../../lib/form/refusal.js';

/** The member's content that a copyright notice took down. */
export function takedownQuery(id: number) {
  return queryOptions({
    queryKey: ['copyright', 'takedown', id],
    queryFn: async ({ client }): Promise<CopyrightTakedown> =>
      dataOf(
        await apiOf(client).GET('/api/copyright-notices/{id}', { params: { path: { id } } }),
        'We couldn’t load the copyright notice',
      ),
  });
}

/** `isUnknown` is true if the notice doesn't exist or isn't for this member. */
export function useTakedown(id: number) {
  const query = useQuery(takedownQuery(id));
  return { ...query, isUnknown: statusOf(query.error) === 404 };
}

/** Sends a copyright notice; resolves to its number. */
export function useCopyrightNotice() {
  return useMutation({
    mutationFn: async ({ form, key }: IdempotentForm<CopyrightNoticeForm>, { client }): Promise<number> => {
      const answer = await apiOf(client).POST('/api/copyright-notices', {
        body: withoutUndefined(form),
        ...idempotencyHeader(key),
      });
      return dataOf(answer, 'Failed to send the notice. Please try again.').id;
    },
  });
}

/** Sends a counter-notice, then shows it on the page. */
export function useCounterNotice(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ form, key }: IdempotentForm<CounterNoticeForm>, { client }): Promise<CopyrightTakedown> => {
      const path = '/api/copyright-notices/{id}/counter-notice';
      const answer = await apiOf(client).POST(path, {
        params: { path: { id } },
        body: form,
        ...idempotencyHeader(key),
      });
      return dataOf(answer, 'Failed to send the counter-notice. Please try again.');
    },
    onSuccess: (takedown) => queries.setQueryData(takedownQuery(id).queryKey, takedown),
  });
}
