import type { CurrentUser, ProfileChange } from '../../../interfaces/contract/account/account.js';
import { whenSettled } from '../../lib/when-settled.js';
import { signInAgain } from '../../ui/overlay/sign-in-again.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { isUnauthorized, messageOf, useProfileChange } from './account.queries.js';

interface AccountSave {
  readonly save: (
    change: ProfileChange,
    onSaved?: (viewer: CurrentUser) => void,
    onFailed?: (error: unknown) => void,
  ) => void;
  readonly isSaving: boolean;
}

/** Saves a part of the account and says how it went. */
export function useAccountSave(): AccountSave {
  const { mutateAsync, isPending } = useProfileChange();
  return {
    isSaving: isPending,
    save: (change, onSaved, onFailed = reportFailure) =>
      whenSettled(mutateAsync(change), {
        onSuccess: (viewer) => {
          toast({
            tone: 'success',
            title: 'Profile Updated',
            description: 'Your profile has been successfully updated.',
          });
          onSaved?.(viewer);
        },
        onError: onFailed,
      }),
  };
}

/** Also for what is saved beside the forms, such as the photo. */
export function reportFailure(error: unknown): void {
  if (isUnauthorized(error)) {
    signInAgain('/user-profile', 'Please sign in again to update your profile.');
    return;
  }
  const description = messageOf(error, 'Failed to update profile. Please try again.');
  toast({ tone: 'danger', title: 'Update Failed', description });
}
