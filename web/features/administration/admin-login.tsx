import { zodResolver } from '@hookform/resolvers/zod';
import { LockKeyhole } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import { AdminLoginForm } from '../../../interfaces/contract/administration.js';
import { leaveFor } from '../../lib/path/leave.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Field } from '../../ui/form/field.js';
import { Input } from '../../ui/form/input.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { useAdminLogin, wrongPassword } from './admin-session.queries.js';

/** The door to the admin area; `next` is the page behind it that one comes to. */
export function AdminLogin({ next }: { readonly next: string }) {
  return (
    <Card className="mx-auto my-10 flex max-w-md flex-col gap-6 sm:my-16 sm:p-10">
      <div className="flex flex-col items-center gap-4 text-center">
        <span className="grid size-16 place-items-center rounded-full bg-leaf-soft text-leaf">
          <LockKeyhole aria-hidden="true" className="size-8" />
        </span>
        <h1 className="text-3xl sm:text-4xl">Admin Login</h1>
      </div>
      <PasswordForm next={next} />
      <p className="hidden text-center noscript:block">Signing in here needs JavaScript.</p>
    </Card>
  );
}

function PasswordForm({ next }: { readonly next: string }) {
  const { mutate, isPending, isSuccess } = useAdminLogin();
  const { register, handleSubmit, formState, control, setError } = useForm<AdminLoginForm>({
    resolver: zodResolver(AdminLoginForm),
    defaultValues: { password: '' },
    mode: 'onTouched',
  });
  const isBlank = useWatch({ control, name: 'password' }).trim() === '';
  const signIn = ({ password }: AdminLoginForm) =>
    mutate(
      { password },
      {
        // The server decides again who may see the page, so it is asked for and not shown by the client.
        onSuccess: () => leaveFor(next),
        onError: (error) => {
          const message = wrongPassword(error);
          if (message === null) toast({ tone: 'danger', title: 'Login failed. Please try again.' });
          else setError('password', { message }, { shouldFocus: true });
        },
      },
    );
  return (
    <form
      noValidate
      onSubmit={handleSubmit(signIn)}
      aria-label="Admin Login"
      className="flex flex-col gap-5 noscript:hidden"
    >
      {/* Keeps this password apart from the member's of the same site, in whatever manages passwords. */}
      <input type="text" name="username" autoComplete="username" value="administrator" readOnly hidden />
      <Field label="Password" required error={formState.errors.password?.message}>
        {(field) => (
          <Input
            {...field}
            {...register('password')}
            type="password"
            autoComplete="current-password"
            spellCheck={false}
          />
        )}
      </Field>
      <Button type="submit" size="lg" disabled={isBlank} pending={isPending || isSuccess} pendingText="Checking...">
        Log In
      </Button>
    </form>
  );
}
