import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  CopyrightNoticeForm,
  CopyrightTakedown,
  CounterNoticeForm,
} from '../../../interfaces/contract/moderation/copyright.js';
import { callQuery, useRecord } from '../../api/call-query.js';
import { apiOf } from '../../api/client.js';
import { dataOf } from '../../api/problem.js';
import { withoutUndefined } from '../../lib/form/without-undefined.js';
import { idempotencyHeader, type IdempotentForm } from '../../api/idempotent-form.js';

/** The member's content that a copyright notice took down. */
export const takedownQuery = (id: number) =>
  callQuery<CopyrightTakedown>(['copyright', 'takedown', id], (api) =>
    api.GET('/api/copyright-notices/{id}', { params: { path: { id } } }),
  );

/** `isUnknown` is true if the notice doesn't exist or isn't for this member. */
export const useTakedown = (id: number) => useRecord(takedownQuery(id));

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
