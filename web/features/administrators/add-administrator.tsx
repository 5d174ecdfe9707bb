import { ADMIN_PASSWORD_MIN } from '../../../interfaces/contract/shared/words.js';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { AdministratorForm } from '../../../interfaces/contract/administration/administration.js';
import { navigateFully } from '../../lib/browser/full-navigation.js';
import { wantsFreshSignIn } from '../../lib/form/refusal.js';
import { keepValuesOverSignIn, useValuesAfterSignIn } from '../../lib/form/values-over-sign-in.js';
import { whenSettled } from '../../lib/form/when-settled.js';
import { adminLoginPath } from '../../lib/path/admin-path.js';
import { Card } from '../../ui/page/card.js';
import { FormInput } from '../../ui/form/form-field.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { showFieldErrors } from '../../ui/form/use-sent-form.js';
import { useAddAdministrator } from './administrators.queries.js';
import { SecretForm } from './secret-form.js';

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
  const { handleSubmit, reset } = form;
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
  return (
    <Card className="flex flex-col gap-4">
      <h3 id="add-administrator" className="text-lg">
        Add an administrator
      </h3>
      <SecretForm
        onSubmit={handleSubmit(add)}
        aria-labelledby="add-administrator"
        action="Add"
        button={{ pending: isPending, pendingText: 'Adding...' }}
      >
        <Fields form={form} />
      </SecretForm>
    </Card>
  );
}

function Fields({ form }: { readonly form: UseFormReturn<AdministratorForm> }) {
  return (
    <>
      <FormInput
        form={form}
        name="name"
        label="Name"
        hint="Recorded with each of their decisions."
        required
        autoComplete="off"
        spellCheck={false}
      />
      <FormInput
        form={form}
        name="password"
        label="Initial password"
        hint={`At least ${ADMIN_PASSWORD_MIN} characters. They can change it on this page.`}
        required
        type="password"
        autoComplete="new-password"
      />
    </>
  );
}
