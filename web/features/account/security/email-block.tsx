import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { EmailForm } from '../../../../interfaces/contract/account/account.js';
import { useValuesAfterSignIn } from '../../../lib/form/values-over-sign-in.js';
import type { Viewer } from '../../../lib/page/viewer.js';
import { statusOf } from '../../../lib/form/refusal.js';
import { whenSettled } from '../../../lib/form/when-settled.js';
import { Button } from '../../../ui/button.js';
import { FormInput } from '../../../ui/form/form-field.js';
import { AccountBlock } from '../account-block.js';
import { useEmailChange } from '../account.queries.js';
import { reportOrSignInAgain } from '../sign-in-again.js';

const KEPT_OVER_SIGN_IN = ['email'] as const;

/** The email address for signing in and for messages. A new one applies once it is confirmed. */
export function EmailBlock({ viewer }: { readonly viewer: Viewer }) {
  const change = useEmailChange();
  const form = useForm({ resolver: zodResolver(EmailForm), defaultValues: { email: '' } });
  const { handleSubmit, reset, setError } = form;
  const valuesKey = `email:${viewer.id}`;
  useValuesAfterSignIn(valuesKey, form, KEPT_OVER_SIGN_IN);
  const submit = handleSubmit(({ email }) => {
    whenSettled(change.mutateAsync(email), {
      onSuccess: () => reset(),
      onError: (error) => {
        if (statusOf(error) === 400) setError('email', { message: error.message });
        else reportOrSignInAgain(error, 'email', { name: valuesKey, values: { email } });
      },
    });
  });
  return (
    <AccountBlock
      id="email"
      title="Email address"
      intro={
        viewer.email ? <span className="wrap-anywhere">{viewer.email}</span> : 'You haven’t added an email address yet.'
      }
    >
      <form noValidate onSubmit={submit} aria-label="Email address" className="flex flex-col gap-4 noscript:hidden">
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
      </form>
      <p role="status" className="font-medium text-success empty:hidden">
        {change.isSuccess && `We sent a link to ${change.variables}. It expires in 24 hours.`}
      </p>
    </AccountBlock>
  );
}
