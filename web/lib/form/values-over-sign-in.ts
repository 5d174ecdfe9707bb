import { useEffect } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { draftNames, dropDraft, HELD, keepDraft, readDraft } from './draft.js';

/** Time limit for returning from sign-in, in ms; older values are dropped. */
const KEPT_MS = 15 * 60_000;

/**
 * Keeps a form's values during the sign-in that sending it requires. Unlike a draft, they may contain an email address
 * or phone number, so they can be read only once and within minutes. Never pass a password. `name` must be unique per
 * form and member; `memberId` is absent for visitors and administrators. Browser only.
 */
export function keepValuesOverSignIn(name: string, values: object, memberId?: string): void {
  keepDraft(HELD + name, { at: Date.now(), values, memberId });
}

/** Deletes the kept values of a form, such as when the member decides not to sign in. */
export function dropValuesOverSignIn(name: string): void {
  dropDraft(HELD + name);
}

/** Deletes the values that another member typed in this tab, and those that have expired. */
export function dropValuesOfOthers(memberId: string): void {
  for (const name of draftNames().filter((each) => each.startsWith(HELD))) {
    const kept = readDraft(name) as { at?: unknown; memberId?: unknown } | null;
    const isOthers = kept?.memberId !== undefined && kept.memberId !== memberId;
    if (isOthers || !isRecent(kept?.at)) dropDraft(name);
  }
}

const isRecent = (at: unknown): boolean => typeof at === 'number' && Date.now() - at < KEPT_MS;

/**
 * Returns the kept values and deletes them; null if there are none or they have expired. The form must check their
 * shape.
 */
export function takeValuesAfterSignIn(name: string): Readonly<Record<string, unknown>> | null {
  const storedValues = readDraft(HELD + name) as { at?: unknown; values?: unknown } | null;
  dropValuesOverSignIn(name);
  if (!isRecent(storedValues?.at) || typeof storedValues?.values !== 'object') return null;
  return storedValues.values as Readonly<Record<string, unknown>> | null;
}

/** Restores a form's text fields after a sign-in. Define `fields` outside the component. */
export function useValuesAfterSignIn<T extends FieldValues, C, O>(
  name: string,
  { setValue }: Pick<UseFormReturn<T, C, O>, 'setValue'>,
  fields: readonly FieldPath<T>[],
): void {
  useEffect(() => restore(takeValuesAfterSignIn(name), { setValue }, fields), [name, setValue, fields]);
}

/** Fills in a form's text fields with kept values. */
export function restore<T extends FieldValues, C, O>(
  values: Readonly<Record<string, unknown>> | null,
  { setValue }: Pick<UseFormReturn<T, C, O>, 'setValue'>,
  fields: readonly FieldPath<T>[],
): void {
  for (const field of fields) {
    const text = values?.[field];
    if (typeof text === 'string') setValue(field, text as FieldPathValue<T, typeof field>, { shouldDirty: true });
  }
}
