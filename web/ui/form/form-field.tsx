import type { ComponentProps, ReactNode } from 'react';
import {
  useWatch,
  type FieldPath,
  type FieldValues,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import { countCharacters } from '../../../interfaces/contract/shared/words.js';
import { Field, type FieldControl, type FieldProps } from './field.js';
import { Input } from './input.js';
import { Select } from './select.js';
import { Textarea } from './textarea.js';

interface FormFieldProps<T extends FieldValues> extends Omit<FieldProps, 'error' | 'className' | 'children'> {
  readonly form: Pick<UseFormReturn<T>, 'register' | 'formState' | 'getFieldState'>;
  readonly name: FieldPath<T>;
}

type Props<T extends FieldValues, Control> = FormFieldProps<T> & Omit<Control, keyof FormFieldProps<T>>;

/** An input of a form, with its label and error. */
export function FormInput<T extends FieldValues>(props: Props<T, ComponentProps<typeof Input>>) {
  const { field, control } = split(props);
  return <FormField {...field}>{(registered) => <Input {...registered} {...control} />}</FormField>;
}

type TextareaProps<T extends FieldValues, C, Checked> = Props<T, ComponentProps<typeof Textarea>> & {
  readonly form: Pick<UseFormReturn<T, C, Checked>, 'control'>;
  /** Maximum length in characters, without surrounding spaces; shown with a counter. */
  readonly limit?: number | undefined;
};

export function FormTextarea<T extends FieldValues, C, Checked>({ limit, ...props }: TextareaProps<T, C, Checked>) {
  const { field, control } = split(props);
  const text = String(useWatch({ control: props.form.control, name: props.name }) ?? '');
  const { counter = limit === undefined ? undefined : { value: countCharacters(text), limit } } = field;
  return <FormField {...{ ...field, counter }}>{(registered) => <Textarea {...registered} {...control} />}</FormField>;
}

export function FormSelect<T extends FieldValues>(props: Props<T, ComponentProps<typeof Select>>) {
  const { field, control } = split(props);
  return <FormField {...field}>{(registered) => <Select {...registered} {...control} />}</FormField>;
}

/** Separates the props of the field from those of its control. */
function split<T extends FieldValues, P extends FormFieldProps<T>>(props: P & FormFieldProps<T>) {
  const { form, name, label, hint, required, counter, ...control } = props;
  return { field: { form, name, label, hint, required, counter }, control };
}

interface Registered {
  readonly children: (control: FieldControl & UseFormRegisterReturn) => ReactNode;
}

function FormField<T extends FieldValues>({ form, name, children, ...field }: FormFieldProps<T> & Registered) {
  const { error } = form.getFieldState(name, form.formState);
  return (
    <Field {...field} error={error?.message}>
      {(control) => children({ ...control, ...form.register(name) })}
    </Field>
  );
}
