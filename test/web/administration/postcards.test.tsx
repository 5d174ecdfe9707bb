import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { POSTCARD, SENT_POSTCARD, type Postcard } from '../../../interfaces/contract/claim/postcard.js';
import { Postcards } from '../../../web/features/admin-postcards/postcards.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { apiOf, renderAt } from '../support/render.js';

const LIST = '/api/admin/postcards';
const OTHER: Postcard = {
  ...POSTCARD,
  ...{ id: '5c3a1b90-1111-4222-8333-944455556666', claimId: 8, businessId: 43, code: '007100' },
  to: { name: 'Second', street: '2 Elm Street', city: 'Austin', state: 'TX', zipCode: '' },
};

function show(cards: readonly Postcard[], answer: () => unknown = () => SENT_POSTCARD) {
  const { client, calls } = apiOf({
    [LIST]: () => Response.json(cards, { headers: { 'X-Total-Count': String(cards.length) } }),
    [`${LIST}/${POSTCARD.id}/sent`]: answer,
  });
  renderAt('/admin/postcards', <Postcards />, client);
  return calls;
}

const card = (name: string) => screen.findByRole('figure', { name: `Postcard to ${name}` });
const mark = async () =>
  fireEvent.click(await screen.findByRole('button', { name: `Mark as sent: ${POSTCARD.to.name}` }));
const toastNow = () => useToasts.getState().current;

beforeEach(() => useToasts.setState({ current: null }));
afterEach(cleanup);

describe('the postcards to print', () => {
  it('bear the address, the code, where to type it and until when', async () => {
    show([POSTCARD, OTHER]);
    const first = await card(POSTCARD.to.name);
    expect([...first.querySelectorAll('address > span')].map(({ textContent }) => textContent)).toEqual([
      'The Muddy Paw Café',
      '120 Example Street',
      'Austin, TX 78701',
    ]);
    expect(within(first).getByText('482913')).toBeVisible();
    expect(first).toHaveTextContent('Type it at localhost/claim-business/42 until June 10, 2026.');
    const second = await card('Second');
    expect(within(second).getByText('007100')).toBeVisible();
    expect(within(second).getByText('Austin, TX')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('2 waiting');
  });

  it('whose code cannot be read says so, and the others are there', async () => {
    show([{ ...POSTCARD, code: null }, OTHER]);
    expect(await card('Second')).toBeVisible();
    expect(screen.getByRole('note')).toHaveTextContent(/^The card to The Muddy Paw Café cannot be printed: the secret/);
    expect(screen.queryByRole('figure', { name: `Postcard to ${POSTCARD.to.name}` })).toBeNull();
    expect(screen.queryByRole('button', { name: `Mark as sent: ${POSTCARD.to.name}` })).toBeNull();
  });

  it('are laid out for the paper that is chosen', async () => {
    show([POSTCARD]);
    expect(await screen.findByRole('list', { name: 'Postcards' })).toHaveClass('postcards-card');
    fireEvent.click(screen.getByRole('radio', { name: /^Two cards a page/ }));
    expect(screen.getByRole('list', { name: 'Postcards' })).toHaveClass('postcards-letter');
  });

  it('leave the list once they are marked as sent', async () => {
    const calls = show([POSTCARD, OTHER]);
    await mark();
    await waitFor(() => expect(toastNow()).toMatchObject({ title: 'Marked as Sent', tone: 'success' }));
    expect(screen.queryByRole('figure', { name: `Postcard to ${POSTCARD.to.name}` })).toBeNull();
    expect(await card('Second')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('1 waiting');
    expect(calls.at(-1)).toBe(`${LIST}/${POSTCARD.id}/sent`);
  });

  it('leave the focus in the list', async () => {
    const sent = show([OTHER, POSTCARD], () => SENT_POSTCARD);
    const button = await screen.findByRole('button', { name: `Mark as sent: ${POSTCARD.to.name}` });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Mark as sent: Second' })).toHaveFocus());
    expect(sent).toHaveLength(2);
  });

  it('stay, with the server’s sentence, where that was refused', async () => {
    const message = 'This postcard waits no more: it was marked as sent or taken back. Please reload.';
    show([POSTCARD], () => Response.json({ status: 409, code: 'CHANGED_MEANWHILE', message }, { status: 409 }));
    await mark();
    await waitFor(() => expect(toastNow()).toMatchObject({ title: 'Error', description: message, tone: 'danger' }));
    expect(await card(POSTCARD.to.name)).toBeVisible();
  });

  it('are none where none waits', async () => {
    show([]);
    expect(await screen.findByRole('heading', { name: 'No postcard is waiting' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Print/ })).toBeNull();
  });

  it('can be asked for again where they cannot be had', async () => {
    const { client, calls } = apiOf({ [LIST]: () => Response.json({ message: 'Busy' }, { status: 503 }) });
    renderAt('/admin/postcards', <Postcards />, client);
    expect(await screen.findByText('Failed to fetch postcards')).toBeVisible();
    const before = calls.length;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(calls.length).toBeGreaterThan(before));
  });
});
