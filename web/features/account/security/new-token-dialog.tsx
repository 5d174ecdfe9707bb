import { useId, useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { Copy } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { AccessTokenForm } from '../../../../interfaces/contract/account/account-access.js';
import { whenSettled } from '../../../lib/when-settled.js';
import { Button } from '../../../ui/button.js';
import { Checkbox } from '../../../ui/form/checkbox.js';
import { Dialog } from '../../../ui/overlay/dialog.js';
import { Field } from '../../../ui/form/field.js';
import { FieldError } from '../../../ui/form/field-error.js';
import { Input } from '../../../ui/form/input.js';
import { Select } from '../../../ui/form/select.js';
import { toast } from '../../../ui/overlay/toast-store.js';
import { useTokenCreation } from './access.queries.js';
import { reportOrSignInAgain } from '../sign-in-again.js';

const DAY_MS = 86_400_000;
const LIFETIMES = [
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
  { days: 365, label: 'One year' },
] as const;

/** What was typed before a fresh sign-in was asked for. The time of expiry is then another one, so it is held by its place. */
export interface HeldToken {
  readonly name: string;
  readonly scopes: AccessTokenForm['scopes'];
  /** Of LIFETIMES; beyond them, none. */
  readonly lifetime: number;
}

interface NewTokenDialogProps {
  /** Where what is typed is held. */
  readonly heldAs: string;
  readonly held: HeldToken;
  readonly onClose: () => void;
}

/** Makes a token, and shows it this once. */
export function NewTokenDialog({ heldAs, held, onClose }: NewTokenDialogProps) {
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
          held={held}
          isPending={creation.isPending}
          onSubmit={(form, typed) =>
            whenSettled(creation.mutateAsync(form), {
              onError: (error) => reportOrSignInAgain(error, 'access-tokens', { name: heldAs, values: typed }),
            })
          }
        />
      ) : (
        <TokenShown token={token} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface TokenFormProps {
  readonly held: HeldToken;
  readonly isPending: boolean;
  readonly onSubmit: (form: AccessTokenForm, typed: HeldToken) => void;
}

function TokenForm({ held, isPending, onSubmit }: TokenFormProps) {
  const [now] = useState(() => Date.now());
  const lifetimes = LIFETIMES.map(({ days, label }) => ({ label, value: new Date(now + days * DAY_MS).toISOString() }));
  const { register, handleSubmit, formState } = useForm<AccessTokenForm>({
    resolver: zodResolver(AccessTokenForm),
    defaultValues: { name: held.name, scopes: held.scopes, expiresAt: lifetimes[held.lifetime]?.value ?? null },
  });
  const send = handleSubmit((form) => {
    const chosen = lifetimes.findIndex(({ value }) => value === form.expiresAt);
    onSubmit(form, { name: form.name, scopes: form.scopes, lifetime: chosen < 0 ? LIFETIMES.length : chosen });
  });
  const { errors } = formState;
  const id = useId();
  const lifetime = register('expiresAt', { setValueAs: (value: string | null) => value || null });
  return (
    <form noValidate onSubmit={send} aria-label="Access token" className="flex flex-col gap-5">
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
