import { useEffect, useEffectEvent } from 'react';

/** Returns whether the keyboard has a Command key. In its text fields, Ctrl+K deletes. Browser only. */
export const hasCommandKey = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

const OVERLAY = '[role="dialog"], [role="alertdialog"]';

/** Runs on Ctrl+K, or Command+K where there is that key, also while typing; `isOpen` says whether it opened a dialog. */
export function usePaletteKey(isOpen: boolean, toggle: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const { key, altKey, shiftKey, isComposing } = event;
    const modified = hasCommandKey() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
    if (!modified || altKey || shiftKey || isComposing || key.toLowerCase() !== 'k') return;
    event.preventDefault();
    if (event.repeat || (!isOpen && document.querySelector(OVERLAY) !== null)) return;
    toggle();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
