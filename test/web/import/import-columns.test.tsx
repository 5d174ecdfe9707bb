import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ImportMapping, SavedImportMapping } from '../../../interfaces/contract/import/column-mapping.js';
import { IMPORT } from '../../../interfaces/contract/import/import.js';
import { Imports } from '../../../web/features/admin-import/imports.js';
import { apiOf, renderAt } from '../support/render.js';

const LIST = '/api/admin/imports';
const SAVED = '/api/admin/import-mappings';
const HEADER = 'Business Name;Street;Town;Phone No.;Office Notes';
const BUREAU = `${HEADER}\r\nMuddy Paw;7 Oak Lane;Bel Air;1;x\r\n"Café ""Ä""; Inn";;Bel Air;2;\r\n`;

/** The forms sent, in order. */
const sent: { url: string; parts: string[]; mapping: ImportMapping | null }[] = [];

class FakeRequest {
  upload = {};
  onload: (() => void) | null = null;
  status = 202;
  responseText = JSON.stringify({ ...IMPORT, state: 'waiting' });
  #url = '';

  open(_method: string, url: string): void {
    this.#url = url;
  }

  send(form: FormData): void {
    const text = form.get('mapping');
    sent.push({ url: this.#url, parts: [...form.keys()], mapping: text === null ? null : JSON.parse(text as string) });
    queueMicrotask(() => this.onload?.());
  }
}

const { XMLHttpRequest: original } = globalThis;
beforeAll(() => void Object.assign(globalThis, { XMLHttpRequest: FakeRequest }));
afterAll(() => void Object.assign(globalThis, { XMLHttpRequest: original }));
afterEach(() => {
  cleanup();
  sent.length = 0;
});

function show(saved: readonly SavedImportMapping[] | (() => Response) = []) {
  let forgotten = false;
  const { client, calls } = apiOf({
    [LIST]: () => Response.json([], { headers: { 'X-Total-Count': '0' } }),
    [`${LIST}/3`]: () => IMPORT,
    [`${LIST}/3/lines`]: () => Response.json([]),
    [SAVED]: () => (typeof saved === 'function' ? saved() : forgotten ? [] : saved),
    [`${SAVED}/2`]: () => {
      forgotten = true;
      return new Response(null, { status: 204 });
    },
  });
  renderAt('/admin/import', <Imports mapOf={() => null} />, client);
  return calls;
}

const input = () => screen.getByLabelText(/^File( \*)?$/);
const choose = (content: string | Uint8Array, name = 'bureau.csv') =>
  fireEvent.change(input(), { target: { files: [new File([content as BlobPart], name)] } });
const step = () => screen.findByRole('group', { name: 'Match your columns' });
const columnSelect = (column: string) => screen.getByRole('combobox', { name: `Import ${column} as` });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const select = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } });
const chosen = async () =>
  within(within(await step()).getByRole('table'))
    .getAllByRole<HTMLSelectElement>('combobox')
    .map(({ value }) => value);

describe('The step to match columns', () => {
  it('shows each column with samples and a guess, and sends what is chosen for a dry run and the import', async () => {
    const calls = show();
    choose(BUREAU);
    expect(await chosen()).toEqual(['name', 'address', 'city', 'phone', '']);
    expect(calls).toContain(`${SAVED}?columns=${encodeURIComponent(JSON.stringify(HEADER.split(';')))}`);
    const rows = within(await step()).getAllByRole('row');
    expect(rows[1]).toHaveTextContent('Business NameMuddy PawCafé "Ä"; Inn');
    expect(screen.getByText(/4 of 5 will be imported/)).toBeVisible();

    select(columnSelect('Office Notes'), 'description');
    select(columnSelect('Phone No.'), '');
    select(screen.getByLabelText(/^Category/), 'hotels');
    select(screen.getByLabelText('State'), 'MD');
    fireEvent.change(screen.getByLabelText('Source'), { target: { value: 'bureau' } });
    press('Dry Run');
    await screen.findByRole('heading', { name: /^Dry run of/ });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Import' })).toBeEnabled());
    press('Import');
    await waitFor(() => expect(sent).toHaveLength(2));
    const fields = ['name', 'address', 'city', null, 'description'];
    const mapping = {
      columns: HEADER.split(';').map((column, index) => ({ column, field: fields[index] })),
      constants: { category: 'hotels', kind: null, state: 'MD' },
    };
    // The server reads the file as it arrives, so the mapping comes first.
    const form = { parts: ['mapping', 'file'], mapping };
    expect(sent).toEqual([
      { url: `${LIST}?dryRun=true&country=US&source=bureau`, ...form },
      { url: `${LIST}?dryRun=false&country=US&source=bureau`, ...form },
    ]);
  });

  it('names what is missing before anything is sent, focuses the step, and removes the message once it is matched', async () => {
    show();
    choose('Office;Town\nA;B');
    await step();
    press('Dry Run');
    const missing = 'Not matched yet: Name, Category. Choose a column for each, or choose a category for all rows.';
    expect(await step()).toHaveAccessibleDescription(missing);
    expect(await step()).toHaveFocus();
    select(columnSelect('Office'), 'name');
    expect(await step()).toHaveAccessibleDescription(/^Not matched yet: Category\./);
    select(screen.getByLabelText('Kind of place'), 'hotel');
    expect(await step()).not.toHaveAccessibleDescription();
    expect(screen.queryByLabelText(/^Category/)).toBeNull();
    press('Dry Run');
    expect(screen.getByLabelText('Source')).toHaveFocus();
    expect(screen.getByLabelText('Source')).toHaveAccessibleDescription(/Enter a source/);
    expect(sent).toEqual([]);
  });

  it('offers each field to one column, in groups, and lets the keyboard reach all of them in order', async () => {
    show();
    choose(BUREAU);
    await step();
    const notes = columnSelect('Office Notes');
    expect(within(notes).getByRole('option', { name: 'City' })).toBeDisabled();
    expect(within(notes).getByRole('option', { name: 'Email' })).toBeEnabled();
    expect(within(columnSelect('Town')).getByRole('option', { name: 'City' })).toBeEnabled();
    expect(
      within(notes)
        .getAllByRole('group')
        .map((group) => (group as HTMLOptGroupElement).label),
    ).toEqual([...['Place', 'Address', 'Contact', 'Details', 'Pets', 'Perks', 'Record']]);
    select(columnSelect('Town'), '');
    expect(within(notes).getByRole('option', { name: 'City' })).toBeEnabled();
    for (const control of within(await step()).getAllByRole('combobox')) expect(control.tabIndex).toBe(0);
    expect(screen.getByText(/recognize each place in newer files by its name and address/)).toBeVisible();
    select(notes, 'externalId');
    expect(screen.queryByText(/by its name and address/)).toBeNull();
  });

  it('fills in the saved mapping and its source, and guesses again once it is forgotten', async () => {
    const columns = HEADER.toUpperCase()
      .split(';')
      .map((column) => ({ column, field: null }));
    const mapping: ImportMapping = {
      columns: [{ column: 'BUSINESS-NAME', field: 'attribution' }, ...columns.slice(1)],
      constants: { category: null, kind: 'hotel', state: null },
    };
    const usedAt = '2026-05-11T09:30:00.000Z';
    show([{ id: 2, mapping, source: 'bureau-2026', usedBy: 'Ada', usedAt }]);
    choose(BUREAU);
    expect(await chosen()).toEqual(['attribution', '', '', '', '']);
    expect(screen.getByText(/Filled in as for the last file with these columns \(Ada, May 11, 2026\)/)).toBeVisible();
    expect(screen.getByLabelText('Source')).toHaveValue('bureau-2026');
    expect(screen.getByLabelText('Kind of place')).toHaveValue('hotel');
    press('Forget This Mapping');
    expect(await screen.findByText(/We guessed from the names/)).toBeVisible();
    expect(await chosen()).toEqual(['name', 'address', 'city', 'phone', '']);
    expect(screen.getByLabelText('Kind of place')).toHaveValue('');
  });

  it('guesses if saved mappings cannot be loaded', async () => {
    show(() => Response.json({ message: 'Down', code: 'UNAVAILABLE' }, { status: 400 }));
    choose(BUREAU);
    expect(await chosen()).toEqual(['name', 'address', 'city', 'phone', '']);
  });

  it('asks nothing about the columns of the template, or another format', async () => {
    const calls = show();
    choose('externalId,name,category\n1,A,events');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Import' })).toBeEnabled());
    press('Import');
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Import' })).toBeEnabled());
    choose('{}', 'a.geojson');
    press('Import');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ parts }) => parts)).toEqual([['file'], ['file']]);
    expect(screen.queryByRole('group', { name: 'Match your columns' })).toBeNull();
    expect(calls.filter((call) => call.startsWith(SAVED))).toEqual([]);
  });

  it('reads a packed file, and refuses a damaged one', async () => {
    show();
    const packed = gzipSync(BUREAU);
    choose(packed, 'bureau.csv.gz');
    expect(await chosen()).toEqual(['name', 'address', 'city', 'phone', '']);
    choose(packed.subarray(0, 40), 'bureau.csv.gz');
    await waitFor(() => expect(input()).toHaveAccessibleDescription(/can’t be unpacked/));
  });

  it('reads the last chosen file, whichever is read first', async () => {
    show();
    choose('First;Town\nA;B');
    choose('Second;Town\nA;B');
    await step();
    expect(columnSelect('Second')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Import First as' })).toBeNull();
  });

  it.each<[string, string | Uint8Array, RegExp]>([
    ['is empty', '\n  \n', / This file is empty/],
    ['has only column names', 'Business Name,Town\n', /names columns, but has no rows/],
    ['is binary', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0xff]), /isn’t a CSV file/],
    ['has a very long first line', 'x,'.repeat(40_000), /longer than 64 KB/],
    ['has very many columns', `${'x,'.repeat(200)}\n1`, /more than 200 columns/],
  ])('says so at once if a file %s, and sends nothing', async (_, content, message) => {
    show();
    choose(content);
    await waitFor(() => expect(input()).toHaveAccessibleDescription(message));
    press('Import');
    expect(input()).toHaveFocus();
    expect(sent).toEqual([]);
    choose(BUREAU);
    await step();
    expect(input()).toBeValid();
  });

  it('warns about characters that are not UTF-8', async () => {
    show();
    choose(new Uint8Array([...'Company,Town\nCaf'].map((sign) => sign.charCodeAt(0)).concat(0xe9, 0x2c, 0x42)));
    expect(await screen.findByText(/Save it as CSV UTF-8/)).toBeVisible();
  });
});
