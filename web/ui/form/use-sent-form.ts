import type { SyntheticEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { dropDraft } from '../../lib/form/draft.js';
import { useIdempotencyKey } from '../../lib/form/idempotency-key.js';
import { refusalOf } from '../../lib/form/refusal.js';
import { whenSettled } from '../../lib/form/when-settled.js';
import { toast } from '../overlay/toast-store.js';

interface Mutation<Checked, Answer> {
  readonly mutateAsync: (sent: { readonly form: Checked; readonly key: string }) => Promise<Answer>;
  readonly isPending: boolean;
}

interface Failing<Name = string> {
  /** The toast's text unless the server gives a reason. */
  readonly failure: string;
  /** The toast's title; 'Error' by default. */
  readonly failureTitle?: string | undefined;
  /** Called instead of the toast if the session has ended. */
  readonly onSignedOut?: (() => void) | undefined;
  /** Called with the fields that the server named, such as to open the step that contains them. */
  readonly onFieldErrors?: ((names: readonly Name[]) => void) | undefined;
}

interface Sending<Checked, Answer, Name> extends Failing<Name> {
  /** The draft to drop once the form is sent. */
  readonly draft?: string | undefined;
  readonly onSuccess: (answer: Answer, sent: Checked) => void;
}

/**
 * Sends a form's checked values at most once, however often the form is submitted unchanged, and reports the outcome.
 */
export function useSending<T extends FieldValues, C, Checked, Sent, Answer>(
  form: UseFormReturn<T, C, Checked>,
  { mutateAsync, isPending }: Mutation<Sent, Answer>,
  { draft, onSuccess, ...failing }: Sending<Sent, Answer, FieldPath<T>>,
) {
  const keyOf = useIdempotencyKey();
  const send = (sent: Sent): void =>
    whenSettled(mutateAsync({ form: sent, key: keyOf(sent) }), {
      onSuccess: (answer) => {
        if (draft !== undefined) dropDraft(draft);
        onSuccess(answer, sent);
      },
      onError: (error) => showRefusal(form, error, failing),
    });
  return { send, isPending };
}

/** Like `useSending`, for forms that are sent as checked: `submit` is for the form element. */
export function useSentForm<T extends FieldValues, C, Checked, Answer>(
  form: UseFormReturn<T, C, Checked>,
  mutation: Mutation<Checked, Answer>,
  options: Sending<Checked, Answer, FieldPath<T>>,
) {
  const { send, isPending } = useSending(form, mutation, options);
  const submit = (event: SyntheticEvent): void => void form.handleSubmit(send)(event);
  return { submit, send, isPending };
}

/** Shows why a form was refused: at the fields that the server names, and as a toast. */
export function showRefusal<T extends FieldValues, C, Checked>(
  form: UseFormReturn<T, C, Checked>,
  error: unknown,
  { failure, failureTitle = 'Error', onSignedOut, onFieldErrors }: Failing<FieldPath<T>>,
): void {
  const { status, sentence } = refusalOf(error);
  if (status === 401 && onSignedOut !== undefined) return onSignedOut();
  const names = showFieldErrors(form, error);
  onFieldErrors?.(names);
  toast({ tone: 'danger', title: failureTitle, description: sentence ?? failure });
}

/** Shows the server's errors at their fields, focuses the first, and returns the names of the fields. */
export function showFieldErrors<T extends FieldValues, C, Checked>(
  { getValues, setError }: Pick<UseFormReturn<T, C, Checked>, 'getValues' | 'setError'>,
  error: unknown,
): FieldPath<T>[] {
  const { fields } = refusalOf(error);
  const values = getValues();
  const known = fields.map(({ path, message }) => ({ name: nameOf(path, values), message }));
  const wrong = Object.keys(values).filter((field) => known.some(({ name }) => isWithin(name, field)));
  const named = wrong.flatMap((field) => known.filter(({ name }) => isWithin(name, field)).map(({ name }) => name));
  for (const [index, name] of ([...new Set(named)] as FieldPath<T>[]).entries()) {
    const messages = known.filter((each) => each.name === name).map(({ message }) => message);
    setError(name, { type: 'server', message: messages.join(' ') }, { shouldFocus: index === 0 });
  }
  return wrong as FieldPath<T>[];
}

const isWithin = (name: string, field: string): boolean => name === field || name.startsWith(`${field}.`);

/** Returns the field of a path: 'images' for 'images.0', and 'policy.maxPets' for a field in a group. */
function nameOf(path: string, values: FieldValues): string {
  const [first = path, second] = path.split('.');
  const group: unknown = values[first];
  const isInGroup = second !== undefined && typeof group === 'object' && group !== null && !Array.isArray(group);
  return isInGroup && second in group ? `${first}.${second}` : first;
}
