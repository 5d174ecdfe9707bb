import { useMutation } from '@tanstack/react-query';
import type { CurrentUser, Erasure, ErasureForm, ProfileChange } from '../../../interfaces/contract/account/account.js';
import type { UploadedFile } from '../../../interfaces/contract/upload/upload.js';
import { apiOf } from '../../api/client.js';
import { ApiProblem, dataOf, statusOf, wantsFreshSignIn } from '../../api/problem.js';
import { uploadFile } from '../../api/upload.js';
import { given } from '../../lib/given.js';
import { VIEWER_KEY } from '../../lib/page/viewer.js';

/** Changes the member's own fields; what the page knows of the member is then the answer. */
export function useProfileChange() {
  return useMutation({
    mutationFn: async (change: ProfileChange, { client }): Promise<CurrentUser> => {
      const answer = await apiOf(client).PUT('/api/user/profile', { body: given(change) });
      return dataOf(answer, 'Failed to update profile. Please try again.');
    },
    onSuccess: (viewer, _change, _result, { client }) => void client.setQueryData(VIEWER_KEY, viewer),
  });
}

/** Sends a photo; what it is answered as can then be the profile's. */
export function sendProfilePhoto(file: File, onProgress: (share: number) => void): Promise<UploadedFile> {
  return uploadFile(file, 'profile_photo', onProgress);
}

/** Asks for another address; the mail that confirms it is then on its way. */
export function useEmailChange() {
  return useMutation({
    mutationFn: async (email: string, { client }): Promise<string> => {
      dataOf(await apiOf(client).POST('/api/user/email', { body: { email } }), 'Failed to send the mail.');
      return email;
    },
  });
}

/** Confirms an address with the secret of the link that was mailed to it; answers the address. */
export function useEmailConfirmation() {
  return useMutation({
    mutationFn: async (token: string, { client }): Promise<string> => {
      const answer = await apiOf(client).POST('/api/user/email/confirm', { body: { token } });
      return dataOf(answer, 'Failed to confirm the address.').email;
    },
    onSuccess: (_email, _token, _result, { client }) => void client.invalidateQueries({ queryKey: VIEWER_KEY }),
  });
}

/** Fetches all own data as one file. */
export function useOwnData() {
  return useMutation({
    mutationFn: async (_: void, { client }): Promise<Blob> => {
      const answer = await apiOf(client).GET('/api/user/export', { parseAs: 'blob' });
      return dataOf<Blob>(answer, 'Failed to fetch your data.');
    },
  });
}

/** Closes the account; answers when it will be erased. */
export function useAccountClosing() {
  return useMutation({
    mutationFn: async (body: ErasureForm, { client }): Promise<Erasure> =>
      dataOf(await apiOf(client).DELETE('/api/user', { body }), 'Failed to delete your account.'),
  });
}

/** What to say of a failure: the server's sentence, or `sentence` where no answer came. */
export function messageOf(error: unknown, sentence: string): string {
  return error instanceof ApiProblem ? error.message : sentence;
}

export function isUnauthorized(error: unknown): boolean {
  return statusOf(error) === 401;
}

/** True where the server wants a fresh proof of who it is. */
export function asksForSignIn(error: unknown): boolean {
  return wantsFreshSignIn(error);
}

/** True where the server found a field wrong. */
export function isInvalid(error: unknown): boolean {
  return statusOf(error) === 400;
}

/** Takes a closed account back, with the session that its sign-in began. */
export function useAccountRestoring() {
  return useMutation({
    mutationFn: async (_: void, { client }): Promise<void> => {
      dataOf(await apiOf(client).POST('/api/user/restore'), 'Failed to take your account back.');
    },
  });
}
