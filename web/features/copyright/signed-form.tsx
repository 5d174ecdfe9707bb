import { useId, type ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { COPYRIGHT_LIMITS } from '../../../interfaces/contract/shared/words.js';
import { Checkbox } from '../../ui/form/checkbox.js';
import { FieldError } from '../../ui/form/field-error.js';
import { FormInput, FormTextarea } from '../../ui/form/form-field.js';
import { FormSection } from '../../ui/form/form-section.js';

interface SignedFormProps<T extends FieldValues, C, Checked> {
  /** A form with `postalAddress` and `signature`. */
  readonly form: UseFormReturn<T, C, Checked>;
}

export function PostalAddress<T extends FieldValues, C, Checked>({ form }: SignedFormProps<T, C, Checked>) {
  const name = 'postalAddress' as FieldPath<T>;
  return (
    <FormTextarea
      form={form}
      name={name}
      label="Postal address"
      required
      limit={COPYRIGHT_LIMITS.postalAddress}
      rows={3}
      autoComplete="street-address"
    />
  );
}

interface SignedStatementsProps<T extends FieldValues, C, Checked> extends SignedFormProps<T, C, Checked> {
  /** The statements that the law requires, by the field that confirms each. */
  readonly statements: Readonly<Record<string, string>>;
  /** Fields above the statements. */
  readonly children?: ReactNode;
}

/** A section with statements to confirm and the signature. */
export function SignedStatements<T extends FieldValues, C, Checked>(props: SignedStatementsProps<T, C, Checked>) {
  const { form, statements, children } = props;
  const signature = 'signature' as FieldPath<T>;
  return (
    <FormSection title="Your statements">
      {children}
      {Object.entries(statements).map(([name, statement]) => (
        <StatementBox key={name} form={form} name={name as FieldPath<T>} statement={statement} />
      ))}
      <FormInput
        form={form}
        name={signature}
        label="Signature"
        required
        hint="Type your full name."
        autoComplete="off"
      />
    </FormSection>
  );
}

interface StatementBoxProps<T extends FieldValues, C, Checked> extends SignedFormProps<T, C, Checked> {
  readonly name: FieldPath<T>;
  readonly statement: string;
}

function StatementBox<T extends FieldValues, C, Checked>(props: StatementBoxProps<T, C, Checked>) {
  const { form, name, statement } = props;
  const id = useId();
  const error = form.getFieldState(name, form.formState).error?.message;
  return (
    <div>
      <Checkbox
        label={statement}
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
