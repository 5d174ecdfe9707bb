import { Checkbox } from '../form/checkbox.js';
import { Dialog } from '../overlay/dialog.js';
import { turnShortcuts, useShortcutsOn } from './shortcuts-setting.js';

export interface Shortcut {
  readonly keys: string;
  readonly does: string;
}

interface ShortcutsDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly shortcuts: readonly Shortcut[];
}

/** All keys of a queue, and the switch that turns the single ones off. */
export function ShortcutsDialog({ open, onOpenChange, shortcuts }: ShortcutsDialogProps) {
  const isOn = useShortcutsOn();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="sm" title="Keyboard Shortcuts">
      <table className="w-full text-left">
        <thead className="text-sm text-muted">
          <tr>
            <th scope="col" className="pr-6 pb-2 font-medium">
              Key
            </th>
            <th scope="col" className="pb-2 font-medium">
              What it does
            </th>
          </tr>
        </thead>
        <tbody>
          {shortcuts.map(({ keys, does }) => (
            <tr key={keys} className="border-t border-line">
              <th scope="row" className="py-2 pr-6 font-normal whitespace-nowrap">
                <kbd className="rounded-sm border border-edge bg-sunken px-2 py-0.5 font-semibold">{keys}</kbd>
              </th>
              <td className="py-2">{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Checkbox
        className="mt-4"
        label="Single-key shortcuts"
        hint="Off, only Enter and Escape work, and every action has its button. This browser remembers it."
        checked={isOn}
        onChange={({ target }) => turnShortcuts(target.checked)}
      />
    </Dialog>
  );
}
