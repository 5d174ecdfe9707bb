import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { ApiProblem } from '../../../web/lib/form/refusal.js';
import { Queue } from '../../../web/ui/queue/queue.js';
import type { QueueAction } from '../../../web/ui/queue/queue-action.js';
import { ReasonForm, requiredText } from '../../../web/ui/queue/reason-form.js';
import { setShortcutsOn } from '../../../web/ui/queue/shortcuts-setting.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { renderAt } from '../support/render.js';

interface Letter {
  readonly id: string;
  readonly name: string;
}

const letters = (from: number, to: number): Letter[] =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ id: String(from + i), name: `Letter ${from + i}` }));

/** A decision sent to the server. The test settles it. */
interface Sent {
  readonly what: string;
  readonly succeed: () => void;
  readonly refuse: (sentence: string) => void;
}

function actionsTo(sent: Sent[]): readonly QueueAction<Letter>[] {
  const send = (what: string) =>
    new Promise<void>((succeed, reject) => {
      sent.push({ what, succeed, refuse: (sentence) => reject(new ApiProblem(sentence, 409, undefined)) });
    });
  const look = { icon: null, variant: 'secondary', isOffered: () => true } as const;
  return [
    {
      ...look,
      name: 'approve',
      label: 'Approve',
      shortcut: 'a',
      run: ({ id }) => send(`approve ${id}`),
      done: 'Approved',
      failed: 'Failed to approve.',
    },
    {
      ...look,
      name: 'reject',
      label: 'Reject',
      shortcut: 'r',
      form: (context) => (
        <ReasonForm
          context={context}
          label="Reason"
          hint="The member sees it."
          submit="Send Rejection"
          variant="danger"
          rule={requiredText('Enter a reason.')}
          run={({ id }, reason) => send(`reject ${id}: ${reason}`)}
        />
      ),
      done: 'Rejected',
      failed: 'Failed to reject.',
    },
  ];
}

interface Given {
  readonly items?: readonly Letter[];
  readonly next?: readonly Letter[];
  readonly reloaded?: readonly Letter[];
}

/** Renders a queue with these letters; `next` is its second page. */
function show({ items = letters(1, 3), next = [], reloaded = items }: Given = {}) {
  const sent: Sent[] = [];
  const fetched: string[] = [];
  function Page() {
    const [shown, setShown] = useState(items);
    const fetch = (): void => {
      fetched.push('next');
      setShown([...items, ...next]);
    };
    return (
      <>
        <label>
          Search <input />
        </label>
        <Queue
          name="letters"
          label="Letters"
          items={shown}
          total={items.length + next.length}
          capped={false}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          contentOf={({ id }) => ({ facts: <p>Facts of {id}</p>, details: <p>Details of {id}</p> })}
          actions={actionsTo(sent)}
          onReload={async () => setShown(reloaded)}
          more={{ hasNext: next.length > 0 && fetched.length === 0, isFetching: false, isFailed: false, fetch }}
          foot={null}
          empty={<h2>Nothing left</h2>}
        />
      </>
    );
  }
  renderAt('/admin/letters', <Page />);
  return { sent, fetched };
}

const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const entry = (name: string) => screen.getByRole('article', { name });
const names = () => screen.queryAllByRole('article').map((each) => within(each).getByRole('heading').textContent);
const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const button = (name: string, within_: string) => within(entry(within_)).getByRole('button', { name });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  setShortcutsOn(true);
  useToasts.setState({ current: null });
});
afterEach(cleanup);

describe('The items of a queue', () => {
  it('are one tab stop, and the first item is current', () => {
    show();
    expect(names()).toEqual(['Letter 1', 'Letter 2', 'Letter 3']);
    expect(entry('Letter 1')).toHaveAttribute('aria-current', 'true');
    expect(screen.getAllByRole('article').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
    expect(screen.getByText('3 waiting')).toBeVisible();
  });

  it('can be walked with j and k, which stop at both ends', () => {
    show();
    const seen: (string | undefined)[] = [];
    for (const key of ['j', 'j', 'j', 'j', 'k', 'k', 'k']) {
      press(key);
      seen.push(document.activeElement?.querySelector('h2')?.textContent ?? undefined);
    }
    expect(seen).toEqual(['Letter 1', 'Letter 2', 'Letter 3', 'Letter 3', 'Letter 2', 'Letter 1', 'Letter 1']);
    expect(screen.getAllByRole('article').map((each) => each.getAttribute('aria-current'))).toEqual([
      'true',
      null,
      null,
    ]);
  });

  it('become current when focused by touch or the Tab key', () => {
    show();
    button('Approve', 'Letter 3').focus();
    fireEvent.focus(button('Approve', 'Letter 3'));
    expect(entry('Letter 3')).toHaveAttribute('aria-current', 'true');
  });

  it('show their details with Enter or a button', () => {
    show();
    press('j');
    expect(screen.getByText('Details of 1').parentElement).toHaveClass('hidden');
    press('Enter');
    expect(screen.getByText('Details of 1').parentElement).not.toHaveClass('hidden');
    expect(button('Details', 'Letter 1')).toHaveAttribute('aria-expanded', 'true');
    fireEvent.click(button('Details', 'Letter 1'));
    expect(button('Details', 'Letter 1')).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('A decision in a queue', () => {
  it('removes the item at once, focuses the next one, and announces the remaining count', async () => {
    const { sent } = show();
    press('j');
    press('a');
    expect(names()).toEqual(['Letter 2', 'Letter 3']);
    expect(entry('Letter 2')).toHaveFocus();
    expect(entry('Letter 2')).toHaveAttribute('aria-current', 'true');
    expect(sent.map(({ what }) => what)).toEqual(['approve 1']);
    sent[0]!.succeed();
    await waitFor(() => expect(status()).toContain('Approved: Letter 1. 2 waiting.'));
    expect(useToasts.getState().current).toMatchObject({ title: 'Approved', tone: 'success' });
  });

  it('focuses the previous item after the last one, and the empty state after the only one', async () => {
    show();
    for (const key of ['j', 'j', 'j', 'a']) press(key);
    expect(entry('Letter 2')).toHaveFocus();
    press('a');
    press('a');
    expect(screen.getByRole('heading', { name: 'Nothing left' })).toBeVisible();
    expect(screen.getByText('Nothing is waiting')).toBeVisible();
    expect(document.activeElement).toContainElement(screen.getByRole('heading', { name: 'Nothing left' }));
  });

  it('brings the item back with the server’s message and a reload button when it is refused', async () => {
    const { sent } = show({ reloaded: letters(2, 3) });
    press('j');
    press('a');
    sent[0]!.refuse('Ruth already decided on this letter.');
    expect(await screen.findByText('Ruth already decided on this letter.')).toBeVisible();
    expect(names()).toEqual(['Letter 1', 'Letter 2', 'Letter 3']);
    expect(entry('Letter 2')).toHaveFocus();
    expect(screen.getByText('3 waiting')).toBeVisible();
    expect(status()).toContain('Letter 1 is still waiting. Ruth already decided on this letter.');
    expect(useToasts.getState().current).toMatchObject({ title: 'Error', description: 'Failed to approve.' });
    fireEvent.click(button('Reload', 'Letter 1'));
    await waitFor(() => expect(names()).toEqual(['Letter 2', 'Letter 3']));
  });

  it('can be made with its button', () => {
    const { sent } = show();
    fireEvent.click(button('Approve', 'Letter 2'));
    expect(sent.map(({ what }) => what)).toEqual(['approve 2']);
    expect(entry('Letter 3')).toHaveFocus();
  });

  it('is not repeated while its key is held down', () => {
    const { sent } = show();
    press('j');
    press('a');
    press('a', { repeat: true });
    expect(sent).toHaveLength(1);
  });
});

describe('A reason for a decision', () => {
  it('focuses its field, in which shortcut keys type letters', () => {
    const { sent } = show();
    press('j');
    press('r');
    expect(screen.getByLabelText(/^Reason/)).toHaveFocus();
    press('a');
    press('j');
    expect(names()).toHaveLength(3);
    expect(sent).toEqual([]);
  });

  it('is required', () => {
    const { sent } = show();
    press('j');
    press('r');
    fireEvent.click(screen.getByRole('button', { name: 'Send Rejection' }));
    expect(screen.getByText('Enter a reason.')).toBeVisible();
    expect(screen.getByLabelText(/^Reason/)).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('is kept as a draft after Escape or a failure, and dropped once sent', async () => {
    const { sent } = show();
    press('j');
    press('r');
    fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: 'No street.' } });
    press('Escape');
    expect(entry('Letter 1')).toHaveFocus();
    press('r');
    expect(screen.getByLabelText(/^Reason/)).toHaveValue('No street.');
    press('Enter', { ctrlKey: true });
    expect(sent.map(({ what }) => what)).toEqual(['reject 1: No street.']);
    sent[0]!.refuse('Busy.');
    expect(await screen.findByText('Busy.')).toBeVisible();
    fireEvent.click(button('Reject', 'Letter 1'));
    expect(screen.getByLabelText(/^Reason/)).toHaveValue('No street.');
    press('Enter', { ctrlKey: true });
    sent[1]!.succeed();
    await waitFor(() => expect(status()).toContain('Rejected: Letter 1. 2 waiting.'));
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('Single-key shortcuts', () => {
  it('focus the list first, so that nothing is decided unseen', () => {
    const { sent } = show();
    press('a');
    expect(sent).toEqual([]);
    expect(entry('Letter 1')).toHaveFocus();
    press('a');
    expect(sent.map(({ what }) => what)).toEqual(['approve 1']);
  });

  it('do nothing in a field, with Ctrl, or behind a dialog', () => {
    const { sent } = show();
    press('j');
    press('a', { ctrlKey: true });
    screen.getByLabelText('Search').focus();
    press('a');
    entry('Letter 1').focus();
    press('?', { shiftKey: true });
    const dialog = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
    press('a');
    expect(sent).toEqual([]);
    const keys = within(dialog)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
    expect(keys).toEqual(['j', 'k', 'a', 'r', 'Enter', '?']);
  });

  it('can be turned off in this browser, while Enter and the buttons keep working', () => {
    const { sent } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Keyboard Shortcuts' }));
    fireEvent.click(screen.getByRole('checkbox', { name: /^Single-key shortcuts/ }));
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(localStorage.getItem('queue-shortcuts')).toBe('off');
    entry('Letter 1').focus();
    for (const key of ['j', 'a', 'r', '?']) press(key);
    expect(sent).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(entry('Letter 1')).toHaveFocus();
    press('Enter');
    expect(screen.getByText('Details of 1').parentElement).not.toHaveClass('hidden');
  });
});

describe('The next page of a queue', () => {
  it('is fetched before the fetched items run out', () => {
    const { fetched } = show({ items: letters(1, 7), next: letters(8, 9) });
    expect(fetched).toEqual([]);
    press('j');
    press('j');
    expect(fetched).toEqual([]);
    press('j');
    expect(fetched).toEqual(['next']);
    expect(names()).toContain('Letter 9');
    expect(screen.getByText('9 waiting')).toBeVisible();
  });
});
