import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { AdministratorForm } from '../../../interfaces/contract/administration/administration.js';
import { useHeldValues } from '../../lib/held-values.js';
import { whenSettled } from '../../lib/when-settled.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Field } from '../../ui/form/field.js';
import { Input } from '../../ui/form/input.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { HELD_NAME, reportOrSignInAgain, useAddAdministrator, wrongField } from './administrators.queries.js';
import { SECRET_FORM } from './secret-form.js';

/** The password is typed again. */
const HELD = ['name'] as const;

/** Adds an administrator, with a first password that they are told and change. */
export function AddAdministrator() {
  const { mutateAsync, isPending } = useAddAdministrator();
  const form = useForm<AdministratorForm>({
    resolver: zodResolver(AdministratorForm),
    defaultValues: { name: '', password: '' },
    mode: 'onTouched',
  });
  const { register, handleSubmit, formState, setError, reset } = form;
  useHeldValues(HELD_NAME, form, HELD);
  const add = (typed: AdministratorForm) =>
    whenSettled(mutateAsync(typed), {
      onSuccess: ({ name }) => {
        reset();
        toast({ tone: 'success', title: `Added ${name}`, description: 'Tell them their name and first password.' });
      },
      onError: (error) => {
        const field = (['name', 'password'] as const).find((each) => wrongField(error, each) !== null);
        if (field === undefined) reportOrSignInAgain(error, typed.name);
        else setError(field, { message: wrongField(error, field) ?? '' }, { shouldFocus: true });
      },
    });
  const { errors } = formState;
  return (
    <Card className="flex flex-col gap-4">
      <h3 id="add-administrator" className="text-lg">
        Add an administrator
      </h3>
      <form {...SECRET_FORM} onSubmit={handleSubmit(add)} aria-labelledby="add-administrator">
        <Field label="Name" hint="What they decide is signed with it." required error={errors.name?.message}>
          {(control) => <Input {...control} {...register('name')} autoComplete="off" spellCheck={false} />}
        </Field>
        <Field
          label="First password"
          hint="At least 8 characters. They change it on this page."
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
