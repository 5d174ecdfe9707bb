import { useEffect } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { dropDraft, keepDraft, readDraft } from './draft.js';

/** Time limit for returning from sign-in, in ms; older values are dropped. */
const KEPT_MS = 15 * 60_000;

/**
 * Keeps a form's values during the sign-in that sending it requires. Unlike a draft, they may contain an email address
 * or phone number, so they can be read only once and within minutes. Never pass a password. `name` must be unique per
 * form and member. Browser only.
 */
export function keepValuesOverSignIn(name: string, values: object): void {
  keepDraft(`held:${name}`, { at: Date.now(), values });
}

/**
 * Returns the kept values and deletes them; null if there are none or they have expired. The form must check their
 * shape.
 */
export function takeValuesAfterSignIn(name: string): Readonly<Record<string, unknown>> | null {
  const storedValues = readDraft(`held:${name}`) as { at?: unknown; values?: unknown } | null;
  dropDraft(`held:${name}`);
  const isRecent = typeof storedValues?.at === 'number' && Date.now() - storedValues.at < KEPT_MS;
  return isRecent && typeof storedValues.values === 'object'
    ? (storedValues.values as Readonly<Record<string, unknown>>)
    : null;
}

/** Restores a form's text fields after a sign-in. Define `fields` outside the component. */
export function useValuesAfterSignIn<T extends FieldValues, C, O>(
  name: string,
  { setValue }: Pick<UseFormReturn<T, C, O>, 'setValue'>,
  fields: readonly FieldPath<T>[],
): void {
  useEffect(() => {
    const storedValues = takeValuesAfterSignIn(name);
    for (const field of fields) {
      const text = storedValues?.[field];
      if (typeof text === 'string') setValue(field, text as FieldPathValue<T, typeof field>, { shouldDirty: true });
    }
  }, [name, setValue, fields]);
}
