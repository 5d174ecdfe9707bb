import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { TotpForm, type NewTotp } from '../../../interfaces/contract/administration/administration.js';
import { whenSettled } from '../../lib/form/when-settled.js';
import { Button } from '../../ui/button.js';
import { Field } from '../../ui/form/field.js';
import { Input } from '../../ui/form/input.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { showFieldErrors } from '../../ui/form/use-sent-form.js';
import { useBeginTotp } from './administrators.queries.js';
import { SECRET_FORM } from './secret-form.js';

interface StartSecondFactorFormProps {
  /** Whether a second factor exists, which the new one replaces. */
  readonly isOn: boolean;
  readonly codeHint: string;
  readonly onStarted: (totp: NewTotp) => void;
}

interface ProofField {
  readonly name: keyof TotpForm;
  readonly label: string;
  readonly hint?: string;
  readonly type: 'password' | 'text';
  readonly autoComplete: string;
}

const PASSWORD: ProofField = {
  name: 'currentPassword',
  label: 'Confirm with your password',
  type: 'password',
  autoComplete: 'current-password',
};

/** Setting up a second factor first requires the password. */
export function StartSecondFactorForm({ isOn, codeHint, onStarted }: StartSecondFactorFormProps) {
  const { mutateAsync, isPending } = useBeginTotp();
  const form = useForm<TotpForm>({
    resolver: zodResolver(TotpForm),
    defaultValues: { currentPassword: '', ...(isOn && { code: '' }) },
  });
  const { register, handleSubmit, formState } = form;
  const code: ProofField = {
    name: 'code',
    label: 'Current code',
    hint: codeHint,
    type: 'text',
    autoComplete: 'one-time-code',
  };
  const fields = isOn ? [PASSWORD, code] : [PASSWORD];
  const begin = (typed: TotpForm) =>
    whenSettled(mutateAsync(typed), {
      onSuccess: onStarted,
      onError: (error) => {
        if (showFieldErrors(form, error).length > 0) return;
        toast({ tone: 'danger', title: 'Error', description: error.message });
      },
    });
  return (
    <form {...SECRET_FORM} onSubmit={handleSubmit(begin)} aria-label={isOn ? 'Replace' : 'Set Up'}>
      {fields.map(({ name, label, hint, type, autoComplete }) => (
        <Field key={name} label={label} hint={hint} required error={formState.errors[name]?.message}>
          {(control) => <Input {...control} {...register(name)} type={type} autoComplete={autoComplete} />}
        </Field>
      ))}
      <Button type="submit" pending={isPending} className="self-start">
        Continue
      </Button>
    </form>
  );
}
