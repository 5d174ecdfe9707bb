import type { KeyboardEvent as PressedIn } from 'react';

const OVERLAYS = '[role="dialog"], [role="menu"]';

/** Presses of Escape that a toast or a dialog below has left to what the focus is in. */
const left = new WeakSet<Event>();

/**
 * For a toast. Radix gives Escape to what came last, and closes a toast that came while a dialog or a menu was open, which
 * then stays: where the focus is in one, the press is left to it. A toast closes by its own button, by Escape in it (F8), and
 * by time.
 */
export function leaveToOverlay(event: KeyboardEvent): void {
  if (!(event.target instanceof Element) || event.target.closest(OVERLAYS) === null) return;
  left.add(event);
  event.preventDefault();
}

/**
 * For a dialog over which others open: Radix tells it a moment late that another one has the keys, which has the focus by then;
 * a press in that one is left to it.
 */
export function leaveToOverlayOver(own: Element | null, event: KeyboardEvent): void {
  if (event.target instanceof Element && event.target.closest(OVERLAYS) !== own) leaveToOverlay(event);
}

/** For a dialog or a menu: closes it by a press that was left to it. All others are Radix's. */
export const closedByEscape =
  (close: () => void) =>
  ({ nativeEvent }: PressedIn): void => {
    if (left.delete(nativeEvent)) close();
  };
