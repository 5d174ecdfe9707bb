import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { IMPORT, IMPORT_LINE, type Import, type ImportLine } from '../../../interfaces/contract/import/import.js';
import { IMPORT_TOWN } from '../../../interfaces/contract/import/import-map.js';
import { Imports } from '../../../web/features/admin-import/imports.js';
import { apiOf, renderAt } from '../support/render.js';

const LIST = '/api/admin/imports';
const WRONG: ImportLine = {
  ...{ ...IMPORT_LINE, number: 13, line: 4712, outcome: 'wrong', name: null, businessId: null, canList: false },
  message: 'category: Please select a category',
};

const counted = (items: readonly unknown[]) =>
  Response.json(items, { headers: { 'X-Total-Count': String(items.length) } });

function show(
  at: string,
  file: () => Import = () => IMPORT,
  files: readonly Import[] = [IMPORT],
  more: Parameters<typeof apiOf>[0] = {},
) {
  const { client, calls } = apiOf({
    [LIST]: () => counted(files),
    [`${LIST}/3`]: file,
    [`${LIST}/3/lines`]: () => counted([IMPORT_LINE, WRONG]),
    [`${LIST}/3/towns`]: () => counted([IMPORT_TOWN, { ...IMPORT_TOWN, town: null }]),
    ...more,
  });
  renderAt(at, <Imports mapOf={(id) => <p>Map of import {id}</p>} />, client);
  return calls;
}

/** The uploads, and the response to each. */
const sent: { url: string; name: string }[] = [];
let answer: { status: number; body: object };

class FakeRequest {
  upload = {};
  onload: (() => void) | null = null;
  status = 0;
  responseText = '';
  #url = '';

  open(_method: string, url: string): void {
    this.#url = url;
  }

  send(form: FormData): void {
    sent.push({ url: this.#url, name: (form.get('file') as File).name });
    this.status = answer.status;
    this.responseText = JSON.stringify(answer.body);
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

const TEMPLATE = 'externalId,name,category\n1,Muddy Paw,events';
const choose = (name: string) =>
  fireEvent.change(screen.getByLabelText(/^File( \*)?$/), { target: { files: [new File([TEMPLATE], name)] } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('The import page', () => {
  it('shows the report of a dry run and then imports the same file', async () => {
    answer = { status: 202, body: { ...IMPORT, state: 'waiting' } };
    show('/admin/import', () => IMPORT, []);
    expect(await screen.findByText('No imports yet.')).toBeVisible();
    choose('austin.osm.pbf');
    press('Dry Run');
    expect(await screen.findByRole('heading', { name: 'Dry run of austin.osm.pbf' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Import' })).toBeEnabled());
    fireEvent.change(screen.getByLabelText('Source'), { target: { value: 'my-list' } });
    press('Import');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toEqual([
      { url: `${LIST}?dryRun=true&country=US`, name: 'austin.osm.pbf' },
      { url: `${LIST}?dryRun=false&country=US&source=my-list`, name: 'austin.osm.pbf' },
    ]);
  });

  it('shows the error of a file at its field', async () => {
    answer = { status: 415, body: { message: 'The file name must end with .csv' } };
    show('/admin/import');
    press('Import');
    expect(await screen.findByText('Please choose a file.')).toBeVisible();
    choose('places.xlsx');
    press('Import');
    expect(await screen.findByText('The file name must end with .csv')).toBeVisible();
    expect(screen.getByLabelText(/^File( \*)?$/)).toBeInvalid();
  });

  it('shows the error of a source at its field and focuses it, also for more than 60 characters', async () => {
    const errors = [{ path: 'source', message: 'Name their source.' }];
    answer = { status: 400, body: { message: 'Name their source.', code: 'INVALID_INPUT', errors } };
    show('/admin/import');
    choose('places.csv');
    // Its columns are read first.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Dry Run' })).toBeEnabled());
    press('Dry Run');
    const source = screen.getByLabelText('Source');
    await waitFor(() => expect(source).toHaveAccessibleDescription(/Name their source\.$/));
    expect(source).toBeInvalid();
    expect(source).toHaveFocus();
    expect(screen.getByLabelText(/^File( \*)?$/)).toBeValid();

    expect(source).not.toHaveAttribute('maxlength');
    fireEvent.change(source, { target: { value: 'x'.repeat(61) } });
    press('Dry Run');
    await waitFor(() => expect(source).toHaveAccessibleDescription(/source must be at most 60 letters/));
    expect(source).toHaveValue('x'.repeat(61));
    expect(sent).toHaveLength(1);
  });

  it('shows the line, outcome, and message of each row', async () => {
    const calls = show('/admin/import?import=3&outcome=wrong');
    const rows = await within(await screen.findByRole('list', { name: 'Imported rows' })).findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "Line 4711: Possible duplicate, Bark & Brew Café (node/1001)Looks like 'Bark & Brew' (business 42): Same phone number, Same address.Listing 42List it anyway",
      'Line 4712: Invalid (node/1001)category: Please select a category',
    ]);
    expect(calls).toContain(`${LIST}/3/lines?limit=50&outcome=wrong`);
    expect(screen.getByText('412 rows; nothing was changed')).toBeVisible();
    const wrong = screen.getByRole('link', { name: 'Invalid (5)' });
    expect(wrong).toHaveAttribute('aria-current', 'page');
    // The fragment scrolls to the report instead of the form above it.
    expect(wrong).toHaveAttribute('href', '/admin/import?import=3&outcome=wrong#report');
    expect(screen.getByRole('heading', { name: 'Dry run of austin.osm.pbf' })).toHaveAttribute('id', 'report');
    expect(screen.getByRole('link', { name: 'Download Report' })).toHaveAttribute('href', `${LIST}/3/report`);
  });

  it('reloads the rows when the import finishes', async () => {
    let calls = 0;
    const { client } = apiOf({
      [LIST]: () => counted([IMPORT]),
      [`${LIST}/3`]: () => ({ ...IMPORT, state: (calls += 1) > 1 ? 'done' : 'waiting' }),
      [`${LIST}/3/lines`]: () => counted(calls > 1 ? [WRONG] : []),
    });
    renderAt('/admin/import?import=3', <Imports mapOf={(id) => <p>Map of import {id}</p>} />, client);
    expect(await screen.findByText('Waiting to start')).toBeVisible();
    expect(await screen.findByRole('list', { name: 'Imported rows' })).toHaveTextContent('Please select a category');
  });

  it('shows the progress of an import and why one failed', async () => {
    show('/admin/import?import=3', () => ({ ...IMPORT, state: 'running', progress: 0.25, rows: 1000 }));
    expect(await screen.findByText('25% read, 1,000 rows')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Import progress' })).toHaveAttribute('value', '0.25');
    cleanup();
    show('/admin/import?import=3', () => ({ ...IMPORT, state: 'failed', failure: 'The file is empty.' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The file is empty.');
  });
});
