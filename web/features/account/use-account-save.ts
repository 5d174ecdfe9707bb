import type { CurrentUser, ProfileChange } from '../../../interfaces/contract/account/account.js';
import { answerOf, statusOf } from '../../lib/form/refusal.js';
import { whenSettled } from '../../lib/form/when-settled.js';
import { signInAgain } from '../../ui/overlay/sign-in-again.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { useProfileChange } from './account.queries.js';

interface AccountSave {
  readonly save: (
    change: ProfileChange,
    onSaved?: (viewer: CurrentUser) => void,
    onFailed?: (error: unknown) => void,
  ) => void;
  readonly isSaving: boolean;
}

/** Saves part of the account and shows the result as a toast. */
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

/** Also used for what is saved outside the forms, such as the photo. */
export function reportFailure(error: unknown): void {
  if (statusOf(error) === 401) {
    signInAgain('/user-profile', 'Please sign in again to update your profile.');
    return;
  }
  const description = answerOf(error) ?? 'Failed to update profile. Please try again.';
  toast({ tone: 'danger', title: 'Update Failed', description });
}
