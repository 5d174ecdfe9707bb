import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  ADMIN_SEARCH_RESULTS,
  type AdminSearchResults,
} from '../../../interfaces/contract/administration/admin-search.js';
import { FindButton } from '../../../web/features/administration/find/find-button.js';
import { useOfferedKeys } from '../../../web/ui/palette/offered-keys.js';
import { apiOf, renderAt } from '../support/render.js';

const NOTHING: AdminSearchResults = { businesses: [], members: [], claims: [], feedback: [], reports: [] };

const done: string[] = [];

/** A page that offers the shortcuts of its item, which has the focus. */
function Page() {
  const keys = { a: () => done.push(`approved, with the focus in ${document.activeElement?.id ?? ''}`) };
  useOfferedKeys(keys, [
    { keys: 'a', action: 'Approve' },
    { keys: 'Enter', action: 'Show or hide details' },
  ]);
  return <button id="item">Item</button>;
}

function show(results: () => unknown = () => ADMIN_SEARCH_RESULTS) {
  const { client, calls } = apiOf({ '/api/admin/search': results });
  const rendered = renderAt(
    '/admin/claims',
    <main id="main">
      <FindButton />
      <Page />
    </main>,
    client,
  );
  return { ...rendered, calls };
}

const press = (key: string, options: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...options });
const openByKey = (): HTMLElement => {
  press('k', { ctrlKey: true });
  return screen.getByRole('combobox');
};
const type = (text: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value: text } });
const active = (): string | null => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '';
  const option = screen.getByRole('option', { selected: true });
  expect(option.id).toBe(id);
  return option.textContent;
};
const optionsOf = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

afterEach(() => {
  cleanup();
  done.length = 0;
});

describe('Find', () => {
  it('opens with Ctrl+K and the button, and closes with Escape and Ctrl+K, with the focus where it was', async () => {
    show();
    screen.getByRole('button', { name: 'Item' }).focus();
    expect(openByKey()).toHaveFocus();
    press('Escape');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Item' })).toHaveFocus());
    openByKey();
    press('k', { ctrlKey: true });
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: /^Find/ }));
    expect(screen.getByRole('combobox')).toHaveFocus();
  });

  it.each([
    ['without Ctrl', {}],
    ['with Shift', { ctrlKey: true, shiftKey: true }],
    ['with Alt', { ctrlKey: true, altKey: true }],
    ['with Command on other keyboards', { metaKey: true }],
    ['while composing', { ctrlKey: true, isComposing: true }],
  ])('stays closed on K %s', (_, options) => {
    show();
    press('k', options);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('offers the actions of the page and all pages before anything is typed, and calls nothing', () => {
    const { calls } = show();
    openByKey();
    expect(optionsOf('On this page')).toEqual(['Approve a']);
    expect(optionsOf('Pages')[0]).toMatch(/^Dashboard/);
    expect(active()).toBe('Approve a');
    type('c');
    expect(calls).toEqual([]);
  });

  it('moves through all results with the arrows, which go round, and with Home and End', () => {
    show();
    openByKey();
    const all = screen.getAllByRole('option').map(({ textContent }) => textContent);
    press('ArrowDown');
    expect(active()).toBe(all[1]);
    press('ArrowUp');
    press('ArrowUp');
    expect(active()).toBe(all.at(-1));
    press('ArrowDown');
    expect(active()).toBe(all[0]);
    press('End');
    expect(active()).toBe(all.at(-1));
    press('Home');
    expect(active()).toBe(all[0]);
  });

  it('shows what it found by kind, says how much, and searches once typing pauses', async () => {
    const { calls } = show();
    openByKey();
    type('mu');
    type('muddy');
    expect(screen.getByRole('status')).toHaveTextContent('Searching…');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('6 results'));
    expect(calls).toEqual(['/api/admin/search?query=muddy']);
    expect(optionsOf('Places')).toEqual(['The Muddy Paw Café Austin, TX, Listed', 'All listings with “muddy” ']);
    expect(optionsOf('Members')).toEqual(['Casey Rivera casey@example.com']);
    expect(optionsOf('Claims')).toEqual(['The Muddy Paw Café Claimed by Casey Rivera, Pending']);
    expect(optionsOf('Messages')).toEqual(['The map does not load Casey Rivera, Pending']);
    expect(optionsOf('Reports')).toEqual(['Review 1201 Open']);
    expect(screen.queryByRole('group', { name: 'Pages' })).toBeNull();
  });

  it.each([
    ['Places', 0, '/admin/businesses?search=42&item=42'],
    ['Places', 1, '/admin/businesses?search=muddy'],
    ['Members', 0, '/admin/members/0198c2f0-7d3a-7c11-9f00-2b6c5a1d4e77'],
    ['Claims', 0, '/admin/claims?item=12'],
    ['Messages', 0, '/admin/feedback?item=7'],
    ['Reports', 0, '/admin/reports?item=3'],
  ])('opens the result of %s number %i', async (group, index, path) => {
    const { address } = show();
    openByKey();
    type('muddy');
    const found = await screen.findByRole('group', { name: group });
    fireEvent.click(within(found).getAllByRole('option')[index]!);
    await waitFor(() => expect(address()).toBe(path));
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('opens a page by its name with Enter, and forgets the text when it is closed', async () => {
    const { address } = show(() => NOTHING);
    openByKey();
    type('AUDIT');
    expect(active()).toMatch(/^Audit log/);
    press('Enter');
    await waitFor(() => expect(address()).toBe('/admin/audit-log'));
    expect(openByKey()).toHaveValue('');
  });

  it('runs an action of the page after the focus is back', async () => {
    show();
    screen.getByRole('button', { name: 'Item' }).focus();
    openByKey();
    press('Enter');
    await waitFor(() => expect(done).toEqual(['approved, with the focus in item']));
  });

  it('says that nothing was found, and that the search failed', async () => {
    show(() => NOTHING);
    openByKey();
    type('zzz');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing found'));
    press('Enter');
    expect(screen.getByRole('combobox')).toHaveValue('zzz');
    cleanup();
    show(() => Response.json({ message: 'Busy' }, { status: 503 }));
    openByKey();
    type('zzz');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('We couldn’t search.'));
  });
});
