import { Field } from '../form/field.js';
import { Textarea } from '../form/textarea.js';

interface ReasonFieldProps {
  readonly label: string;
  readonly hint: string;
  /** At most so many characters. */
  readonly limit: number;
  readonly isOptional: boolean;
  readonly reason: string;
  readonly error: string | null;
  readonly type: (reason: string) => void;
}

/** Where a reason is typed. */
export function ReasonField({ label, hint, limit, isOptional, reason, error, type }: ReasonFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      required={!isOptional}
      error={error ?? undefined}
      counter={{ value: reason.length, limit }}
    >
      {(control) => (
        <Textarea {...control} rows={3} value={reason} onChange={({ currentTarget }) => type(currentTarget.value)} />
      )}
    </Field>
  );
}
