import { Dialog } from '../overlay/dialog.js';
import { ShortcutTable, SingleKeysSwitch, type Shortcut } from '../palette/shortcut-table.js';

export type { Shortcut };

interface ShortcutsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly shortcuts: readonly Shortcut[];
}

/** All shortcuts of a queue, and the switch that turns off single keys. */
export function ShortcutsDialog({ open, onClose, shortcuts }: ShortcutsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} size="sm" title="Keyboard shortcuts">
      <ShortcutTable shortcuts={shortcuts} />
      <div className="mt-4">
        <SingleKeysSwitch />
      </div>
    </Dialog>
  );
}
