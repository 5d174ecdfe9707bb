import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Presence } from '../../../interfaces/contract/administration/queue.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { letter, letters, press, showLetters } from '../support/letters.js';
import { rows } from '../support/queue-answers.js';

const NOBODY: Presence = { others: [], decided: [] };
const RUTH_APPROVED = { item: 1, administrator: 'Ruth', action: 'report.resolve', at: '2026-03-15T11:58:00.000Z' };
const SENTENCE = /^Ruth already decided this at \d+:58 [AP]M \(Report: resolve\)\.$/;

/** Renders a queue whose other administrators a test changes. */
function showWithOthers(start: Presence = NOBODY) {
  let now = start;
  const shown = showLetters({ presence: () => now, reloaded: letters(2, 3) });
  return {
    ...shown,
    /** The server's answer from now on. */
    prepare: (next: Presence): void => void (now = next),
    others: async (next: Presence): Promise<void> => {
      now = next;
      await act(() => shown.client.refetchQueries({ queryKey: ['admin', 'presence'] }));
    },
  };
}

beforeEach(() => {
  history.replaceState(null, '', '/admin/letters');
  useToasts.setState({ current: null });
});
afterEach(cleanup);

describe('Two administrators at one queue', () => {
  it('tell the server which item is open', async () => {
    const { seen, client } = showWithOthers();
    await letter('Letter 1');
    press('j');
    press('j');
    await letter('Letter 2');
    await act(() => client.refetchQueries({ queryKey: ['admin', 'presence'] }));
    expect(seen.open.at(-1)).toEqual({ queue: 'reports', item: 2 });
  });

  it('see at the row and at the item who else looks at it', async () => {
    const { others } = showWithOthers({ others: [{ administrator: 'Ruth', item: 1 }], decided: [] });
    const item = within(await letter('Letter 1'));
    expect(await item.findByText('Ruth is looking at this, too.')).toBeVisible();
    expect(rows()[0]).toHaveTextContent('Open at Ruth');
    expect(rows()[1]).not.toHaveTextContent('Ruth');
    await others({ others: ['Ruth', 'Ada'].map((administrator) => ({ administrator, item: 1 })), decided: [] });
    expect(await item.findByText('Ruth and Ada are looking at this, too.')).toBeVisible();
    await others(NOBODY);
    await waitFor(() => expect(item.queryByText(/looking at this/)).toBeNull());
  });

  it('see a decision of the other one at once: the row is gone, and the open item says who decided what', async () => {
    const { others } = showWithOthers();
    await letter('Letter 1');
    await others({ others: [], decided: [RUTH_APPROVED] });
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(await within(await letter('Letter 1')).findByText(SENTENCE)).toBeVisible();
  });

  it('read who decided what if they decide too late, instead of the server’s refusal', async () => {
    const { sent, prepare } = showWithOthers();
    await letter('Letter 1');
    press('j');
    press('a');
    await letter('Letter 2');
    prepare({ others: [], decided: [RUTH_APPROVED] });
    sent[0]!.refuse('This letter is closed.');
    const words = { title: 'Error', description: expect.stringMatching(SENTENCE) };
    await waitFor(() => expect(useToasts.getState().current).toMatchObject(words));
    const spoken = screen.getAllByRole('status').map(({ textContent }) => textContent ?? '');
    expect(spoken.join()).toMatch(/Letter 1: Ruth already decided this at .* \(Report: resolve\)\./);
    expect(spoken.join()).not.toContain('This letter is closed.');
  });
});
