import type {
  CurrentUser,
  Erasure,
  ErasureForm,
  Privacy,
  PrivacyChange,
  ProfileChange,
} from '../../../interfaces/contract/account/account.js';
import { uploadAs } from '../../api/upload.js';
import { useCall } from '../../api/use-call.js';
import { withoutUndefined } from '../../lib/form/without-undefined.js';
import { VIEWER_KEY, type Viewer } from '../../lib/page/viewer.js';

/** Changes the member's profile and updates the cached viewer with the response. */
export const useProfileChange = () =>
  useCall<CurrentUser, ProfileChange>(
    (api, change) => api.PUT('/api/user/profile', { body: withoutUndefined(change) }),
    'Failed to update profile. Please try again.',
    { onSuccess: (viewer, _change, _result, { client }) => void client.setQueryData(VIEWER_KEY, viewer) },
  );

/** Uploads a photo. The returned file isn't the profile photo until the profile is saved with it. */
export const sendProfilePhoto = uploadAs('profile_photo');

/** Requests an email change. The address changes when the member confirms it by the emailed link. */
export const useEmailChange = () =>
  useCall(
    (api, email: string) => api.POST('/api/user/email', { body: { email } }),
    'We couldn’t send the email. Please try again.',
  );

/** Confirms an email address by the token in the emailed link. */
export const useEmailConfirmation = () =>
  useCall(
    (api, token: string) => api.POST('/api/user/email/confirm', { body: { token } }),
    'We couldn’t confirm your email address. Please try again.',
    { onSuccess: (_answer, _token, _result, { client }) => void client.invalidateQueries({ queryKey: VIEWER_KEY }) },
  );

/** Downloads all of the member's data as one file. */
export const useOwnData = () =>
  useCall<Blob>(
    (api) => api.GET('/api/user/export', { parseAs: 'blob' }),
    'We couldn’t prepare your data. Please try again.',
  );

/** Closes the account; resolves to when it will be erased. */
export const useAccountClosing = () =>
  useCall<Erasure, ErasureForm>(
    (api, body) => api.DELETE('/api/user', { body }),
    'We couldn’t delete your account. Please try again.',
  );

/** Restores a closed account, using the session from its sign-in. */
export const useAccountRestoring = () =>
  useCall((api) => api.POST('/api/user/restore'), 'We couldn’t restore your account. Please try again.');

/** Changes the member's privacy choices. Changes are sent one after another. */
export const usePrivacyChange = () =>
  useCall<Privacy, PrivacyChange>(
    (api, change) => api.PUT('/api/user/privacy', { body: withoutUndefined(change) }),
    'We couldn’t save your change. Please try again.',
    {
      scope: { id: 'privacy' },
      onSuccess: (privacy, _change, _result, { client }) => {
        client.setQueryData<Viewer | null>(VIEWER_KEY, (viewer) => viewer && { ...viewer, ...privacy });
        // Cached answers may show a member who is now hidden, or suggestions based on data that is now erased.
        void client.invalidateQueries({
          refetchType: 'none',
          predicate: ({ queryKey }) => queryKey[0] !== VIEWER_KEY[0],
        });
      },
    },
  );

/** Sends whether the member is old enough. If not, the account is erased. */
export const useAgeConfirmation = () =>
  useCall(
    (api, confirmed: boolean) => api.POST('/api/user/age-confirmation', { body: { confirmed } }),
    'We couldn’t save your answer. Please try again.',
  );
