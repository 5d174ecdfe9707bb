import { useId } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { Checkbox } from '../../ui/form/checkbox.js';
import { FieldError } from '../../ui/form/field-error.js';

interface StatementBoxProps<T extends FieldValues> {
  readonly form: Pick<UseFormReturn<T>, 'register' | 'formState' | 'getFieldState'>;
  readonly name: FieldPath<T>;
  /** The statement to confirm. */
  readonly children: string;
}

/** A checkbox for a statement that the law requires. */
export function StatementBox<T extends FieldValues>({ form, name, children }: StatementBoxProps<T>) {
  const id = useId();
  const error = form.getFieldState(name, form.formState).error?.message;
  return (
    <div>
      <Checkbox
        label={children}
        aria-required="true"
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : id}
        {...form.register(name)}
      />
      {error !== undefined && (
        <div className="text-sm">
          <FieldError id={id}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
