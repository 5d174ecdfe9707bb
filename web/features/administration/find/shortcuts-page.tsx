import { Card } from '../../../ui/page/card.js';
import { ShortcutTable, SingleKeysSwitch } from '../../../ui/palette/shortcut-table.js';
import { SHORTCUTS } from './shortcuts.js';

/** /admin/shortcuts: every keyboard shortcut, and the switch for those of a single key. */
export function ShortcutsPage() {
  return (
    <>
      <Card as="section" aria-label="Setting">
        <SingleKeysSwitch />
      </Card>
      <div className="gap-6 lg:columns-2">
        {SHORTCUTS.map(({ title, shortcuts }) => (
          <Card as="section" key={title} aria-label={title} className="mb-6 flex break-inside-avoid flex-col gap-3">
            <h2 className="text-lg">{title}</h2>
            <ShortcutTable shortcuts={shortcuts} label={title} />
          </Card>
        ))}
      </div>
    </>
  );
}
