import { Checkbox } from '../form/checkbox.js';
import { Dialog } from '../overlay/dialog.js';
import { setShortcutsOn, useShortcutsOn } from './shortcuts-setting.js';

export interface Shortcut {
  readonly keys: string;
  readonly action: string;
}

interface ShortcutsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly shortcuts: readonly Shortcut[];
}

/** All shortcuts of a queue, and the switch that turns off single keys. */
export function ShortcutsDialog({ open, onClose, shortcuts }: ShortcutsDialogProps) {
  const isOn = useShortcutsOn();
  return (
    <Dialog open={open} onClose={onClose} size="sm" title="Keyboard shortcuts">
      <table className="w-full text-left">
        <thead className="text-sm text-muted">
          <tr>
            <th scope="col" className="pr-6 pb-2 font-medium">
              Key
            </th>
            <th scope="col" className="pb-2 font-medium">
              Action
            </th>
          </tr>
        </thead>
        <tbody>
          {shortcuts.map(({ keys, action }) => (
            <tr key={keys} className="border-t border-line">
              <th scope="row" className="py-2 pr-6 font-normal whitespace-nowrap">
                <kbd className="rounded-sm border border-edge bg-sunken px-2 py-0.5 font-semibold">{keys}</kbd>
              </th>
              <td className="py-2">{action}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Checkbox
        className="mt-4"
        label="Single-key shortcuts"
        hint="When off, only Enter and Esc work; every action still has a button. Saved in this browser."
        checked={isOn}
        onChange={({ target }) => setShortcutsOn(target.checked)}
      />
    </Dialog>
  );
}
