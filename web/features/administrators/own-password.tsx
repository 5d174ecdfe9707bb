import { ADMIN_PASSWORD_MIN } from '../../../interfaces/contract/shared/words.js';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { AdminPasswordForm } from '../../../interfaces/contract/administration/administration.js';
import { whenSettled } from '../../lib/form/when-settled.js';
import { Card } from '../../ui/page/card.js';
import { FormInput } from '../../ui/form/form-field.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { useChangePassword } from './administrators.queries.js';
import { SecretForm, showSecretRefusal } from './secret-form.js';

/** Changes the administrator's own password. Requires the current one. */
export function OwnPassword({ name }: { readonly name: string }) {
  const { mutateAsync, isPending } = useChangePassword();
  const form = useForm<AdminPasswordForm>({
    resolver: zodResolver(AdminPasswordForm),
    defaultValues: { currentPassword: '', newPassword: '' },
    mode: 'onTouched',
  });
  const { handleSubmit, reset } = form;
  const change = (typed: AdminPasswordForm) =>
    whenSettled(mutateAsync(typed), {
      onSuccess: () => {
        reset();
        toast({ tone: 'success', title: 'Password changed', description: 'Your other sessions have ended.' });
      },
      onError: (error) => showSecretRefusal(form, error),
    });
  return (
    <Card as="section" aria-labelledby="own-password" className="flex flex-col gap-4">
      <h2 id="own-password" className="text-xl">
        Your password
      </h2>
      <SecretForm
        onSubmit={handleSubmit(change)}
        aria-labelledby="own-password"
        action="Change Password"
        button={{ pending: isPending }}
      >
        <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />
        <FormInput
          form={form}
          name="currentPassword"
          label="Current password"
          required
          type="password"
          autoComplete="current-password"
        />
        <FormInput
          form={form}
          name="newPassword"
          label="New password"
          hint={`At least ${ADMIN_PASSWORD_MIN} characters.`}
          required
          type="password"
          autoComplete="new-password"
        />
      </SecretForm>
    </Card>
  );
}
