import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { AdministratorForm } from '../../../interfaces/contract/administration/administration.js';
import { navigateFully } from '../../lib/browser/full-navigation.js';
import { wantsFreshSignIn } from '../../lib/form/refusal.js';
import { keepValuesOverSignIn, useValuesAfterSignIn } from '../../lib/form/values-over-sign-in.js';
import { whenSettled } from '../../lib/form/when-settled.js';
import { adminLoginPath } from '../../lib/path/admin-path.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/page/card.js';
import { Field } from '../../ui/form/field.js';
import { Input } from '../../ui/form/input.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { showFieldErrors } from '../../ui/form/use-sent-form.js';
import { useAddAdministrator } from './administrators.queries.js';
import { SECRET_FORM } from './secret-form.js';

/** Key under which the new administrator's name is kept while the current one signs in again. */
const DRAFT_NAME = 'administrator';

/** The password is not kept and must be typed again. */
const KEPT_FIELDS = ['name'] as const;

/** Shows why a call failed. If it needs a recent sign-in, goes to sign-in instead and keeps the typed name. */
export function reportOrSignInAgain(error: Error, name?: string): void {
  if (!wantsFreshSignIn(error)) return toast({ tone: 'danger', title: 'Error', description: error.message });
  if (name !== undefined) keepValuesOverSignIn(DRAFT_NAME, { name });
  navigateFully(adminLoginPath('/admin/administrators'));
}

/** Adds an administrator with an initial password, which they then change. */
export function AddAdministrator() {
  const { mutateAsync, isPending } = useAddAdministrator();
  const form = useForm<AdministratorForm>({
    resolver: zodResolver(AdministratorForm),
    defaultValues: { name: '', password: '' },
    mode: 'onTouched',
  });
  const { register, handleSubmit, formState, reset } = form;
  useValuesAfterSignIn(DRAFT_NAME, form, KEPT_FIELDS);
  const add = (typed: AdministratorForm) =>
    whenSettled(mutateAsync(typed), {
      onSuccess: ({ name }) => {
        reset();
        toast({ tone: 'success', title: `Added ${name}`, description: 'Give them their name and initial password.' });
      },
      onError: (error) => {
        if (showFieldErrors(form, error).length === 0) reportOrSignInAgain(error, typed.name);
      },
    });
  const { errors } = formState;
  return (
    <Card className="flex flex-col gap-4">
      <h3 id="add-administrator" className="text-lg">
        Add an administrator
      </h3>
      <form {...SECRET_FORM} onSubmit={handleSubmit(add)} aria-labelledby="add-administrator">
        <Field label="Name" hint="Recorded with each of their decisions." required error={errors.name?.message}>
          {(control) => <Input {...control} {...register('name')} autoComplete="off" spellCheck={false} />}
        </Field>
        <Field
          label="Initial password"
          hint="At least 8 characters. They can change it on this page."
          required
          error={errors.password?.message}
        >
          {(control) => <Input {...control} {...register('password')} type="password" autoComplete="new-password" />}
        </Field>
        <Button type="submit" pending={isPending} pendingText="Adding..." className="self-start">
          Add
        </Button>
      </form>
    </Card>
  );
}
