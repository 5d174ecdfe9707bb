import { useEffect } from 'react';

interface Shortcuts {
  readonly isOn: boolean;
  /** The action of each key. */
  readonly keys: Readonly<Record<string, () => void>>;
}

/** Keys that repeat while held down. */
const REPEATED = new Set(['j', 'k']);

/** Elements in which keys type or choose something; a checkbox only uses the space bar. */
const TYPED_IN = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';

/** Page-wide single-key shortcuts. Ignored while typing, with Ctrl, Alt, or Meta, and behind a dialog or menu. */
export function useShortcuts({ isOn, keys }: Shortcuts): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent): void => {
      const act = keys[event.key.toLowerCase()];
      if (act === undefined || isMeantElsewhere(event) || (event.repeat && !REPEATED.has(event.key))) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}

function isMeantElsewhere(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (target instanceof HTMLElement && target.closest(TYPED_IN) !== null) return true;
  return document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
}
