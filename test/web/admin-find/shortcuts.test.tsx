import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { ShortcutsPage } from '../../../web/features/administration/find/shortcuts-page.js';
import { SHORTCUTS } from '../../../web/features/administration/find/shortcuts.js';
import { SHORTCUTS_SETTING } from '../../../web/lib/browser/shortcuts-setting-name.js';
import { setShortcutsOn } from '../../../web/ui/queue/shortcuts-setting.js';
import { renderAt } from '../support/render.js';

beforeEach(() => {
  setShortcutsOn(true);
});
afterEach(cleanup);

/** The queue of each folder of features. */
const QUEUES: Readonly<Record<string, string>> = {
  ...{ 'admin-appeals': 'Appeals', 'admin-approval': 'Business approval', 'admin-claims': 'Claims' },
  ...{ 'admin-copyright': 'Copyright', 'admin-duplicates': 'Duplicates', 'admin-feedback': 'Feedback' },
  ...{ 'admin-listings': 'All listings', 'admin-outgoing': 'Outgoing', 'admin-ownership': 'Ownership requests' },
  ...{ 'admin-policies': 'Pet policies', 'admin-reports': 'Reports', 'admin-verification': 'Business verification' },
};

/** Returns the keys that the actions in a folder have. */
function keysIn(folder: string): string[] {
  const path = `web/features/${folder}`;
  const source = readdirSync(path)
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => readFileSync(`${path}/${name}`, 'utf8'))
    .join('\n');
  const found = source.matchAll(/shortcut: '(\w)'|direct\('\w+', '(\w)'/g);
  return [...new Set([...found].map(([, key, direct]) => key ?? direct ?? ''))].toSorted();
}

describe('The page of keyboard shortcuts', () => {
  it.each(Object.entries(QUEUES))('lists the keys of all actions of %s, and no others', (folder, title) => {
    const listed = SHORTCUTS.find((group) => group.title === title)?.shortcuts.map(({ keys }) => keys) ?? [];
    expect(listed.toSorted()).toEqual(keysIn(folder));
  });

  it('covers every folder with shortcuts', () => {
    const folders = readdirSync('web/features').filter((name) => /^admin-/.test(name) && keysIn(name).length > 0);
    expect(folders).toEqual(Object.keys(QUEUES));
  });

  it('shows each queue as a table, and turns single keys off', () => {
    renderAt('/admin/shortcuts', <ShortcutsPage />);
    const claims = within(screen.getByRole('table', { name: 'Claims' }));
    expect(claims.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'KeyAction',
      'aApprove',
      'rReject',
    ]);
    const setting = screen.getByRole('checkbox', { name: /^Single-key shortcuts/ });
    fireEvent.click(setting);
    expect(setting).not.toBeChecked();
    expect(localStorage.getItem(SHORTCUTS_SETTING)).toBe('off');
  });
});
