import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { TotpForm, type NewTotp } from '../../../interfaces/contract/administration/administration.js';
import { whenSettled } from '../../lib/when-settled.js';
import { Button } from '../../ui/button.js';
import { Field } from '../../ui/form/field.js';
import { Input } from '../../ui/form/input.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { useBeginTotp, wrongField } from './administrators.queries.js';
import { SECRET_FORM } from './secret-form.js';

interface BeginFormProps {
  /** Whether there is a second factor that this one replaces. */
  readonly isOn: boolean;
  readonly codeHint: string;
  readonly onMade: (made: NewTotp) => void;
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

/** Who sets up a second factor proves first who they are. */
export function BeginForm({ isOn, codeHint, onMade }: BeginFormProps) {
  const { mutateAsync, isPending } = useBeginTotp();
  const { register, handleSubmit, formState, setError } = useForm<TotpForm>({
    resolver: zodResolver(TotpForm),
    defaultValues: { currentPassword: '', ...(isOn && { code: '' }) },
  });
  const code: ProofField = {
    name: 'code',
    label: 'Present code',
    hint: codeHint,
    type: 'text',
    autoComplete: 'one-time-code',
  };
  const fields = isOn ? [PASSWORD, code] : [PASSWORD];
  const begin = (form: TotpForm) =>
    whenSettled(mutateAsync(form), {
      onSuccess: onMade,
      onError: (error) => {
        const field = fields.find((each) => wrongField(error, each.name) !== null)?.name;
        if (field === undefined) toast({ tone: 'danger', title: 'Error', description: error.message });
        else setError(field, { message: wrongField(error, field) ?? '' }, { shouldFocus: true });
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
