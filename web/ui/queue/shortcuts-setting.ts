import { useSyncExternalStore } from 'react';
import { SHORTCUTS_SETTING } from '../../lib/browser/shortcuts-setting-name.js';

const watchers = new Set<() => void>();
let chosen: boolean | null = null;

function read(): boolean {
  try {
    chosen ??= localStorage.getItem(SHORTCUTS_SETTING) !== 'off';
  } catch {
    chosen ??= true;
  }
  return chosen;
}

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

/**
 * Returns whether single-key shortcuts are on, as stored in this browser. People who dictate, or who press keys by
 * accident, can turn them off.
 */
export function useShortcutsOn(): boolean {
  return useSyncExternalStore(watch, read, () => true);
}

/** Stores the choice. Browser only. */
export function setShortcutsOn(on: boolean): void {
  chosen = on;
  try {
    localStorage.setItem(SHORTCUTS_SETTING, on ? 'on' : 'off');
  } catch {
    // Without storage, it applies until the page is closed.
  }
  for (const each of watchers) each();
}
