import { useState, type ReactNode } from 'react';
import { forgetMember } from '../../../lib/member/forget-member.js';
import { navigateFully } from '../../../lib/browser/full-navigation.js';
import { usePage } from '../../../lib/page/page-context.js';
import { useReloadViewer, useViewer, useViewerState } from '../../../lib/page/viewer.js';
import { whenSettled } from '../../../lib/form/when-settled.js';
import { Button, ButtonAnchor, ButtonLink } from '../../../ui/button.js';
import { Card } from '../../../ui/page/card.js';
import { Failure } from '../../../ui/state/failure.js';
import { Spinner } from '../../../ui/state/spinner.js';
import { useAgeConfirmation } from '../account.queries.js';

/** Asks members to confirm their age if their sign-in service did not. `returnTo` is the page they wanted. */
export function AgeConfirmation({ returnTo }: { readonly returnTo: string }) {
  const viewer = useViewer();
  const state = useViewerState();
  const reload = useReloadViewer();
  if (state === 'loading') return <Spinner text="Loading..." className="py-24" />;
  if (state === 'failed') return <Failure title="We couldn’t load your account" onRetry={() => void reload()} />;
  if (viewer === null) {
    return (
      <Frame title="Sign in to continue">
        <ButtonAnchor href="/api/login?returnTo=/age-confirmation">Sign in</ButtonAnchor>
      </Frame>
    );
  }
  if (viewer.ageConfirmed) {
    return (
      <Frame title="You’ve confirmed your age">
        <p className="text-lg">You told us that you’re 13 or older. There’s nothing else to do here.</p>
        <ButtonLink to={returnTo}>Continue</ButtonLink>
      </Frame>
    );
  }
  return <Question returnTo={returnTo} />;
}

/** Clears the erased member's data, so the next person at this device doesn't see it. */
function leaveErased(): void {
  forgetMember();
  navigateFully('/account-erased');
}

function Question({ returnTo }: { readonly returnTo: string }) {
  const { site } = usePage();
  const [isYoung, setYoung] = useState(false);
  const { mutateAsync, isPending, isSuccess, error, reset } = useAgeConfirmation();
  const confirm = (confirmed: boolean) =>
    whenSettled(mutateAsync(confirmed), { onSuccess: confirmed ? () => navigateFully(returnTo) : leaveErased });
  const ask = (young: boolean) => {
    reset();
    setYoung(young);
  };
  const isBusy = isPending || isSuccess;
  return (
    <Frame title={isYoung ? 'Erase your account?' : 'How old are you?'}>
      <p className="max-w-prose text-lg">
        {isYoung
          ? 'You must be 13 or older to have an account. We’ll erase yours now, with everything in it and everything you wrote. This can’t be undone.'
          : `${site.name} is for people 13 and older. Until you answer, you can look around, but you can’t post or save anything.`}
      </p>
      <p className="hidden text-muted noscript:block">Answering needs JavaScript.</p>
      <div className="flex flex-wrap justify-center gap-3 noscript:hidden">
        {isYoung ? (
          <>
            <Button variant="danger" pending={isBusy} pendingText="Erasing..." onClick={() => confirm(false)}>
              Erase my account
            </Button>
            <Button variant="secondary" disabled={isBusy} onClick={() => ask(false)}>
              Go back
            </Button>
          </>
        ) : (
          <>
            <Button pending={isBusy} pendingText="Saving..." onClick={() => confirm(true)}>
              I am 13 or older
            </Button>
            <Button variant="secondary" disabled={isBusy} onClick={() => ask(true)}>
              I am under 13
            </Button>
          </>
        )}
      </div>
      {error && (
        <p role="alert" className="font-medium text-danger">
          {error.message}
        </p>
      )}
    </Frame>
  );
}

/** Confirms that the account of a child under 13 was erased. */
export function AccountErased() {
  return (
    <Frame title="Your account has been erased">
      <p className="max-w-prose text-lg">
        Everything in it is gone, including your profile, pets, reviews, and photos. We didn’t keep your name or your
        email address. You’re welcome to come back when you turn 13.
      </p>
      <ButtonLink to="/" variant="secondary">
        Go to Homepage
      </ButtonLink>
    </Frame>
  );
}

function Frame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card className="mx-auto my-10 flex max-w-2xl flex-col items-center gap-5 text-center sm:my-16 sm:p-10">
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      {children}
    </Card>
  );
}
