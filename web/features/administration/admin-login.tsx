import { useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { LockKeyhole } from 'lucide-react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { AdminLoginForm, FIRST_ADMINISTRATOR } from '../../../interfaces/contract/administration/administration.js';
import { navigateFully } from '../../lib/browser/full-navigation.js';
import { whenSettled } from '../../lib/form/when-settled.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/page/card.js';
import { FormInput } from '../../ui/form/form-field.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { refusalOfSignIn, useAdminLogin } from './admin-session.queries.js';

/** The administrator sign-in page. `next` is the page to open afterward. */
export function AdminLogin({ next }: { readonly next: string }) {
  return (
    <Card className="mx-auto my-10 flex max-w-md flex-col gap-6 sm:my-16 sm:p-10">
      <div className="flex flex-col items-center gap-4 text-center">
        <span className="grid size-16 place-items-center rounded-full bg-leaf-soft text-leaf">
          <LockKeyhole aria-hidden="true" className="size-8" />
        </span>
        <h1 className="text-3xl sm:text-4xl">Admin login</h1>
      </div>
      <LoginForm next={next} />
      <p className="hidden text-center noscript:block">Signing in needs JavaScript.</p>
    </Card>
  );
}

function LoginForm({ next }: { readonly next: string }) {
  const { mutateAsync, isPending, isSuccess } = useAdminLogin();
  const [asksForCode, setAsksForCode] = useState(false);
  const form = useForm<AdminLoginForm>({
    resolver: zodResolver(AdminLoginForm),
    defaultValues: { name: FIRST_ADMINISTRATOR, password: '' },
    mode: 'onTouched',
  });
  const { control, handleSubmit, setError, setValue } = form;
  const back = (): void => {
    setValue('totp', undefined);
    setAsksForCode(false);
  };
  const entered = useWatch({ control, name: asksForCode ? 'totp' : 'password' }) ?? '';
  const refused = (error: unknown): void => {
    const refusal = refusalOfSignIn(error);
    if (refusal === null) return toast({ tone: 'danger', title: 'Login failed. Please try again.' });
    setAsksForCode(refusal.field === 'totp');
    // Asking for the code isn't an error, and the code field focuses itself.
    if (refusal.message !== null) setError(refusal.field, { message: refusal.message }, { shouldFocus: true });
  };
  const signIn = (typed: AdminLoginForm) =>
    whenSettled(mutateAsync(sentOf(typed, asksForCode)), {
      // Reloads the page from the server, which decides again who may see it.
      onSuccess: () => navigateFully(next),
      onError: refused,
    });
  return (
    <form
      noValidate
      onSubmit={handleSubmit(signIn)}
      aria-label="Admin login"
      className="flex flex-col gap-5 noscript:hidden"
    >
      {asksForCode ? <CodeStep form={form} /> : <PasswordStep form={form} />}
      <Button
        type="submit"
        size="lg"
        disabled={entered.trim() === ''}
        pending={isPending || isSuccess}
        pendingText="Checking..."
      >
        Log In
      </Button>
      {asksForCode && (
        <Button variant="ghost" onClick={back}>
          Back
        </Button>
      )}
    </form>
  );
}

/**
 * Without a name, the server signs in the built-in administrator. The code is sent once the server has asked for it.
 */
function sentOf({ name = FIRST_ADMINISTRATOR, password, totp }: AdminLoginForm, withCode: boolean) {
  return { password, ...(name === FIRST_ADMINISTRATOR ? {} : { name }), ...(withCode && totp ? { totp } : {}) };
}

type Step = { readonly form: UseFormReturn<AdminLoginForm> };

function PasswordStep({ form }: Step) {
  return (
    <>
      <FormInput
        form={form}
        name="name"
        label="Name"
        hint="Change this only if you have your own administrator name."
        autoComplete="username"
        spellCheck={false}
      />
      <FormInput
        form={form}
        name="password"
        label="Password"
        required
        type="password"
        autoComplete="current-password"
        spellCheck={false}
      />
    </>
  );
}

const APP_CODE = {
  label: 'Code',
  hint: 'The six-digit code from your authenticator app.',
  autoComplete: 'one-time-code',
  inputMode: 'numeric',
} as const;

const RECOVERY_CODE = {
  label: 'Recovery code',
  hint: 'One of your ten recovery codes. Each works once.',
  autoComplete: 'off',
  inputMode: 'text',
} as const;

function CodeStep({ form }: Step) {
  const [isRecovery, setIsRecovery] = useState(false);
  const other = (): void => {
    setIsRecovery(!isRecovery);
    form.setValue('totp', '');
    form.clearErrors('totp');
    form.setFocus('totp');
  };
  return (
    <>
      <FormInput
        {...(isRecovery ? RECOVERY_CODE : APP_CODE)}
        form={form}
        name="totp"
        required
        autoFocus
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button variant="ghost" size="sm" onClick={other}>
        {isRecovery ? 'Use the authenticator app instead' : 'Use a recovery code instead'}
      </Button>
    </>
  );
}
