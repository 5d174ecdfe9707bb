import { useEffect } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { dropDraft, keepDraft, readDraft } from './draft.js';

type Form<T extends FieldValues, C, O> = Pick<UseFormReturn<T, C, O>, 'subscribe' | 'setValue'>;

/**
 * Keeps what is typed into a form that changes something stored: a reload brings it back, and what equals the stored
 * values (as after a save and `reset`) is forgotten. `fields` names what may be kept; give it from outside the
 * component. `name` tells forms and members apart.
 */
export function useFormDraft<T extends FieldValues, C, O>(
  name: string,
  { subscribe, setValue }: Form<T, C, O>,
  fields: readonly FieldPath<T>[],
): void {
  useEffect(() => {
    const kept = readDraft(name);
    const typedBefore = new Map(Object.entries(typeof kept === 'object' && kept !== null ? kept : {}));
    for (const field of fields) {
      if (!typedBefore.has(field)) continue;
      setValue(field, typedBefore.get(field) as FieldPathValue<T, typeof field>, { shouldDirty: true });
    }
    return subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, defaultValues }) => {
        // Lists are equal by what is in them.
        const typed = fields.filter(
          (field) => JSON.stringify(values[field]) !== JSON.stringify(defaultValues?.[field]),
        );
        if (typed.length === 0) dropDraft(name);
        else keepDraft(name, Object.fromEntries(typed.map((field) => [field, values[field] as unknown])));
      },
    });
  }, [name, subscribe, setValue, fields]);
}
