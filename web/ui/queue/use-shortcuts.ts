import { useEffect } from 'react';

interface Shortcuts {
  readonly isOn: boolean;
  /** What each single key does. */
  readonly keys: Readonly<Record<string, () => void>>;
}

/** Keys that may be held down. */
const REPEATED = new Set(['j', 'k']);

/** Where keys mean letters or choices; a box that is ticked takes none but the space bar. */
const TYPED_IN = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';

/** Single keys on the whole page; not while somebody types, with Ctrl, Alt or Meta, or behind a dialog or a menu. */
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
