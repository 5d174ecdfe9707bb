import { useMutation } from '@tanstack/react-query';
import type {
  CurrentUser,
  Erasure,
  ErasureForm,
  Privacy,
  PrivacyChange,
  ProfileChange,
} from '../../../interfaces/contract/account/account.js';
import { apiOf } from '../../api/client.js';
import { dataOf } from '../../api/problem.js';
import { uploadAs } from '../../api/upload.js';
import { withoutUndefined } from '../../lib/form/without-undefined.js';
import { VIEWER_KEY, type Viewer } from '../../lib/page/viewer.js';

/** Changes the member's profile and updates the cached viewer with the response. */
export function useProfileChange() {
  return useMutation({
    mutationFn: async (change: ProfileChange, { client }): Promise<CurrentUser> => {
      const answer = await apiOf(client).PUT('/api/user/profile', { body: withoutUndefined(change) });
      return dataOf(answer, 'Failed to update profile. Please try again.');
    },
    onSuccess: (viewer, _change, _result, { client }) => void client.setQueryData(VIEWER_KEY, viewer),
  });
}

/** Uploads a photo. The returned file isn't the profile photo until the profile is saved with it. */
export const sendProfilePhoto = uploadAs('profile_photo');

/** Requests an email change. The address changes when the member confirms it by the emailed link. */
export function useEmailChange() {
  return useMutation({
    mutationFn: async (email: string, { client }): Promise<string> => {
      dataOf(
        await apiOf(client).POST('/api/user/email', { body: { email } }),
        'We couldn’t send the email. Please try again.',
      );
      return email;
    },
  });
}

/** Confirms an email address by the token in the emailed link; resolves to the address. */
export function useEmailConfirmation() {
  return useMutation({
    mutationFn: async (token: string, { client }): Promise<string> => {
      const answer = await apiOf(client).POST('/api/user/email/confirm', { body: { token } });
      return dataOf(answer, 'We couldn’t confirm your email address. Please try again.').email;
    },
    onSuccess: (_email, _token, _result, { client }) => void client.invalidateQueries({ queryKey: VIEWER_KEY }),
  });
}

/** Downloads all of the member's data as one file. */
export function useOwnData() {
  return useMutation({
    mutationFn: async (_: void, { client }): Promise<Blob> => {
      const answer = await apiOf(client).GET('/api/user/export', { parseAs: 'blob' });
      return dataOf<Blob>(answer, 'We couldn’t prepare your data. Please try again.');
    },
  });
}

/** Closes the account; resolves to when it will be erased. */
export function useAccountClosing() {
  return useMutation({
    mutationFn: async (body: ErasureForm, { client }): Promise<Erasure> =>
      dataOf(await apiOf(client).DELETE('/api/user', { body }), 'We couldn’t delete your account. Please try again.'),
  });
}

/** Restores a closed account, using the session from its sign-in. */
export function useAccountRestoring() {
  return useMutation({
    mutationFn: async (_: void, { client }): Promise<void> => {
      dataOf(await apiOf(client).POST('/api/user/restore'), 'We couldn’t restore your account. Please try again.');
    },
  });
}

/** Changes the member's privacy choices. Changes are sent one after another. */
export function usePrivacyChange() {
  return useMutation({
    scope: { id: 'privacy' },
    mutationFn: async (change: PrivacyChange, { client }): Promise<Privacy> => {
      const answer = await apiOf(client).PUT('/api/user/privacy', { body: withoutUndefined(change) });
      return dataOf(answer, 'We couldn’t save your change. Please try again.');
    },
    onSuccess: (privacy, _change, _result, { client }) => {
      client.setQueryData<Viewer | null>(VIEWER_KEY, (viewer) => viewer && { ...viewer, ...privacy });
      // Cached answers may show a member who is now hidden, or suggestions based on data that is now erased.
      void client.invalidateQueries({
        refetchType: 'none',
        predicate: ({ queryKey }) => queryKey[0] !== VIEWER_KEY[0],
      });
    },
  });
}

/** Sends whether the member is old enough. If not, the account is erased. */
export function useAgeConfirmation() {
  return useMutation({
    mutationFn: async (confirmed: boolean, { client }): Promise<void> => {
      dataOf(
        await apiOf(client).POST('/api/user/age-confirmation', { body: { confirmed } }),
        'We couldn’t save your answer. Please try again.',
      );
    },
  });
}
