import { useId, useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { Copy } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { AccessTokenForm } from '../../../../interfaces/contract/account/account-access.js';
import { whenSettled } from '../../../lib/form/when-settled.js';
import { UnlessRestricted } from '../../../ui/account/restriction-note.js';
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

/** Values typed before a required sign-in. Keeps the index of the lifetime, because its date will have changed. */
export interface TokenDraft {
  readonly name: string;
  readonly scopes: AccessTokenForm['scopes'];
  /** Index in LIFETIMES; an index past the end means no expiry. */
  readonly lifetime: number;
}

interface NewTokenDialogProps {
  /** Key under which the values are kept during a sign-in. */
  readonly valuesKey: string;
  readonly memberId: string;
  readonly values: TokenDraft;
  readonly onClose: () => void;
}

/** Creates a token and shows it once. */
export function NewTokenDialog({ valuesKey, memberId, values, onClose }: NewTokenDialogProps) {
  const creation = useTokenCreation();
  const token = creation.data?.token;
  return (
    <Dialog onClose={onClose} title={token === undefined ? 'Create access token' : 'Your new access token'}>
      {token === undefined ? (
        <UnlessRestricted purpose="create access tokens">
          <TokenForm
            values={values}
            isPending={creation.isPending}
            onSubmit={(form, typed) =>
              whenSettled(creation.mutateAsync(form), {
                onError: (error) =>
                  reportOrSignInAgain(error, 'access-tokens', { name: valuesKey, memberId, values: typed }),
              })
            }
          />
        </UnlessRestricted>
      ) : (
        <TokenShown token={token} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface TokenFormProps {
  readonly values: TokenDraft;
  readonly isPending: boolean;
  readonly onSubmit: (form: AccessTokenForm, typed: TokenDraft) => void;
}

function TokenForm({ values, isPending, onSubmit }: TokenFormProps) {
  const [now] = useState(() => Date.now());
  const lifetimes = LIFETIMES.map(({ days, label }) => ({ label, value: new Date(now + days * DAY_MS).toISOString() }));
  const { register, handleSubmit, formState } = useForm<AccessTokenForm>({
    resolver: zodResolver(AccessTokenForm),
    defaultValues: { name: values.name, scopes: values.scopes, expiresAt: lifetimes[values.lifetime]?.value ?? null },
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
      <Field label="Name" hint="What it’s for, such as 'Backup script'." required error={errors.name?.message}>
        {(control) => <Input {...control} {...register('name')} autoComplete="off" />}
      </Field>
      <fieldset aria-describedby={errors.scopes ? `${id}-scopes` : undefined}>
        <legend className="mb-1 font-semibold">Permissions</legend>
        <Checkbox label="Read" hint="View everything you can view." value="read" {...register('scopes')} />
        <Checkbox label="Write" hint="Make changes on your behalf." value="write" {...register('scopes')} />
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
      toast({ tone: 'danger', title: 'Couldn’t copy', description: 'Select the token and copy it yourself.' });
    }
  };
  return (
    <div className="flex flex-col gap-5">
      <p>Copy it now. For your security, we won’t show it again.</p>
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
