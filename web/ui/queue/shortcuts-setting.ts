import { useSyncExternalStore } from 'react';

/** Local storage's name for it. */
const KEY = 'queue-shortcuts';

const watchers = new Set<() => void>();
let chosen: boolean | null = null;

function read(): boolean {
  try {
    chosen ??= localStorage.getItem(KEY) !== 'off';
  } catch {
    chosen ??= true;
  }
  return chosen;
}

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

/** Whether single keys work the queues, as this browser remembers: who dictates, or rests a hand on the keys, turns them off. */
export function useShortcutsOn(): boolean {
  return useSyncExternalStore(watch, read, () => true);
}

/** Remembers the choice. Browser only. */
export function turnShortcuts(on: boolean): void {
  chosen = on;
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // It holds until the page is left.
  }
  for (const each of watchers) each();
}
