import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { EmailForm } from '../../../../interfaces/contract/account/account.js';
import type { Viewer } from '../../../lib/page/viewer.js';
import { refusalOf } from '../../../lib/form/refusal.js';
import { whenSettled } from '../../../lib/form/when-settled.js';
import { UnlessRestricted } from '../../../ui/account/restriction-note.js';
import { Button } from '../../../ui/button.js';
import { FormInput } from '../../../ui/form/form-field.js';
import { AccountBlock } from '../account-block.js';
import { useEmailChange } from '../account.queries.js';
import { RestoredNote, SignInToSave } from '../sign-in-to-save.js';
import { reportFailure } from '../use-account-save.js';
import { useSaveOverSignIn } from '../use-save-over-sign-in.js';

const KEPT_OVER_SIGN_IN = ['email'] as const;

/** The email address for signing in and for messages. A new one applies once it is confirmed. */
export function EmailBlock({ viewer }: { readonly viewer: Viewer }) {
  const form = useForm({ resolver: zodResolver(EmailForm), defaultValues: { email: '' } });
  const { over, send, change } = useEmailSending(form, viewer);
  return (
    <AccountBlock
      id="email"
      title="Email address"
      intro={
        viewer.email ? <span className="wrap-anywhere">{viewer.email}</span> : 'You haven’t added an email address yet.'
      }
    >
      <UnlessRestricted purpose="change your email address">
        <form
          noValidate
          onSubmit={form.handleSubmit(send)}
          aria-label="Email address"
          className="flex flex-col gap-4 noscript:hidden"
        >
          <FormInput
            form={form}
            name="email"
            label="New email address"
            hint="We’ll email a link to this address. Open the link to confirm the change."
            type="email"
            autoComplete="email"
          />
          <div>
            <Button type="submit" variant="secondary" pending={change.isPending} pendingText="Sending...">
              Change email address
            </Button>
          </div>
          {!change.isPending && <RestoredNote over={over} />}
        </form>
      </UnlessRestricted>
      <SignInToSave over={over} title="Sign in again to change your email address" action="Sign in and send link">
        <p>For your security, we change an email address only after a recent sign-in. Nothing is sent yet.</p>
        <p>When you’ve signed in, we’ll bring you back here and email the link to the address you entered.</p>
      </SignInToSave>
      <p role="status" className="font-medium text-success empty:hidden">
        {change.isSuccess && `We sent a link to ${change.variables}. It expires in 24 hours.`}
      </p>
    </AccountBlock>
  );
}

function useEmailSending(form: UseFormReturn<EmailForm>, viewer: Viewer) {
  const change = useEmailChange();
  const report = (error: unknown): void => {
    const { status, sentence } = refusalOf(error);
    if (status === 400 && sentence !== null) form.setError('email', { message: sentence });
    else reportFailure(error);
  };
  const send = ({ email }: EmailForm): void =>
    whenSettled(change.mutateAsync(email), {
      onSuccess: () => {
        over.onSaved();
        form.reset();
      },
      onError: (error) => over.onFailed(error, report),
    });
  const over = useSaveOverSignIn(form, { name: 'email', viewer, fields: KEPT_OVER_SIGN_IN, send });
  return { over, send, change };
}
