import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Checkbox } from '../../ui/form/checkbox.js';
import { FieldError } from '../../ui/form/field-error.js';

interface StatementBoxProps {
  /** The sentence that is confirmed. */
  readonly children: string;
  readonly registered: UseFormRegisterReturn;
  readonly error: string | undefined;
}

/** A statement that the law asks for, to be confirmed. */
export function StatementBox({ children, registered, error }: StatementBoxProps) {
  const id = useId();
  return (
    <div>
      <Checkbox
        label={children}
        aria-required="true"
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : id}
        {...registered}
      />
      {error !== undefined && (
        <div className="text-sm">
          <FieldError id={id}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
