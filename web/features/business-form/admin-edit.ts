import { useRef, useState } from 'react';
import type { AdminBusiness } from '../../../interfaces/contract/business/business-form.js';
import { FIELD_LABEL, type BusinessContent } from '../../../interfaces/contract/shared/words.js';
import { dropDraft, keepDraft, readDraft } from '../../lib/form/draft.js';
import { errorOf, requiredText } from '../../ui/queue/form/reason-form.js';
import { differingFields, valuesOf, type ListingForm } from './listing-values.js';

/** The listing as administrators edit it: the public values, because the owner's changes still wait for approval. */
export const withoutPending = (business: AdminBusiness): AdminBusiness => ({ ...business, pendingChanges: null });

const RULE = requiredText('Please provide a reason.');

/** The reason for an edit. Its draft outlasts a reload, like the form's. */
export function useEditReason(id: number) {
  const draft = `admin-business:${String(id)}:reason`;
  const [text, setText] = useState(() => {
    const kept = readDraft(draft);
    return typeof kept === 'string' ? kept : '';
  });
  const field = useRef<HTMLTextAreaElement>(null);
  const [isChecked, setChecked] = useState(false);
  const error = errorOf(RULE, text);
  return {
    text,
    field,
    error: isChecked ? error : undefined,
    type: (typed: string): void => {
      setText(typed);
      keepDraft(draft, typed);
    },
    /** Shows what is wrong with the reason, and returns whether it is valid. */
    check: (): boolean => {
      setChecked(true);
      return error === undefined;
    },
    drop: (): void => dropDraft(draft),
  };
}

/** The changes of a listing that happened while it was edited. */
export interface EditConflict {
  /** The changed fields in words. */
  readonly changed: readonly string[];
  /** Those that the administrator changed, too. */
  readonly both: readonly string[];
}

/**
 * Fills the form with the current values of a listing that changed while it was edited. Keeps what the administrator
 * typed, and returns what changed.
 */
export function showCurrent(form: ListingForm, before: AdminBusiness, now: AdminBusiness): EditConflict {
  const [old, current] = [valuesOf(withoutPending(before)), valuesOf(withoutPending(now))];
  const typed = form.getValues();
  const own = differingFields(old, typed);
  const changed = differingFields(old, current);
  form.reset(current);
  for (const field of own) form.setValue(field, typed[field], { shouldDirty: true, shouldTouch: true });
  return { changed: wordsOf(changed), both: wordsOf(changed.filter((field) => own.includes(field))) };
}

const LABELS: Readonly<Record<string, string>> = {
  ...(FIELD_LABEL satisfies Record<keyof BusinessContent, string>),
  ...{ latitude: 'pin', longitude: 'pin', tier: 'plan' },
};

const wordsOf = (fields: readonly string[]): readonly string[] => [
  ...new Set(fields.map((field) => LABELS[field] ?? field)),
];
