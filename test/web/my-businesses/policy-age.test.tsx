import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { OwnedBusinessCard } from '../../../interfaces/contract/business/business.js';
import { FACT } from '../../../interfaces/contract/policy/fact-examples.js';
import { PolicyAge } from '../../../web/features/my-businesses/confirm/policy-age.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { aBusiness } from '../support/records.js';
import { apiOf, renderAt } from '../support/render.js';

const PATIO = {
  ...FACT,
  ...{ key: 'areas.patio', label: 'Patio', value: 'yes', text: 'Pets are allowed on the patio.' },
  ...{ state: 'disputed', contradictions: 2 },
} as const;

function show(differs: Partial<OwnedBusinessCard> = {}, refusal: string | null = null) {
  const sent: unknown[] = [];
  const { client, calls } = apiOf({
    '/api/businesses/1/facts': () => [FACT, PATIO],
    '/api/businesses/1/facts/confirm': async (_url, request) => {
      sent.push(await request.json());
      return refusal === null
        ? new Response(null, { status: 204 })
        : Response.json({ message: refusal }, { status: 409 });
    },
  });
  const business: OwnedBusinessCard = {
    ...aBusiness(),
    ...{ id: 1, approvalStatus: 'approved', policyConfirmedAt: '2020-01-02T10:00:00.000Z', disputed: ['areas.patio'] },
    ...differs,
  };
  renderAt('/my-businesses', <PolicyAge business={business} />, client);
  return { sent, calls };
}

const openFacts = () => fireEvent.click(screen.getByRole('button', { name: 'Is Everything Still Right?' }));
const toastNow = () => useToasts.getState().current;

beforeEach(() => useToasts.setState({ current: null }));
afterEach(cleanup);

describe('The pet policy of an owned business', () => {
  it('shows its age and disputes at once, and loads its facts on request', async () => {
    const { calls } = show();
    expect(screen.getByText(/^Pet policy last confirmed \d+ years ago\.$/)).toBeVisible();
    expect(screen.getByText('Visitors disagree with one fact about pets or opening hours.')).toBeVisible();
    expect(calls).toEqual([]);
    openFacts();
    expect(await screen.findByText('Dogs up to 50 lb.')).toBeVisible();
    expect(screen.getByText('2 visitors say this is no longer right.')).toBeVisible();
    expect(screen.getAllByText(/^Last confirmed .+, on Nov 2, 2026\.$/)).toHaveLength(2);
  });

  it('confirms one fact, or all of them, with the values that it shows', async () => {
    const { sent } = show();
    openFacts();
    fireEvent.click(await screen.findByRole('button', { name: 'Still Right: Patio' }));
    await waitFor(() => expect(toastNow()).toMatchObject({ title: 'Confirmed', tone: 'success' }));
    fireEvent.click(screen.getByRole('button', { name: 'Confirm That Everything Is Right' }));
    const patio = { key: 'areas.patio', value: 'yes' };
    await waitFor(() =>
      expect(sent).toEqual([{ facts: [patio] }, { facts: [{ key: 'maxWeightLb', value: 50 }, patio] }]),
    );
  });

  it('shows why a confirmation was refused', async () => {
    show({}, 'This has changed. It now says: Dogs up to 30 lb. Is that right?');
    openFacts();
    fireEvent.click(await screen.findByRole('button', { name: 'Confirm That Everything Is Right' }));
    await waitFor(() =>
      expect(toastNow()).toMatchObject({ tone: 'danger', description: expect.stringContaining('Dogs up to 30 lb.') }),
    );
  });

  it.each<[string, Partial<OwnedBusinessCard>]>([
    ['says nothing about pets', { policyConfirmedAt: null }],
    ['is not public yet', { approvalStatus: 'pending' }],
    ['was withdrawn', { isActive: false }],
  ])('is not shown for a business that %s', (_what, differs) => {
    show(differs);
    expect(within(document.body).queryByRole('region')).toBeNull();
  });
});
