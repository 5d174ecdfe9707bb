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
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {SHORTCUTS.map(({ title, shortcuts }) => (
          <Card as="section" key={title} aria-label={title} className="flex flex-col gap-3">
            <h2 className="text-lg">{title}</h2>
            <ShortcutTable shortcuts={shortcuts} label={title} />
          </Card>
        ))}
      </div>
    </>
  );
}
