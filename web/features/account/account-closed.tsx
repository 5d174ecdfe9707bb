import { usePage } from '../../lib/page/page-context.js';
import { dayName, isDay } from '../../lib/day.js';
import { useViewerState } from '../../lib/page/viewer.js';
import { PetIllustration } from '../../illustrations/pet.js';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { messageOf, useAccountRestoring } from './account.queries.js';
import { leaveFor } from '../../lib/path/leave.js';
import { whenSettled } from '../../lib/when-settled.js';

/** Says goodbye, and offers the way back as long as there is one. `day` is when everything is erased, if the address tells. */
export function AccountClosed({ day }: { readonly day: string }) {
  const { signedIn } = usePage();
  // Whose account is closed has a session that counts for nothing but this.
  const canRestore = useViewerState() === 'visitor' && signedIn;
  return (
    <Card className="mx-auto my-10 flex max-w-2xl flex-col items-center gap-5 text-center sm:my-16 sm:p-10">
      <div className="aspect-square w-40 overflow-hidden rounded-full">
        <PetIllustration pet="rabbit" className="size-full" />
      </div>
      <h1 className="text-3xl sm:text-4xl">Your account is closed</h1>
      <p className="max-w-prose text-lg">
        {isDay(day)
          ? `Everything in it will be erased on ${dayName(day)}.`
          : 'Everything in it will be erased 14 days after you closed it.'}{' '}
        Until then you can take it back.
      </p>
      {canRestore ? (
        <TakeBack />
      ) : (
        <ButtonAnchor href="/api/login?returnTo=/user-profile" variant="secondary">
          Sign in to take it back
        </ButtonAnchor>
      )}
      <ButtonLink to="/" variant="ghost">
        Go to Homepage
      </ButtonLink>
    </Card>
  );
}

function TakeBack() {
  const { mutateAsync, isPending, isSuccess, error } = useAccountRestoring();
  const restore = () => whenSettled(mutateAsync(undefined), { onSuccess: () => leaveFor('/user-profile') });
  return (
    <>
      <Button pending={isPending || isSuccess} pendingText="Taking it back..." onClick={restore}>
        Take my account back
      </Button>
      {error && (
        <p role="alert" className="font-medium text-danger">
          {messageOf(error, 'Failed to take your account back. Please try again.')}
        </p>
      )}
    </>
  );
}
