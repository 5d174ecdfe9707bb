import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { EmailForm } from '../../../../interfaces/contract/account/account.js';
import { useHeldValues } from '../../../lib/held-values.js';
import type { Viewer } from '../../../lib/page/viewer.js';
import { whenSettled } from '../../../lib/when-settled.js';
import { Button } from '../../../ui/button.js';
import { Field } from '../../../ui/form/field.js';
import { Input } from '../../../ui/form/input.js';
import { AccountBlock } from '../account-block.js';
import { isInvalid, messageOf, useEmailChange } from '../account.queries.js';
import { reportOrSignInAgain } from '../sign-in-again.js';

const HELD = ['email'] as const;

/** The address one signs in with and gets mail at; a new one counts once it was confirmed. */
export function EmailBlock({ viewer }: { readonly viewer: Viewer }) {
  const change = useEmailChange();
  const form = useForm({ resolver: zodResolver(EmailForm), defaultValues: { email: '' } });
  const { register, handleSubmit, reset, setError, formState } = form;
  const held = `email:${viewer.id}`;
  useHeldValues(held, form, HELD);
  const submit = handleSubmit(({ email }) => {
    whenSettled(change.mutateAsync(email), {
      onSuccess: () => reset(),
      onError: (error) => {
        if (isInvalid(error)) setError('email', { message: messageOf(error, 'Valid email is required') });
        else reportOrSignInAgain(error, 'email', { name: held, values: { email } });
      },
    });
  });
  return (
    <AccountBlock
      id="email"
      title="Email address"
      intro={viewer.email ? <span className="wrap-anywhere">{viewer.email}</span> : 'You have no email address yet.'}
    >
      <form noValidate onSubmit={submit} aria-label="Email address" className="flex flex-col gap-4 noscript:hidden">
        <Field
          label="New email address"
          hint="We send it a link. Your address changes when you confirm it there."
          error={formState.errors.email?.message}
        >
          {(control) => <Input {...control} {...register('email')} type="email" autoComplete="email" />}
        </Field>
        <div>
          <Button type="submit" variant="secondary" pending={change.isPending} pendingText="Sending...">
            Change email address
          </Button>
        </div>
      </form>
      <p role="status" className="font-medium text-success empty:hidden">
        {change.isSuccess && `We sent a link to ${change.data}. It works for 24 hours.`}
      </p>
    </AccountBlock>
  );
}
