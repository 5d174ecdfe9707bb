import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ORDERED_ERASURE, type OrderedErasure } from '../../../interfaces/contract/moderation/ordered-erasure.js';
import { Erasures } from '../../../web/features/admin-erasures/erasures.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { apiOf, renderAt } from '../support/render.js';

const LIST = '/api/admin/erasures';
const OWN: OrderedErasure = {
  ...ORDERED_ERASURE,
  ...{ id: 4, memberName: null, reportId: null, awaitsConfirmation: false, moves: ['stop'] },
};

type Answer = () => Response | object;

function show(erasures: readonly OrderedErasure[], answers: Readonly<Record<string, Answer>> = {}) {
  const of = (move: string) => ({
    [`${LIST}/3/${move}`]: answers[move] ?? (() => new Response(null, { status: 204 })),
  });
  const { client, calls } = apiOf({
    [LIST]: () => Response.json(erasures, { headers: { 'X-Total-Count': String(erasures.length) } }),
    ...of('confirm'),
    ...of('stop'),
  });
  renderAt('/admin/erasures', <Erasures />, client);
  return calls;
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const toastNow = () => useToasts.getState().current;

beforeEach(() => useToasts.setState({ current: null }));
afterEach(cleanup);

describe('The account erasures page', () => {
  it('shows who ordered each erasure, why, and when the account is erased', async () => {
    show([ORDERED_ERASURE, OWN]);
    const [first, second] = within(await screen.findByRole('list', { name: 'Account erasures' })).getAllByRole(
      'listitem',
    );
    expect(first).toHaveTextContent(/Kim Rivera.*Needs a second administrator.*kim@example\.com.*Ruth, May 15, 2026/);
    expect(first).toHaveTextContent(
      /They write that they are nine years old\..*Once another administrator confirms it, after/,
    );
    expect(within(first!).getByRole('link', { name: 'Report 12' })).toHaveAttribute(
      'href',
      '/admin/reports?status=resolved&item=12',
    );
    expect(second).toHaveTextContent(/Unnamed member.*After May 16, 2026/);
    expect(second).not.toHaveTextContent('Needs a second administrator');
    expect(within(second!).queryByRole('button', { name: /^Confirm/ })).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('2 ordered');
  });

  it('confirms an erasure after a question, and shows who did', async () => {
    const confirmed = { ...ORDERED_ERASURE, awaitsConfirmation: false, confirmedBy: 'Ada', moves: ['stop'] };
    const calls = show([ORDERED_ERASURE], { confirm: () => confirmed });
    await press('Confirm erasure: Kim Rivera');
    const dialog = within(screen.getByRole('dialog', { name: 'Erase Kim Rivera’s account?' }));
    expect(calls).not.toContain(`${LIST}/3/confirm`);
    fireEvent.click(dialog.getByRole('button', { name: 'Confirm Erasure' }));
    expect(await screen.findByText('Confirmed')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([calls.includes(`${LIST}/3/confirm`), toastNow()?.title]).toEqual([true, 'Erasure confirmed']);
  });

  it('stops an erasure after a question, and removes it from the list', async () => {
    show([ORDERED_ERASURE]);
    await press('Stop erasure: Kim Rivera');
    const dialog = within(screen.getByRole('dialog', { name: 'Restore Kim Rivera’s account?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Stop Erasure' }));
    expect(await screen.findByText('No accounts are waiting for erasure')).toBeVisible();
    expect(toastNow()?.title).toBe('Erasure stopped');
  });

  it('says why an erasure could not be stopped', async () => {
    const message = 'This account was erased, or its erasure was stopped.';
    show([ORDERED_ERASURE], {
      stop: () => Response.json({ status: 404, code: 'NOT_FOUND', message }, { status: 404 }),
    });
    await press('Stop erasure: Kim Rivera');
    fireEvent.click(screen.getByRole('button', { name: 'Stop Erasure' }));
    await waitFor(() => expect(toastNow()).toMatchObject({ tone: 'danger', description: message }));
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});
