import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { BulkResult } from '../../../interfaces/contract/administration/bulk.js';
import type { BulkOrder, BulkWork } from '../../../web/ui/queue/bulk/bulk-work.js';
import { Queue } from '../../../web/ui/queue/queue.js';
import type { Row } from '../../../web/ui/queue/row.js';
import { aLetter, letters, type Letter } from '../support/letters.js';
import { aRow, rowNames } from '../support/queue-answers.js';
import { renderAt } from '../support/render.js';

const SENTENCE = 'Ruth already decided on this letter.';

type Answer = (order: BulkOrder) => Promise<readonly BulkResult[]>;

/** Renders a queue of letters; the server refuses decisions on letter 2. Returns the calls. */
function show({ many = 3, run }: { readonly many?: number; readonly run?: Answer } = {}) {
  const calls: object[] = [];
  const outcomeOf = (row: Row, outcome: BulkResult['outcome']): BulkResult => {
    const id = Number(row.id);
    return id === 2 ? { id, outcome: 'refused', message: SENTENCE } : { id, outcome, message: null };
  };
  const work: BulkWork = {
    ...{ one: 'Letter', many: 'Letters' },
    choices: [
      { action: 'business.approve', label: 'Approve', icon: null, variant: 'primary', done: 'approved' },
      {
        ...{ action: 'business.reject', label: 'Reject', icon: null, variant: 'danger', done: 'rejected' },
        reason: { label: 'Reason', hint: 'The member sees it.', missing: 'Enter a reason.' },
      },
    ],
    preview: async (action, items) => {
      calls.push({ preview: action, ids: items.map(({ id }) => id) });
      return items.map((item) => outcomeOf(item, 'allowed'));
    },
    run: async (order) => {
      calls.push({ action: order.action, ids: order.items.map(({ id }) => id), reason: order.reason });
      return run === undefined ? order.items.map((item) => outcomeOf(item, 'done')) : run(order);
    },
  };
  function Page() {
    const [rows, setRows] = useState<readonly Row[]>(letters(1, many));
    return (
      <Queue<Letter>
        {...{ name: 'letters', path: '/admin/letters', label: 'Letters', rows, bulk: work, actions: [] }}
        {...{ capped: false, isFetching: false }}
        total={rows.length}
        source={{ itemOf: (key) => aLetter(Number(key)) }}
        nameOf={({ name }) => name}
        contentOf={({ id }) => ({ facts: <p>Facts of {id}</p> })}
        onReload={async () => setRows([aRow(aLetter(2))])}
        empty={<h2>Nothing left</h2>}
      />
    );
  }
  renderAt('/admin/letters', <Page />);
  return calls;
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const box = (n: number) => screen.getByRole('checkbox', { name: `Select Letter ${n}` });
const button = (name: string) => screen.getByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/admin/letters');
});
afterEach(cleanup);

describe('Bulk decisions', () => {
  it('count items selected by key or mouse, and clear the selection', () => {
    show();
    press('x');
    expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull();
    press('x');
    press('j');
    press('x');
    fireEvent.click(box(3));
    expect([box(1), box(2), box(3)].map((each) => (each as HTMLInputElement).checked)).toEqual([true, true, true]);
    expect(screen.getByRole('status')).toHaveTextContent('3 selected.');
    fireEvent.click(box(3));
    press('x');
    expect(within(screen.getByRole('group', { name: 'Selection' })).getByText('1 selected')).toBeVisible();
    fireEvent.click(button('Clear Selection'));
    expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull();
  });

  it('cover all shown items, at most 200', () => {
    show({ many: 201 });
    press('e');
    expect(screen.getByText('200 selected (the maximum)')).toBeVisible();
  });

  it('show a preview with the refusals and their reasons, and then the results', async () => {
    const calls = show();
    press('e');
    press('b');
    expect(document.activeElement).toBe(button('Approve Selected'));
    fireEvent.click(button('Approve Selected'));
    expect(await screen.findByRole('heading', { name: 'Approve 3 Letters?' })).toBeVisible();
    expect(await dialog().findByRole('heading', { name: 'Will be approved: 2 Letters' })).toBeVisible();
    expect(dialog().getByRole('heading', { name: 'Skipped: 1 Letter' })).toBeVisible();
    expect(dialog().getByText(`: ${SENTENCE}`)).toBeVisible();
    fireEvent.click(button('Approve 2 Letters'));
    expect(await dialog().findByRole('heading', { name: 'Approved: 2 Letters' })).toBeVisible();
    expect(dialog().getByRole('heading', { name: 'Skipped: 1 Letter' })).toBeVisible();
    expect(calls).toEqual([
      { preview: 'business.approve', ids: [1, 2, 3] },
      { action: 'business.approve', ids: [1, 3], reason: null },
    ]);
    fireEvent.click(button('Back to List'));
    await waitFor(() => expect(rowNames()).toEqual(['Letter 2']));
    expect(screen.getByText('1 waiting')).toBeVisible();
    expect(box(2)).not.toBeChecked();
  });

  it('require a reason to reject, whose draft is kept until it is sent', async () => {
    let attempts = 0;
    const calls = show({
      run: async ({ items }) => {
        attempts += 1;
        if (attempts === 1) throw new Error('No answer');
        return items.map(({ id }) => ({ id: Number(id), outcome: 'done', message: null }));
      },
    });
    fireEvent.click(box(1));
    fireEvent.click(button('Reject Selected'));
    fireEvent.click(await screen.findByRole('button', { name: 'Reject 1 Letter' }));
    const field = dialog().getByRole('textbox', { name: /Reason/ });
    expect(field).toHaveAccessibleDescription(/Enter a reason\./);
    fireEvent.change(field, { target: { value: ' No. ' } });
    fireEvent.click(button('Cancel'));
    fireEvent.click(button('Reject Selected'));
    expect(await dialog().findByRole('textbox', { name: /Reason/ })).toHaveValue(' No. ');
    fireEvent.click(button('Reject 1 Letter'));
    expect(await dialog().findByText(/couldn’t tell whether that worked/)).toBeVisible();
    fireEvent.click(button('Reject 1 Letter'));
    expect(await dialog().findByRole('heading', { name: 'Rejected: 1 Letter' })).toBeVisible();
    expect(calls.at(-1)).toEqual({ action: 'business.reject', ids: [1], reason: 'No.' });
    expect(sessionStorage).toHaveLength(0);
  });

  it('can’t be confirmed when every item is refused', async () => {
    show();
    fireEvent.click(box(2));
    fireEvent.click(button('Approve Selected'));
    expect(await dialog().findByRole('heading', { name: 'Skipped: 1 Letter' })).toBeVisible();
    expect(dialog().queryByRole('button', { name: /^Approve/ })).toBeNull();
    fireEvent.click(button('Back to List'));
    expect(rowNames()).toHaveLength(3);
    expect(box(2)).toBeChecked();
  });
});
