import { Checkbox } from '../form/checkbox.js';
import { setShortcutsOn, useShortcutsOn } from '../queue/shortcuts-setting.js';

export interface Shortcut {
  readonly keys: string;
  readonly action: string;
}

/** A key as people see it on a keyboard. */
export function Key({ children }: { readonly children: string }) {
  return (
    <kbd className="rounded-sm border border-edge bg-sunken px-2 py-0.5 font-semibold whitespace-nowrap">
      {children}
    </kbd>
  );
}

/** Shortcuts and what they do. */
export function ShortcutTable({
  shortcuts,
  label,
}: {
  readonly shortcuts: readonly Shortcut[];
  readonly label?: string;
}) {
  return (
    <table aria-label={label} className="w-full text-left">
      <thead className="text-sm text-muted">
        <tr>
          <th scope="col" className="w-32 pr-6 pb-2 font-medium">
            Key
          </th>
          <th scope="col" className="pb-2 font-medium">
            Action
          </th>
        </tr>
      </thead>
      <tbody>
        {shortcuts.map(({ keys, action }) => (
          <tr key={`${keys} ${action}`} className="border-t border-line">
            <th scope="row" className="py-2 pr-6 font-normal whitespace-nowrap">
              <Key>{keys}</Key>
            </th>
            <td className="py-2">{action}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The switch that turns off single keys. */
export function SingleKeysSwitch() {
  const isOn = useShortcutsOn();
  return (
    <Checkbox
      label="Single-key shortcuts"
      hint="When off, only Enter and Esc work; every action still has a button. Saved in this browser."
      checked={isOn}
      onChange={({ target }) => setShortcutsOn(target.checked)}
    />
  );
}
