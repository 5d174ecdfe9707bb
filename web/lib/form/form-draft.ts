import { useEffect } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { dropDraft, keepDraft, readDraft } from './draft.js';

type Form<T extends FieldValues, C, O> = Pick<UseFormReturn<T, C, O>, 'subscribe' | 'setValue'>;

/**
 * Keeps a draft for a form that edits stored values. A reload restores it; values equal to the stored ones (as after a
 * save and `reset`) are dropped. `fields` lists what may be kept; define it outside the component. `name` must be
 * unique per form and member.
 */
export function useFormDraft<T extends FieldValues, C, O>(
  name: string,
  { subscribe, setValue }: Form<T, C, O>,
  fields: readonly FieldPath<T>[],
): void {
  useEffect(() => {
    const storedDraft = readDraft(name);
    const typedBefore = new Map(
      Object.entries(typeof storedDraft === 'object' && storedDraft !== null ? storedDraft : {}),
    );
    for (const field of fields) {
      if (!typedBefore.has(field)) continue;
      setValue(field, typedBefore.get(field) as FieldPathValue<T, typeof field>, { shouldDirty: true });
    }
    return subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, defaultValues }) => {
        // Compares lists by their content.
        const typed = fields.filter(
          (field) => JSON.stringify(values[field]) !== JSON.stringify(defaultValues?.[field]),
        );
        if (typed.length === 0) dropDraft(name);
        else keepDraft(name, Object.fromEntries(typed.map((field) => [field, values[field] as unknown])));
      },
    });
  }, [name, subscribe, setValue, fields]);
}
