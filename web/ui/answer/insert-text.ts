/** Ends with white space, or is empty. */
const IS_APART = /(?:^|\s)$/u;

/** Returns an inserted text with the blank lines that set it apart from the text around it. */
export function setApart(before: string, inserted: string, after: string): string {
  const gap = IS_APART.test(before) ? '' : '\n\n';
  const end = after === '' || /^\s/u.test(after) ? '' : '\n\n';
  return `${gap}${inserted}${end}`;
}

/**
 * Inserts a text at the cursor of a field and focuses the field. Browsers record the change as one step of Ctrl+Z. In a
 * browser that can't, `onType` gets the whole text.
 */
export function insertText(field: HTMLTextAreaElement, text: string, onType: (text: string) => void): void {
  const { value, selectionStart, selectionEnd } = field;
  const [before, after] = [value.slice(0, selectionStart), value.slice(selectionEnd)];
  const inserted = setApart(before, text, after);
  field.focus();
  field.setSelectionRange(selectionStart, selectionEnd);
  // Deprecated, but the only way to insert text that all browsers can undo. React gets its input event.
  const isInserted = typeof document.execCommand === 'function' && document.execCommand('insertText', false, inserted);
  if (!isInserted) onType(`${before}${inserted}${after}`);
}
