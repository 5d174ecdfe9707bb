import { useShortcutsOn } from '../queue/shortcuts-setting.js';
import { useShortcuts } from '../queue/use-shortcuts.js';
import { undoLatest } from './undo-decision.js';

/** The shortcut that undoes the last decision. */
export const UNDO_KEY = 'z';

/** Lets `z` undo the last decision, on every page for administrators. */
export function useUndoKey(): void {
  useShortcuts({ isOn: useShortcutsOn(), keys: { [UNDO_KEY]: () => void undoLatest() } });
}
