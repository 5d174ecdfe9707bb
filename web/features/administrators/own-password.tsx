import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { AdminPasswordForm } from '../../../interfaces/contract/administration/administration.js';
import { whenSettled } from '../../lib/form/when-settled.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/page/card.js';
import { Field } from '../../ui/form/field.js';
import { Input } from '../../ui/form/input.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { showFieldErrors } from '../../ui/form/use-sent-form.js';
import { useChangePassword } from './administrators.queries.js';
import { SECRET_FORM } from './secret-form.js';

const FIELDS = [
  { name: 'currentPassword', label: 'Current password', hint: undefined, autoComplete: 'current-password' },
  { name: 'newPassword', label: 'New password', hint: 'At least 8 characters.', autoComplete: 'new-password' },
] as const;

/** Changes the administrator's own password. Requires the current one. */
export function OwnPassword({ name }: { readonly name: string }) {
  const { mutateAsync, isPending } = useChangePassword();
  const form = useForm<AdminPasswordForm>({
    resolver: zodResolver(AdminPasswordForm),
    defaultValues: { currentPassword: '', newPassword: '' },
    mode: 'onTouched',
  });
  const { register, handleSubmit, formState, reset } = form;
  const change = (typed: AdminPasswordForm) =>
    whenSettled(mutateAsync(typed), {
      onSuccess: () => {
        reset();
        toast({ tone: 'success', title: 'Password changed', description: 'Your other sessions have ended.' });
      },
      onError: (error) => {
        if (showFieldErrors(form, error).length > 0) return;
        toast({ tone: 'danger', title: 'Error', description: error.message });
      },
    });
  return (
    <Card as="section" aria-labelledby="own-password" className="flex flex-col gap-4">
      <h2 id="own-password" className="text-xl">
        Your password
      </h2>
      <form {...SECRET_FORM} onSubmit={handleSubmit(change)} aria-labelledby="own-password">
        <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />
        {FIELDS.map((field) => (
          <Field
            key={field.name}
            label={field.label}
            hint={field.hint}
            required
            error={formState.errors[field.name]?.message}
          >
            {(control) => (
              <Input {...control} {...register(field.name)} type="password" autoComplete={field.autoComplete} />
            )}
          </Field>
        ))}
        <Button type="submit" pending={isPending} className="self-start">
          Change Password
        </Button>
      </form>
    </Card>
  );
}
