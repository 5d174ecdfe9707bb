import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { TotpForm, type NewTotp } from '../../../interfaces/contract/administration/administration.js';
import { whenSettled } from '../../lib/form/when-settled.js';
import { FormInput } from '../../ui/form/form-field.js';
import { useBeginTotp } from './administrators.queries.js';
import { SecretForm, showSecretRefusal } from './secret-form.js';

interface StartSecondFactorFormProps {
  /** Whether a second factor exists, which the new one replaces. */
  readonly isOn: boolean;
  readonly codeHint: string;
  readonly onStarted: (totp: NewTotp) => void;
}

/** Setting up a second factor first requires the password. */
export function StartSecondFactorForm({ isOn, codeHint, onStarted }: StartSecondFactorFormProps) {
  const { mutateAsync, isPending } = useBeginTotp();
  const form = useForm<TotpForm>({
    resolver: zodResolver(TotpForm),
    defaultValues: { currentPassword: '', ...(isOn && { code: '' }) },
  });
  const begin = (typed: TotpForm) =>
    whenSettled(mutateAsync(typed), {
      onSuccess: onStarted,
      onError: (error) => showSecretRefusal(form, error),
    });
  return (
    <SecretForm
      onSubmit={form.handleSubmit(begin)}
      aria-label={isOn ? 'Replace' : 'Set Up'}
      action="Continue"
      button={{ pending: isPending }}
    >
      <FormInput
        form={form}
        name="currentPassword"
        label="Confirm with your password"
        required
        type="password"
        autoComplete="current-password"
      />
      {isOn && (
        <FormInput form={form} name="code" label="Current code" hint={codeHint} required autoComplete="one-time-code" />
      )}
    </SecretForm>
  );
}
