import { useEffect, type ChangeEvent } from 'react';
import { Camera, UserRound } from 'lucide-react';
import type { Viewer } from '../../lib/page/viewer.js';
import { statusOf } from '../../lib/form/refusal.js';
import { whenSettled } from '../../lib/form/when-settled.js';
import { useIsRestricted } from '../../ui/account/restriction-note.js';
import { Button } from '../../ui/button.js';
import { acceptOf, PhotoProgress } from '../../ui/form/photo/photo-picker.js';
import { Picture } from '../../ui/show/picture.js';
import { leaveToSignIn } from '../../ui/overlay/sign-in-again.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { usePhotoSending, type PhotoSendingOptions } from '../../ui/form/photo/use-photo-sending.js';
import { sendProfilePhoto, useProfileChange } from './account.queries.js';
import { reportFailure } from './use-account-save.js';

const SENDING: PhotoSendingOptions = {
  kind: 'profile_photo',
  compression: 'small',
  anyImage: true,
  upload: sendPhoto,
};

/** The member's photo. Clicking it opens the file picker; the new photo is saved at once. */
export function AccountPhoto({ viewer }: { readonly viewer: Viewer }) {
  const { state, send } = usePhotoSending(SENDING);
  const { mutateAsync, isPending } = useProfileChange();
  useFailureToast(state.error, state);
  const isRestricted = useIsRestricted();
  const isBusy = isPending || state.step === 'compressing' || state.step === 'uploading';
  const choose = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = input.files ?? [];
    const uploaded = file === undefined ? null : await send(file);
    // Allows choosing the same file again after a failure.
    input.value = '';
    if (uploaded !== null)
      whenSettled(mutateAsync({ profileImageUrl: uploaded.url }), { onSuccess: showOptimized, onError: reportFailure });
  };
  return (
    <div className="flex shrink-0 flex-col items-center gap-2">
      <label
        aria-busy={isBusy}
        className="group relative block size-28 cursor-pointer rounded-full has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus noscript:pointer-events-none"
      >
        <Portrait viewer={viewer} />
        <span className="absolute -right-1 -bottom-1 grid size-10 place-items-center rounded-full border-2 border-leaf-soft bg-leaf text-on-leaf transition-colors group-hover:bg-leaf-strong noscript:hidden">
          <Camera aria-hidden="true" className="size-5" />
        </span>
        <input
          type="file"
          aria-label="Change profile photo"
          accept={acceptOf(SENDING)}
          disabled={isBusy || isRestricted}
          onChange={(event) => void choose(event)}
          className="sr-only"
        />
      </label>
      <PhotoProgress state={state} />
      {viewer.profileImageUrl !== null && !isBusy && !isRestricted && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => whenSettled(mutateAsync({ profileImageUrl: null }), { onError: reportFailure })}
          className="noscript:hidden"
        >
          Remove photo
        </Button>
      )}
    </div>
  );
}

function Portrait({ viewer: { firstName, profileImageUrl } }: { readonly viewer: Viewer }) {
  const initial = firstName?.trim().charAt(0).toUpperCase();
  const fallback = (
    <span className="grid size-full place-items-center bg-marigold text-5xl font-bold text-on-marigold">
      {initial || <UserRound aria-hidden="true" className="size-14" />}
    </span>
  );
  return (
    <Picture
      src={profileImageUrl}
      alt=""
      width={112}
      height={112}
      sizes="7rem"
      eager
      fallback={fallback}
      className="size-full rounded-full"
    />
  );
}

function showOptimized(): void {
  toast({
    tone: 'success',
    title: 'Photo compressed successfully',
    description: 'Your profile photo has been optimized for web viewing.',
  });
}

/** Shows a toast for a failed photo. `attempt` is a new object for each attempt, so a repeated error is shown again. */
function useFailureToast(error: string | null, attempt: object): void {
  useEffect(() => {
    if (error !== null) toast({ tone: 'danger', title: 'Photo upload failed', description: error });
  }, [error, attempt]);
}

/** Goes to the sign-in page if the session ended. Throws then too, because the upload failed. */
async function sendPhoto(...photo: Parameters<typeof sendProfilePhoto>): ReturnType<typeof sendProfilePhoto> {
  try {
    return await sendProfilePhoto(...photo);
  } catch (error) {
    if (statusOf(error) !== 401) throw error;
    leaveToSignIn('/user-profile');
    throw new Error('Please sign in again to update your profile.', { cause: error });
  }
}
