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

describe('Postcards to print', () => {
  it('postcards to print show the address, the code, the page to enter it on, and the deadline', async () => {
    show([POSTCARD, OTHER]);
    const first = await card(POSTCARD.to.name);
    expect([...first.querySelectorAll('address > span')].map(({ textContent }) => textContent)).toEqual([
      'The Muddy Paw Café',
      '120 Example Street',
      'Austin, TX 78701',
    ]);
    expect(within(first).getByText('482913')).toBeVisible();
    expect(first).toHaveTextContent('Enter it at localhost/claim-business/42 by Jun 10, 2026.');
    const second = await card('Second');
    expect(within(second).getByText('007100')).toBeVisible();
    expect(within(second).getByText('Austin, TX')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('2 waiting');
  });

  it('a note is shown instead of a postcard whose code can’t be decrypted', async () => {
    show([{ ...POSTCARD, code: null }, OTHER]);
    expect(await card('Second')).toBeVisible();
    expect(screen.getByRole('note')).toHaveTextContent(
      /^The card to The Muddy Paw Café can’t be printed because the site’s secret/,
    );
    expect(screen.queryByRole('figure', { name: `Postcard to ${POSTCARD.to.name}` })).toBeNull();
    expect(screen.queryByRole('button', { name: `Mark as sent: ${POSTCARD.to.name}` })).toBeNull();
  });

  it('postcards are laid out for the chosen paper', async () => {
    show([POSTCARD]);
    expect(await screen.findByRole('list', { name: 'Postcards' })).toHaveClass('postcards-card');
    fireEvent.click(screen.getByRole('radio', { name: /^Two cards per page/ }));
    expect(screen.getByRole('list', { name: 'Postcards' })).toHaveClass('postcards-letter');
  });

  it('postcards leave the list when marked as sent', async () => {
    const calls = show([POSTCARD, OTHER]);
    await mark();
    await waitFor(() => expect(toastNow()).toMatchObject({ title: 'Marked as sent', tone: 'success' }));
    expect(screen.queryByRole('figure', { name: `Postcard to ${POSTCARD.to.name}` })).toBeNull();
    expect(await card('Second')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('1 waiting');
    expect(calls.at(-1)).toBe(`${LIST}/${POSTCARD.id}/sent`);
  });

  it('the focus moves to the next postcard when one is marked as sent', async () => {
    const sent = show([OTHER, POSTCARD], () => SENT_POSTCARD);
    const button = await screen.findByRole('button', { name: `Mark as sent: ${POSTCARD.to.name}` });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Mark as sent: Second' })).toHaveFocus());
    expect(sent).toHaveLength(2);
  });

  it('postcards stay in the list, with the server’s message, when marking is refused', async () => {
    const message = 'This postcard is no longer waiting: it was marked as sent, or canceled. Please reload.';
    show([POSTCARD], () => Response.json({ status: 409, code: 'CHANGED_MEANWHILE', message }, { status: 409 }));
    await mark();
    await waitFor(() => expect(toastNow()).toMatchObject({ title: 'Error', description: message, tone: 'danger' }));
    expect(await card(POSTCARD.to.name)).toBeVisible();
  });

  it('the list of postcards has an empty state', async () => {
    show([]);
    expect(await screen.findByRole('heading', { name: 'No postcards to send' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Print/ })).toBeNull();
  });

  it('the list of postcards offers to try again when it can’t be loaded', async () => {
    const { client, calls } = apiOf({ [LIST]: () => Response.json({ message: 'Busy' }, { status: 503 }) });
    renderAt('/admin/postcards', <Postcards />, client);
    expect(await screen.findByText('We couldn’t load postcards')).toBeVisible();
    const before = calls.length;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(calls.length).toBeGreaterThan(before));
  });
});
