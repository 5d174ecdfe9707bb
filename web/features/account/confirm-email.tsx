import { useState } from 'react';
import { MailCheck } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useIsMounted } from '../../lib/browser/use-is-mounted.js';
import { whenSettled } from '../../lib/form/when-settled.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/page/card.js';
import { useEmailConfirmation } from './account.queries.js';

/** Target of the link in the confirmation email. Only the button confirms, so email scanners that open links can't. */
export function ConfirmEmail() {
  const { mutateAsync, isPending, data, error } = useEmailConfirmation();
  const [isMissing, setMissing] = useState(false);
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const confirm = () => {
    const token = new URLSearchParams(window.location.search).get('token');
    if (!token) return setMissing(true);
    // Removes the used token from the address bar.
    whenSettled(mutateAsync(token), {
      onSuccess: () => isMounted() && void navigate('/confirm-email', { replace: true }),
    });
  };
  const problem = isMissing
    ? 'This link is incomplete. Copy the full link from the email and try again.'
    : error?.message;
  return (
    <Card className="mx-auto my-10 flex max-w-xl flex-col items-center gap-5 text-center sm:my-16 sm:p-10">
      <span className="grid size-20 place-items-center rounded-full bg-leaf-soft text-leaf">
        <MailCheck aria-hidden="true" className="size-10" />
      </span>
      <h1 className="text-3xl sm:text-4xl">Confirm your email address</h1>
      <div role="status" className="empty:hidden">
        {data && <p className="text-lg wrap-anywhere">Your email address is now {data.email}.</p>}
      </div>
      {problem && (
        <p role="alert" className="font-medium text-danger">
          {problem}
        </p>
      )}
      {data ? (
        <ButtonLink to="/user-profile">Go to my account</ButtonLink>
      ) : (
        <>
          <p className="text-lg text-muted">You’ll sign in with this address, and we’ll send our emails there.</p>
          <Button
            size="lg"
            pending={isPending}
            pendingText="Confirming..."
            onClick={confirm}
            className="noscript:hidden"
          >
            Confirm email address
          </Button>
          <p className="hidden noscript:block">Confirming needs JavaScript. Turn it on, then open the link again.</p>
        </>
      )}
    </Card>
  );
}
