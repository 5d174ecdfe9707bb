import { useState, type FormEvent } from 'react';
import type { ButtonVariant } from '../../ui/button.js';
import { Field } from '../../ui/form/field.js';
import { Input } from '../../ui/form/input.js';
import { refusalOf } from '../../lib/form/refusal.js';
import { SecretForm } from './secret-form.js';

interface CodeFormProps {
  readonly label: string;
  readonly hint: string;
  readonly action: string;
  readonly variant?: ButtonVariant | undefined;
  readonly pending: boolean;
  /** The error of the last attempt. */
  readonly error: Error | null;
  readonly onSend: (code: string) => void;
}

/** A code field with its button. */
export function CodeForm({ label, hint, action, variant, pending, error, onSend }: CodeFormProps) {
  const [code, setCode] = useState('');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (code.trim() !== '') onSend(code);
  };
  return (
    <SecretForm
      onSubmit={send}
      aria-label={action}
      action={action}
      button={{ variant, pending, disabled: code.trim() === '' }}
    >
      <Field label={label} hint={hint} required error={error === null ? undefined : messageOf(error)}>
        {(control) => (
          <Input
            {...control}
            value={code}
            onChange={({ target }) => setCode(target.value)}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
    </SecretForm>
  );
}

const messageOf = (error: Error): string =>
  refusalOf(error).fields.find(({ path }) => path === 'code')?.message ?? error.message;
