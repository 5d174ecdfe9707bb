import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { IMPORT, IMPORT_LINE, IMPORT_UNDO_LINE, type Import } from '../../../interfaces/contract/import/import.js';
import { IMPORT_TOWN } from '../../../interfaces/contract/import/import-map.js';
import { Imports } from '../../../web/features/admin-import/imports.js';
import { apiOf, renderAt } from '../support/render.js';

const LIST = '/api/admin/imports';
const NOTHING = { removed: 0, restored: 0, separated: 0, shown: 0, hidden: 0, stayed: 0 };
const DONE: Import = { ...IMPORT, isDryRun: false, canUndo: true };

const undoOf = (undo: Partial<NonNullable<Import['undo']>>): Import => ({
  ...DONE,
  canUndo: false,
  undo: {
    ...{ state: 'waiting', progress: 0, counts: NOTHING, failure: null, startedBy: 'Grace', endedAt: null },
    ...undo,
  },
});

const counted = (items: readonly unknown[]) =>
  Response.json(items, { headers: { 'X-Total-Count': String(items.length) } });
const refusal = (message: string) =>
  Response.json({ message, code: 'IMPORT_MOVE_REFUSED', errors: [] }, { status: 409 });

function show(file: () => Import, more: Parameters<typeof apiOf>[0] = {}) {
  const { client, calls } = apiOf({
    [LIST]: () => counted([file()]),
    [`${LIST}/3`]: file,
    [`${LIST}/3/lines`]: () => counted([IMPORT_LINE]),
    [`${LIST}/3/towns`]: () => counted([IMPORT_TOWN, { ...IMPORT_TOWN, town: null, added: 1200 }]),
    [`${LIST}/3/undo/lines`]: () => counted([IMPORT_UNDO_LINE]),
    ...more,
  });
  renderAt('/admin/import?import=3', <Imports mapOf={(id) => <p>Map of import {id}</p>} />, client);
  return calls;
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
afterEach(cleanup);

describe('undoing an import on the import page', () => {
  it('asks first, starts, shows the progress, and then the result with what stayed', async () => {
    let file = DONE;
    const calls = show(() => file, {
      [`${LIST}/3/undo`]: () => (file = undoOf({ state: 'running', progress: 0.456 })),
    });
    await press('Undo Import');
    const dialog = await screen.findByRole('dialog', { name: 'Undo this import?' });
    expect(dialog).toHaveTextContent(/deleted permanently.*You can undo an import for 30 days\./);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Keep Import' }));
    expect(calls).not.toContain(`${LIST}/3/undo`);
    await press('Undo Import');
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Undo Import' }));
    expect(await screen.findByText('45% undone.')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Undo progress' })).toHaveAttribute('value', '0.456');
    expect(screen.queryByRole('button', { name: 'Undo Import' })).toBeNull();
    const counts = { ...NOTHING, removed: 1200, restored: 3, stayed: 1 };
    file = undoOf({ state: 'done', progress: 1, counts, endedAt: '2026-05-12T09:30:00.000Z' });
    const result = 'Undone: 1,200 deleted, 3 changed back, 1 stayed. Undone by Grace, May 12, 2026.';
    expect(await screen.findByText(result)).toBeVisible();
    const stayed = within(await screen.findByRole('list', { name: 'What stayed' }));
    expect(stayed.getByRole('listitem')).toHaveTextContent('Bark & BrewIt has an owner. It stays.');
    expect(stayed.getByRole('link', { name: 'Bark & Brew' })).toHaveAttribute('href', '/business/42');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('shows why an undo was refused', async () => {
    show(() => DONE, { [`${LIST}/3/undo`]: () => refusal('Ada is already undoing this import.') });
    await press('Undo Import');
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Undo Import' }));
    expect(await screen.findByText('Ada is already undoing this import.')).toBeVisible();
  });

  it('shows why an undo stopped, and offers to continue it', async () => {
    show(() => ({ ...undoOf({ state: 'failed', failure: 'Undoing started 5 times.' }), canUndo: true }));
    expect(await screen.findByText('Undoing started 5 times.')).toBeVisible();
    expect(screen.getByText('Undone in part: nothing to change back.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue Undoing' })).toBeVisible();
  });

  it('offers no undo where it is impossible', async () => {
    show(() => IMPORT);
    await screen.findByRole('list', { name: 'Imported rows' });
    expect(screen.queryByRole('button', { name: 'Undo Import' })).toBeNull();
  });
});

describe('listing a row anyway on the import page', () => {
  const LIST_ROW = `${LIST}/3/lines/12/list`;
  const NAME = 'List it anyway: Bark & Brew Café';

  it('lists the row and loads the rows again', async () => {
    let isListed = false;
    const calls = show(() => DONE, {
      [`${LIST}/3/lines`]: () =>
        counted([isListed ? { ...IMPORT_LINE, outcome: 'added', canList: false } : IMPORT_LINE]),
      [LIST_ROW]: () => {
        isListed = true;
        return { ...DONE, counts: { ...DONE.counts, added: 399, duplicate: 6 } };
      },
    });
    await press(NAME);
    expect(await screen.findByRole('link', { name: 'Possible duplicate (6)' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: NAME })).toBeNull());
    expect(calls.filter((call) => call === LIST_ROW)).toHaveLength(1);
  });

  it('shows why a row was refused', async () => {
    show(() => DONE, { [LIST_ROW]: () => refusal('Ada already listed this row as business 9.') });
    await press(NAME);
    expect(await screen.findByText('Ada already listed this row as business 9.')).toBeVisible();
  });

  it('is not offered for rows that cannot be listed', async () => {
    show(() => DONE, { [`${LIST}/3/lines`]: () => counted([{ ...IMPORT_LINE, canList: false }]) });
    await screen.findByRole('list', { name: 'Imported rows' });
    expect(screen.queryByRole('button', { name: NAME })).toBeNull();
  });
});

describe('the preview of an import', () => {
  it('has a map, and the rows per town as a table', async () => {
    show(() => IMPORT);
    expect(await screen.findByRole('heading', { name: 'What this import would add' })).toBeVisible();
    expect(screen.getByText('Map of import 3')).toBeVisible();
    fireEvent.click(await screen.findByText('Rows per town'));
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'TownNewChangedPossible duplicates',
      'Austin, TX39847',
      'Unknown town1,20047',
    ]);
  });

  it('is called differently after an import, and absent while it runs', async () => {
    show(() => DONE);
    expect(await screen.findByRole('heading', { name: 'What this import added' })).toBeVisible();
    cleanup();
    show(() => ({ ...DONE, state: 'running' }));
    await screen.findByRole('list', { name: 'Imported rows' });
    expect(screen.queryByText('Map of import 3')).toBeNull();
  });
});
