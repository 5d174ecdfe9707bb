import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setShortcutsOn } from '../../../web/ui/queue/shortcuts-setting.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { buttonOf, letter, letters, press, showLetters } from '../support/letters.js';
import { rowNames } from '../support/queue-answers.js';

const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const currentRow = () => document.querySelector('[data-row][aria-current="true"]')?.textContent;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/admin/letters');
  setShortcutsOn(true);
  useToasts.setState({ current: null });
});
afterEach(cleanup);

describe('The items of a queue', () => {
  it('can be walked with j and k, which stop at both ends and focus the item', async () => {
    showLetters();
    await letter('Letter 1');
    const seen: (string | undefined)[] = [];
    for (const key of ['j', 'j', 'j', 'j', 'k', 'k', 'k']) {
      press(key);
      await waitFor(() => expect(document.activeElement?.tagName).toBe('ARTICLE'));
      seen.push(document.activeElement?.querySelector('h2')?.textContent);
    }
    expect(seen).toEqual(['Letter 1', 'Letter 2', 'Letter 3', 'Letter 3', 'Letter 2', 'Letter 1', 'Letter 1']);
    expect(currentRow()).toMatch(/^Letter 1/);
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('show their details with Enter or a button', async () => {
    showLetters();
    await letter('Letter 1');
    press('j');
    expect(screen.getByText('Details of 1').parentElement).toHaveClass('hidden');
    press('Enter');
    expect(screen.getByText('Details of 1').parentElement).not.toHaveClass('hidden');
    expect(await buttonOf('Details', 'Letter 1')).toHaveAttribute('aria-expanded', 'true');
    fireEvent.click(await buttonOf('Details', 'Letter 1'));
    expect(await buttonOf('Details', 'Letter 1')).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('A decision in a queue', () => {
  it('removes the item at once, focuses the next one, and announces the remaining count', async () => {
    const { sent } = showLetters();
    await letter('Letter 1');
    press('j');
    press('a');
    expect(rowNames()).toEqual(['Letter 2', 'Letter 3']);
    expect(await letter('Letter 2')).toHaveFocus();
    expect(currentRow()).toMatch(/^Letter 2/);
    expect(sent.map(({ what }) => what)).toEqual(['approve 1']);
    sent[0]!.succeed();
    await waitFor(() => expect(status()).toContain('Approved: Letter 1. 2 waiting.'));
    expect(useToasts.getState().current).toMatchObject({ title: 'Approved', tone: 'success' });
  });

  it('focuses the previous item after the last one, and the empty state after the only one', async () => {
    showLetters({ items: letters(1, 2) });
    await letter('Letter 1');
    for (const key of ['j', 'j']) press(key);
    expect(await letter('Letter 2')).toHaveFocus();
    press('a');
    expect(await letter('Letter 1')).toHaveFocus();
    press('a');
    expect(screen.getByRole('heading', { name: 'Nothing left' })).toBeVisible();
    expect(document.activeElement).toContainElement(screen.getByRole('heading', { name: 'Nothing left' }));
  });

  it('brings the item back with the server’s message and a reload button when it is refused', async () => {
    const { sent } = showLetters({ reloaded: letters(2, 3) });
    await letter('Letter 1');
    press('j');
    press('a');
    expect(await letter('Letter 2')).toHaveFocus();
    sent[0]!.refuse('Ruth already decided on this letter.');
    await waitFor(() => expect(status()).toContain('Letter 1 is still waiting. Ruth already decided on this letter.'));
    expect(rowNames()).toEqual(['Letter 1', 'Letter 2', 'Letter 3']);
    expect(await letter('Letter 2')).toHaveFocus();
    expect(screen.getByText('3 waiting')).toBeVisible();
    expect(screen.getByText('Not saved')).toBeVisible();
    expect(useToasts.getState().current).toMatchObject({ title: 'Error', description: 'Failed to approve.' });
    press('k');
    expect(within(await letter('Letter 1')).getByText('Ruth already decided on this letter.')).toBeVisible();
    fireEvent.click(await buttonOf('Reload', 'Letter 1'));
    await waitFor(() => expect(rowNames()).toEqual(['Letter 2', 'Letter 3']));
    expect(screen.queryByText('Not saved')).toBeNull();
  });

  it('can be made with its button', async () => {
    const { sent } = showLetters();
    fireEvent.click(await buttonOf('Approve', 'Letter 1'));
    expect(sent.map(({ what }) => what)).toEqual(['approve 1']);
    expect(await letter('Letter 2')).toHaveFocus();
  });

  it('is not repeated while its key is held down', async () => {
    const { sent } = showLetters();
    await letter('Letter 1');
    press('j');
    press('a');
    await letter('Letter 2');
    press('a', { repeat: true });
    expect(sent).toHaveLength(1);
  });

  it('takes one key press for each of several items', async () => {
    const { sent } = showLetters({ items: letters(1, 21) });
    await letter('Letter 1');
    press('j');
    for (let id = 1; id <= 20; id += 1) {
      expect(await letter(`Letter ${String(id)}`)).toHaveFocus();
      press('a');
    }
    expect(sent).toHaveLength(20);
    expect(rowNames()).toEqual(['Letter 21']);
  });
});

describe('A reason for a decision', () => {
  const field = () => screen.getByLabelText(/^Reason/);

  it('focuses its field, in which shortcut keys type letters', async () => {
    const { sent } = showLetters();
    await letter('Letter 1');
    press('j');
    press('r');
    expect(field()).toHaveFocus();
    press('a');
    press('j');
    expect(rowNames()).toHaveLength(3);
    expect(sent).toEqual([]);
  });

  it('is required', async () => {
    const { sent } = showLetters();
    await letter('Letter 1');
    press('j');
    press('r');
    fireEvent.click(screen.getByRole('button', { name: 'Send Rejection' }));
    expect(screen.getByText('Enter a reason.')).toBeVisible();
    expect(field()).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('is kept as a draft after Escape or a failure, and dropped once sent', async () => {
    const { sent } = showLetters();
    await letter('Letter 1');
    press('j');
    press('r');
    fireEvent.change(field(), { target: { value: 'No street.' } });
    press('Escape');
    expect(await letter('Letter 1')).toHaveFocus();
    press('r');
    expect(field()).toHaveValue('No street.');
    press('Enter', { ctrlKey: true });
    expect(sent.map(({ what }) => what)).toEqual(['reject 1: No street.']);
    await letter('Letter 2');
    sent[0]!.refuse('Busy.');
    expect(await screen.findByText('Not saved')).toBeVisible();
    press('k');
    fireEvent.click(await buttonOf('Reject', 'Letter 1'));
    expect(field()).toHaveValue('No street.');
    press('Enter', { ctrlKey: true });
    sent[1]!.succeed();
    await waitFor(() => expect(status()).toContain('Rejected: Letter 1. 2 waiting.'));
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('Single-key shortcuts', () => {
  it('focus the item first, so that nothing is decided unseen', async () => {
    const { sent } = showLetters();
    await letter('Letter 1');
    press('a');
    expect(sent).toEqual([]);
    expect(await letter('Letter 1')).toHaveFocus();
    press('a');
    expect(sent.map(({ what }) => what)).toEqual(['approve 1']);
  });

  it('do nothing in a field, with Ctrl, or behind a dialog', async () => {
    const { sent } = showLetters();
    await letter('Letter 1');
    press('j');
    press('a', { ctrlKey: true });
    screen.getByLabelText('Elsewhere').focus();
    press('a');
    (await letter('Letter 1')).focus();
    press('?', { shiftKey: true });
    const dialog = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
    press('a');
    expect(sent).toEqual([]);
    const keys = within(dialog)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
    expect(keys).toEqual(['j', 'k', 'a', 'r', '/', 'z', 'Enter', '?']);
  });

  it('can be turned off in this browser, while Enter and the buttons keep working', async () => {
    const { sent } = showLetters();
    await letter('Letter 1');
    fireEvent.click(screen.getByRole('button', { name: 'Keyboard Shortcuts' }));
    fireEvent.click(screen.getByRole('checkbox', { name: /^Single-key shortcuts/ }));
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(localStorage.getItem('queue-shortcuts')).toBe('off');
    (await letter('Letter 1')).focus();
    for (const key of ['j', 'a', 'r', '/', '?']) press(key);
    expect(sent).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await letter('Letter 1')).toHaveFocus();
    press('Enter');
    expect(screen.getByText('Details of 1').parentElement).not.toHaveClass('hidden');
  });
});
