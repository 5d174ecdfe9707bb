import type { KeyboardEvent as PressedIn } from 'react';

const OVERLAYS = '[role="dialog"], [role="menu"]';

/** Escape events that a toast or a lower dialog has left to the overlay with the focus. */
const left = new WeakSet<Event>();

/**
 * For toasts. Radix gives Escape to the newest layer, so it would close a toast that appeared while a dialog or menu
 * was open, instead of that. If the focus is in an overlay, the event is left to it. A toast closes with its button,
 * with Escape inside it (F8), and after a time.
 */
export function leaveToOverlay(event: KeyboardEvent): void {
  if (!(event.target instanceof Element) || event.target.closest(OVERLAYS) === null) return;
  left.add(event);
  event.preventDefault();
}

/**
 * For dialogs that others open over. Radix tells them slightly too late that another layer handles keys, although that
 * layer already has the focus; the event is left to it.
 */
export function leaveToOverlayOver(own: Element | null, event: KeyboardEvent): void {
  if (event.target instanceof Element && event.target.closest(OVERLAYS) !== own) leaveToOverlay(event);
}

/** For dialogs and menus: closes them on an event that was left to them. Radix handles all others. */
export const closedByEscape =
  (close: () => void) =>
  ({ nativeEvent }: PressedIn): void => {
    if (left.delete(nativeEvent)) close();
  };
