import { useController } from 'react-hook-form';
import { useListingForm } from '../listing-values.js';
import { HoursEditor } from './hours-editor.js';

interface HoursFieldProps {
  readonly name: 'openingHours' | 'policy.petHours';
  readonly label: string;
  readonly hint: string;
}

/** Hours of the form, edited by the week or as text. */
export function HoursField({ name, label, hint }: HoursFieldProps) {
  const { field, fieldState } = useController({ control: useListingForm().control, name });
  return (
    <HoursEditor
      {...{ label, hint }}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      ref={field.ref}
    />
  );
}
