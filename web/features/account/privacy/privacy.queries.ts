import { useMutation } from '@tanstack/react-query';
import type { Privacy, PrivacyChange } from '../../../../interfaces/contract/account/account.js';
import { apiOf } from '../../../api/client.js';
import { dataOf } from '../../../api/problem.js';
import { given } from '../../../lib/given.js';
import { VIEWER_KEY, type Viewer } from '../../../lib/page/viewer.js';

/** Changes what the member decided about the own data; several changes are sent one after the other. */
export function usePrivacyChange() {
  return useMutation({
    scope: { id: 'privacy' },
    mutationFn: async (change: PrivacyChange, { client }): Promise<Privacy> => {
      const answer = await apiOf(client).PUT('/api/user/privacy', { body: given(change) });
      return dataOf(answer, 'It could not be saved. Please try again.');
    },
    onSuccess: (privacy, _change, _result, { client }) => {
      client.setQueryData<Viewer | null>(VIEWER_KEY, (viewer) => viewer && { ...viewer, ...privacy });
      // What was asked for before may show somebody who is hidden now, or suggest by what is forgotten now.
      void client.invalidateQueries({
        refetchType: 'none',
        predicate: ({ queryKey }) => queryKey[0] !== VIEWER_KEY[0],
      });
    },
  });
}

/** Says whether the member is old enough; where not, the account is gone afterwards. */
export function useAgeConfirmation() {
  return useMutation({
    mutationFn: async (confirmed: boolean, { client }): Promise<void> => {
      dataOf(
        await apiOf(client).POST('/api/user/age-confirmation', { body: { confirmed } }),
        'It could not be saved. Please try again.',
      );
    },
  });
}
