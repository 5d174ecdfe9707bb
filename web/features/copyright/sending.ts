import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { toast } from '../../ui/overlay/toast-store.js';
import { refusalOf } from './copyright.queries.js';

const UNEXPECTED = 500;

/** Says at the fields what the server refused, each once; what is of no field, or could not be sent, says a toast. */
export function sayRefusal<T extends FieldValues, C, O>(
  form: UseFormReturn<T, C, O>,
  fields: readonly FieldPath<T>[],
  error: unknown,
  usual: string,
): void {
  const { status, sentence, fields: wrong } = refusalOf(error);
  for (const field of fields) {
    const said = wrong.filter(({ path }) => path === field || path.startsWith(`${field}.`));
    if (said.length > 0) {
      form.setError(field, { type: 'server', message: said.map(({ message }) => message).join(' ') });
    }
  }
  const told = wrong.length > 0 ? 'Please look at what is marked.' : sentence;
  const description = status > 0 && status < UNEXPECTED ? (told ?? usual) : usual;
  toast({ tone: 'danger', title: 'Error', description });
}
