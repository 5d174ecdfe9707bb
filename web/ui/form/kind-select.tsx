import { useEffect, useMemo } from 'react';
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import { kindLabel, kindsOf, type Category } from '../../../interfaces/contract/shared/words.js';
import { FormSelect } from './form-field.js';
import type { Option } from './select.js';

function kindOptions(category: Category | ''): readonly Option[] {
  const kinds = category === '' ? [] : kindsOf(category);
  return [
    { value: '', label: category === '' ? 'Select a category first' : 'Not specified' },
    ...kinds.map((kind) => ({ value: kind, label: kindLabel(kind) })),
  ];
}

interface KindSelectProps<T extends FieldValues> {
  readonly form: Pick<UseFormReturn<T>, 'register' | 'formState' | 'getFieldState' | 'getValues' | 'setValue'>;
  readonly name: FieldPath<T>;
  readonly category: Category | '';
}

/** Chooses a kind of place of the category. A kind of another category is removed. */
export function KindSelect<T extends FieldValues>({ form, name, category }: KindSelectProps<T>) {
  const { getValues, setValue } = form;
  const options = useMemo(() => kindOptions(category), [category]);
  useEffect(() => {
    const kind: unknown = getValues(name);
    if (!options.some(({ value }) => value === kind)) setValue(name, '' as PathValue<T, FieldPath<T>>);
  }, [getValues, setValue, name, options]);
  // A new control shows the stored kind, whose option did not exist before.
  return <FormSelect key={category} form={form} name={name} label="Kind of place" options={options} />;
}
