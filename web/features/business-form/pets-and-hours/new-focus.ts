import { useRef, type RefCallback } from 'react';
import type { Span } from '../../../../interfaces/contract/policy/policy-words.js';

/** Hours that were added, but not typed yet. */
export const NEW_SPAN: Span = { from: '', to: '' };

/** Moves the focus to a line that was added, and to the button that adds lines when one is removed. */
export function useNewFocus() {
  const wanted = useRef<number | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const refOfNew =
    (index: number): RefCallback<HTMLInputElement> =>
    (input) => {
      if (input === null || wanted.current !== index) return;
      wanted.current = null;
      input.focus();
    };
  return {
    refOfNew,
    refOfAdd: addButton,
    focusNew: (index: number): void => {
      wanted.current = index;
    },
    focusAdd: (): void => addButton.current?.focus(),
  };
}
