import { useEffect } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { dropDraft, keepDraft, readDraft } from './draft.js';

/** A sign-in takes no longer, in ms; what waits longer is forgotten. */
const HELD_MS = 15 * 60_000;

/**
 * Holds what was typed into a form whose sending asks for a fresh sign-in, for the way there and back. Unlike a draft
 * it may be an email address or a telephone number, so it is given back once and only for minutes; never a password.
 * `name` tells forms and members apart. Browser only.
 */
export function holdValues(name: string, values: object): void {
  keepDraft(`held:${name}`, { at: Date.now(), values });
}

/** What was held, once; null where nothing was, or too long ago. Its shape is the form's to check. */
export function takeHeldValues(name: string): Readonly<Record<string, unknown>> | null {
  const held = readDraft(`held:${name}`) as { at?: unknown; values?: unknown } | null;
  dropDraft(`held:${name}`);
  const isRecent = typeof held?.at === 'number' && Date.now() - held.at < HELD_MS;
  return isRecent && typeof held.values === 'object' ? (held.values as Readonly<Record<string, unknown>>) : null;
}

/** Gives a form back what was held of its fields of text; `fields` from outside the component. */
export function useHeldValues<T extends FieldValues, C, O>(
  name: string,
  { setValue }: Pick<UseFormReturn<T, C, O>, 'setValue'>,
  fields: readonly FieldPath<T>[],
): void {
  useEffect(() => {
    const held = takeHeldValues(name);
    for (const field of fields) {
      const text = held?.[field];
      if (typeof text === 'string') setValue(field, text as FieldPathValue<T, typeof field>, { shouldDirty: true });
    }
  }, [name, setValue, fields]);
}
