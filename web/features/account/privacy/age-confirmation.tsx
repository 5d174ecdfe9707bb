import { useState, type ReactNode } from 'react';
import { forgetMember } from '../../../lib/forget-member.js';
import { leaveFor } from '../../../lib/path/leave.js';
import { usePage } from '../../../lib/page/page-context.js';
import { useReloadViewer, useViewer, useViewerState } from '../../../lib/page/viewer.js';
import { whenSettled } from '../../../lib/when-settled.js';
import { Button, ButtonAnchor, ButtonLink } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { Failure } from '../../../ui/failure.js';
import { Spinner } from '../../../ui/spinner.js';
import { messageOf } from '../account.queries.js';
import { useAgeConfirmation } from './privacy.queries.js';

/** Asks a member, whose sign-in service does not, whether they are old enough; `returnTo` is where they wanted to go. */
export function AgeConfirmation({ returnTo }: { readonly returnTo: string }) {
  const viewer = useViewer();
  const state = useViewerState();
  const reload = useReloadViewer();
  if (state === 'loading') return <Spinner text="Loading..." className="py-24" />;
  if (state === 'failed') return <Failure title="Failed to load your account" onRetry={() => void reload()} />;
  if (viewer === null) {
    return (
      <Frame title="Please sign in first">
        <ButtonAnchor href="/api/login?returnTo=/age-confirmation">Sign in</ButtonAnchor>
      </Frame>
    );
  }
  if (viewer.ageConfirmed) {
    return (
      <Frame title="You have confirmed your age">
        <p className="text-lg">You said that you are 13 or older. There is nothing more to do here.</p>
        <ButtonLink to={returnTo}>Continue</ButtonLink>
      </Frame>
    );
  }
  return <Question returnTo={returnTo} />;
}

/** Nothing of an erased member stays for whoever sits here next. */
function leaveErased(): void {
  forgetMember();
  leaveFor('/account-erased');
}

function Question({ returnTo }: { readonly returnTo: string }) {
  const { site } = usePage();
  const [isYoung, setYoung] = useState(false);
  const { mutateAsync, isPending, isSuccess, error, reset } = useAgeConfirmation();
  const confirm = (confirmed: boolean) =>
    whenSettled(mutateAsync(confirmed), { onSuccess: confirmed ? () => leaveFor(returnTo) : leaveErased });
  const turn = (young: boolean) => {
    reset();
    setYoung(young);
  };
  const isBusy = isPending || isSuccess;
  return (
    <Frame title={isYoung ? 'Erase your account?' : 'How old are you?'}>
      <p className="max-w-prose text-lg">
        {isYoung
          ? 'Who is under 13 cannot have an account here. We erase yours now, with everything in it and everything you wrote. This cannot be undone.'
          : `${site.name} is for people who are 13 or older. Until you answer, you can look around, but write and save nothing.`}
      </p>
      <p className="hidden text-muted noscript:block">Answering needs JavaScript.</p>
      <div className="flex flex-wrap justify-center gap-3 noscript:hidden">
        {isYoung ? (
          <>
            <Button variant="danger" pending={isBusy} pendingText="Erasing..." onClick={() => confirm(false)}>
              Erase my account
            </Button>
            <Button variant="secondary" disabled={isBusy} onClick={() => turn(false)}>
              Go back
            </Button>
          </>
        ) : (
          <>
            <Button pending={isBusy} pendingText="Saving..." onClick={() => confirm(true)}>
              I am 13 or older
            </Button>
            <Button variant="secondary" disabled={isBusy} onClick={() => turn(true)}>
              I am under 13
            </Button>
          </>
        )}
      </div>
      {error && (
        <p role="alert" className="font-medium text-danger">
          {messageOf(error, 'It could not be saved. Please try again.')}
        </p>
      )}
    </Frame>
  );
}

/** Says that nothing is left of an account of somebody under 13. */
export function AccountErased() {
  return (
    <Frame title="Your account is erased">
      <p className="max-w-prose text-lg">
        Everything in it is gone, with all that you wrote here: your profile, your pets, your reviews and your photos.
        We kept neither your name nor your email address. You are welcome to come back when you are 13.
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
