import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { Billing } from '../../../interfaces/contract/billing/billing.js';
import { PlanPage } from '../../../web/app/pages/my-businesses/plan-page.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { aBusinessDetail } from '../support/records.js';
import { apiOf, renderAt } from '../support/render.js';
import { asMember } from '../support/viewers.js';

const FREE: Billing = {
  ...{ provider: 'stripe', state: 'none', wishedTier: 'free', paidUntil: null, graceUntil: null, note: null },
};
const PAID = { paidUntil: '2026-06-01T09:30:00.000Z', wishedTier: 'premium' } as const;

function show(billing: Partial<Billing>, { query = '', after = billing, refused = '' } = {}) {
  let now = billing;
  const requests: string[] = [];
  const change = (url: URL, request: Request) => {
    requests.push(`${request.method} ${url.pathname}`);
    if (refused !== '') return Response.json({ message: refused, code: 'UNAVAILABLE' }, { status: 503 });
    now = after;
    return request.method === 'DELETE'
      ? new Response(null, { status: 204 })
      : { url: 'http://localhost/my-businesses/1/plan' };
  };
  const { client, calls } = apiOf({
    '/api/businesses/1': () => ({ ...aBusinessDetail(), moves: [], billing: { ...FREE, ...now } }),
    '/api/businesses/1/billing/checkout': change,
    '/api/businesses/1/billing': change,
  });
  const page = (
    <Routes>
      <Route path="/my-businesses/:id/plan" element={<PlanPage />} />
    </Routes>
  );
  renderAt(`/my-businesses/1/plan${query}`, asMember(page), client);
  return { requests, calls, become: (next: Partial<Billing>) => void (now = next) };
}

const says = (words: string | RegExp) => waitFor(() => expect(screen.getByText(words)).toBeVisible());
const button = (name: string) => screen.findByRole('button', { name });
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const toastNow = () => useToasts.getState().current;

beforeEach(() => useToasts.setState({ current: null }));
afterEach(cleanup);

describe('The plan page', () => {
  it.each<[Partial<Billing>, RegExp, string[]]>([
    [{}, /^This is a free listing/, ['Upgrade to Premium']],
    [{ state: 'pending_payment' }, /^You chose Premium/, ['Pay for Premium', 'Stay Free']],
    [{ state: 'active', ...PAID }, /paid until Jun 1, 2026/, ['Manage Payment', 'Cancel Premium']],
    [
      { state: 'past_due', graceUntil: '2026-06-08T09:30:00.000Z' },
      /until Jun 8, 2026/,
      ['Manage Payment', 'Cancel Premium'],
    ],
    [{ state: 'cancelling', ...PAID }, /^You have Premium until Jun 1, 2026/, ['Keep Premium', 'Manage Payment']],
    [{ state: 'ended' }, /^Premium has ended/, ['Upgrade to Premium', 'Manage Payment']],
    [
      { provider: 'demo', state: 'active', ...PAID, note: 'Demo billing: no card is charged' },
      /^This listing is Premium\.$/,
      ['Cancel Premium'],
    ],
  ])('explains the state %j and shows its actions', async (billing, words, offered) => {
    show(billing);
    await says(words);
    expect(buttons()).toEqual(offered);
    if (billing.note) await says(billing.note);
  });

  it('upgrades to Premium and shows the new state', async () => {
    const { requests } = show({}, { after: { provider: 'demo', state: 'active', ...PAID } });
    fireEvent.click(await button('Upgrade to Premium'));
    await says('This listing is Premium.');
    expect(requests).toEqual(['POST /api/businesses/1/billing/checkout']);
  });

  it('cancels Premium only after explaining what is hidden and that nothing is deleted', async () => {
    const { requests } = show({ state: 'active', ...PAID }, { after: { state: 'cancelling', ...PAID } });
    fireEvent.click(await button('Cancel Premium'));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel Premium?' });
    expect(dialog).toHaveTextContent(/Nothing is deleted/);
    expect(dialog).toHaveTextContent(/You keep Premium until Jun 1, 2026/);
    expect(requests).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel Premium' }));
    await says(/^You have Premium until Jun 1, 2026/);
    expect(requests).toEqual(['DELETE /api/businesses/1/billing']);
  });

  it("shows the server's message when the checkout cannot start", async () => {
    const refused = 'Payments are currently unavailable, and you were not charged.';
    show({}, { refused });
    fireEvent.click(await button('Upgrade to Premium'));
    await waitFor(() => expect(toastNow()).toMatchObject({ tone: 'danger', description: refused }));
    expect(await button('Upgrade to Premium')).toBeEnabled();
  });

  it('polls after the return from the payment page until the payment is confirmed', async () => {
    const { become, calls } = show({ state: 'pending_payment' }, { query: '?checkout=success' });
    await says(/^We’re waiting for confirmation of your payment/);
    expect(screen.queryByText(/Thank you/)).toBeNull();
    become({ state: 'active', ...PAID });
    await says('Thank you! Premium is active.');
    expect(calls.length).toBeGreaterThan(1);
  });

  it('says that nothing was charged when the payment was canceled', async () => {
    show({ state: 'pending_payment' }, { query: '?checkout=cancelled' });
    await says(/^You weren’t charged/);
  });
});
