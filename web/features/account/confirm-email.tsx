import { useState } from 'react';
import { MailCheck } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useIsHere } from '../../lib/use-is-here.js';
import { whenSettled } from '../../lib/when-settled.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { messageOf, useEmailConfirmation } from './account.queries.js';

/** A link in a mail leads here; only the button changes anything, so that no scanner of mail confirms it. */
export function ConfirmEmail() {
  const { mutateAsync, isPending, isSuccess, data: email, error } = useEmailConfirmation();
  const [isMissing, setMissing] = useState(false);
  const navigate = useNavigate();
  const isHere = useIsHere();
  const confirm = () => {
    const token = new URLSearchParams(window.location.search).get('token');
    if (!token) return setMissing(true);
    // The secret has served: it should not stay in the address.
    whenSettled(mutateAsync(token), {
      onSuccess: () => isHere() && void navigate('/confirm-email', { replace: true }),
    });
  };
  const problem = isMissing ? 'This link is incomplete. Please copy it whole from the mail.' : error && failure(error);
  return (
    <Card className="mx-auto my-10 flex max-w-xl flex-col items-center gap-5 text-center sm:my-16 sm:p-10">
      <span className="grid size-20 place-items-center rounded-full bg-leaf-soft text-leaf">
        <MailCheck aria-hidden="true" className="size-10" />
      </span>
      <h1 className="text-3xl sm:text-4xl">Confirm your email address</h1>
      <div role="status" className="empty:hidden">
        {isSuccess && <p className="text-lg wrap-anywhere">{email} is your email address now.</p>}
      </div>
      {problem && (
        <p role="alert" className="font-medium text-danger">
          {problem}
        </p>
      )}
      {isSuccess ? (
        <ButtonLink to="/user-profile">Go to my account</ButtonLink>
      ) : (
        <>
          <p className="text-lg text-muted">From then on you sign in with it, and our mail goes there.</p>
          <Button
            size="lg"
            pending={isPending}
            pendingText="Confirming..."
            onClick={confirm}
            className="noscript:hidden"
          >
            Confirm email address
          </Button>
          <p className="hidden noscript:block">
            Confirming needs JavaScript. Please open the link in a browser where it is on.
          </p>
        </>
      )}
    </Card>
  );
}

function failure(error: unknown): string {
  return messageOf(error, 'Failed to confirm the address. Please try again.');
}
