import type { ReactNode } from 'react';
import { MIN_AGE } from '../../../interfaces/contract/shared/words.js';
import { usePage } from '../../lib/page/page-context.js';
import { dayName, isDay } from '../../lib/words/day.js';
import { useViewerState } from '../../lib/page/viewer.js';
import { PetIllustration } from '../../illustrations/pet.js';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/page/card.js';
import { useAccountRestoring } from './account.queries.js';
import { navigateFully } from '../../lib/browser/full-navigation.js';
import { whenSettled } from '../../lib/form/when-settled.js';

/**
 * Confirms that the account is closed and lets the member restore it. `day` is the erasure date; ignored if it isn't a
 * date.
 */
export function AccountClosed({ day }: { readonly day: string }) {
  const { signedIn } = usePage();
  // The session of a closed account can do nothing except restore the account.
  const canRestore = useViewerState() === 'visitor' && signedIn;
  return (
    <Closed>
      <p className="max-w-prose text-lg">
        {isDay(day)
          ? `We’ll erase everything in it on ${dayName(day)}.`
          : 'We’ll erase everything in it 14 days after you closed it.'}{' '}
        Until then, you can restore it.
      </p>
      {canRestore ? (
        <RestoreAccount />
      ) : (
        <ButtonAnchor href="/api/login?returnTo=/user-profile" variant="secondary">
          Sign in to restore my account
        </ButtonAnchor>
      )}
    </Closed>
  );
}

/** Shown to a member whose account an administrator closed. Says how to ask for its restoration. */
export function ClosedByUs() {
  return (
    <Closed>
      <p className="max-w-prose text-lg">
        Our team closed your account because we believe that you’re under {MIN_AGE}. We’ll erase everything in it soon.
        If this is a mistake, contact us right away, and we’ll check it.
      </p>
      <ButtonLink to="/contact" variant="secondary">
        Contact Us
      </ButtonLink>
    </Closed>
  );
}

function Closed({ children }: { readonly children: ReactNode }) {
  return (
    <Card className="mx-auto my-10 flex max-w-2xl flex-col items-center gap-5 text-center sm:my-16 sm:p-10">
      <div className="aspect-square w-40 overflow-hidden rounded-full">
        <PetIllustration pet="rabbit" className="size-full" />
      </div>
      <h1 className="text-3xl sm:text-4xl">Your account is closed</h1>
      {children}
      <ButtonLink to="/" variant="ghost">
        Go to Homepage
      </ButtonLink>
    </Card>
  );
}

function RestoreAccount() {
  const { mutateAsync, isPending, isSuccess, error } = useAccountRestoring();
  const restore = () => whenSettled(mutateAsync(undefined), { onSuccess: () => navigateFully('/user-profile') });
  return (
    <>
      <Button pending={isPending || isSuccess} pendingText="Restoring..." onClick={restore}>
        Restore my account
      </Button>
      {error && (
        <p role="alert" className="font-medium text-danger">
          {error.message}
        </p>
      )}
    </>
  );
}
