import { useId, useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { Copy } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { AccessTokenForm } from '../../../../interfaces/contract/account-access.js';
import { whenSettled } from '../../../lib/when-settled.js';
import { Button } from '../../../ui/button.js';
import { Checkbox } from '../../../ui/form/checkbox.js';
import { Dialog } from '../../../ui/overlay/dialog.js';
import { Field, FieldError } from '../../../ui/form/field.js';
import { Input } from '../../../ui/form/input.js';
import { Select } from '../../../ui/form/select.js';
import { toast } from '../../../ui/overlay/toast-store.js';
import { useTokenCreation } from './access.queries.js';
import { reportFailure } from '../use-account-save.js';

const DAY_MS = 86_400_000;
const LIFETIMES = [
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
  { days: 365, label: 'One year' },
] as const;

/** Makes a token, and shows it this once. */
export function NewTokenDialog({ onClose }: { readonly onClose: () => void }) {
  const creation = useTokenCreation();
  const token = creation.data?.token;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={token === undefined ? 'Create access token' : 'Your new access token'}
    >
      {token === undefined ? (
        <TokenForm
          isPending={creation.isPending}
          onSubmit={(form) => whenSettled(creation.mutateAsync(form), { onError: reportFailure })}
        />
      ) : (
        <TokenShown token={token} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface TokenFormProps {
  readonly isPending: boolean;
  readonly onSubmit: (form: AccessTokenForm) => void;
}

function TokenForm({ isPending, onSubmit }: TokenFormProps) {
  const [now] = useState(() => Date.now());
  const lifetimes = LIFETIMES.map(({ days, label }) => ({ label, value: new Date(now + days * DAY_MS).toISOString() }));
  const { register, handleSubmit, formState } = useForm<AccessTokenForm>({
    resolver: zodResolver(AccessTokenForm),
    defaultValues: { name: '', scopes: ['read'], expiresAt: lifetimes[0]?.value ?? null },
  });
  const { errors } = formState;
  const id = useId();
  const lifetime = register('expiresAt', { setValueAs: (value: string | null) => value || null });
  return (
    <form noValidate onSubmit={handleSubmit(onSubmit)} aria-label="Access token" className="flex flex-col gap-5">
      <Field label="Name" hint="What it is for, such as 'Backup script'." required error={errors.name?.message}>
        {(control) => <Input {...control} {...register('name')} autoComplete="off" />}
      </Field>
      <fieldset aria-describedby={errors.scopes ? `${id}-scopes` : undefined}>
        <legend className="mb-1 font-semibold">What it may do</legend>
        <Checkbox label="Read" hint="See what you see." value="read" {...register('scopes')} />
        <Checkbox
          label="Write"
          hint="Change, in your name, what you may change."
          value="write"
          {...register('scopes')}
        />
        {errors.scopes && <FieldError id={`${id}-scopes`}>{errors.scopes.message}</FieldError>}
      </fieldset>
      <Field label="Expires after" error={errors.expiresAt?.message}>
        {(control) => (
          <Select {...control} {...lifetime} options={[...lifetimes, { value: '', label: 'Does not expire' }]} />
        )}
      </Field>
      <div>
        <Button type="submit" pending={isPending} pendingText="Creating...">
          Create access token
        </Button>
      </div>
    </form>
  );
}

function TokenShown({ token, onClose }: { readonly token: string; readonly onClose: () => void }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(token);
      toast({ tone: 'success', title: 'Copied' });
    } catch {
      toast({ tone: 'danger', title: 'Could not copy', description: 'Please select the token and copy it.' });
    }
  };
  return (
    <div className="flex flex-col gap-5">
      <p>Copy it now. For your safety it is not shown again.</p>
      <Field label="Access token">
        {(control) => <Input {...control} value={token} readOnly onFocus={(event) => event.target.select()} />}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          Copy
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  );
}
