import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { OwnedBusinessCard } from '../../../interfaces/contract/business/business.js';
import { MyBusinesses } from '../../../web/features/my-businesses/my-businesses.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { aBusiness } from '../support/records.js';
import { apiOf, renderAt } from '../support/render.js';
import { ADA_ID, asMember } from '../support/viewers.js';

const LIST = `/api/businesses/owner/${ADA_ID}`;

function anOwned(differs: Partial<OwnedBusinessCard> = {}): OwnedBusinessCard {
  return { ...aBusiness(), approvalStatus: 'approved', rejectionReason: null, pendingChanges: null, ...differs };
}

/** Renders the page with these businesses. A change of business 1 applies `after` to it. */
function show(owned: readonly OwnedBusinessCard[], after: Partial<OwnedBusinessCard> = {}, status = 200) {
  const sent: string[] = [];
  let listed = owned;
  const change = (url: URL, request: Request): Response => {
    sent.push(`${request.method} ${url.pathname}`);
    listed = listed.map((business) => (business.id === 1 ? { ...business, ...after } : business));
    if (status !== 200) return Response.json({ message: 'The listing was decided on in the meantime.' }, { status });
    return request.method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json({});
  };
  const { client } = apiOf({
    [LIST]: () => listed,
    '/api/businesses/1': change,
    '/api/businesses/1/submit': change,
    '/api/businesses/1/relist': change,
  });
  renderAt('/my-businesses', asMember(<MyBusinesses />), client);
  return { sent };
}

const card = (name = 'The Wagging Spoon') => screen.findByRole('article', { name });
const press = (part: HTMLElement, name: string) => fireEvent.click(within(part).getByRole('button', { name }));
const toastTitle = () => useToasts.getState().current?.title;

beforeEach(() => useToasts.setState({ current: null }));
afterEach(cleanup);

describe("A member's businesses", () => {
  it('shows a list that grows by Load More', async () => {
    const { client } = apiOf({
      [LIST]: (url) =>
        url.searchParams.has('cursor')
          ? Response.json([anOwned({ id: 2, name: 'Second' })], { headers: { 'X-Total-Count': '2' } })
          : Response.json([anOwned({ id: 1, name: 'First' })], {
              headers: { 'X-Total-Count': '2', Link: `<${LIST}?cursor=x>; rel="next"` },
            }),
    });
    renderAt('/my-businesses', asMember(<MyBusinesses />), client);
    expect(await card('First')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('My Businesses');
    expect(screen.getByText('2 businesses')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Load More' }));
    expect(await card('Second')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
  });

  it('links to the listing form when there are none', async () => {
    show([]);
    expect(await screen.findByRole('heading', { name: 'You haven’t listed a business yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'List Your Business' })).toHaveAttribute('href', '/create-business');
  });

  it('offers to try again when the businesses fail to load', async () => {
    const { client, calls } = apiOf({ [LIST]: () => Response.json({ message: 'Busy' }, { status: 503 }) });
    client.setDefaultOptions({ queries: { retry: false } });
    renderAt('/my-businesses', asMember(<MyBusinesses />), client);
    expect(await screen.findByText('We couldn’t load your businesses')).toBeVisible();
    const before = calls.length;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(calls.length).toBeGreaterThan(before));
  });

  it.each([
    [
      'Pending approval',
      { approvalStatus: 'pending' },
      ['Edit', 'Analytics', 'Plan', 'People', 'Ownership'],
      ['Withdraw'],
    ],
    [
      'Under review',
      { approvalStatus: 'under_review' },
      ['Edit', 'Analytics', 'Plan', 'People', 'Ownership'],
      ['Withdraw'],
    ],
    [
      'Approved',
      { approvalStatus: 'approved' },
      ['Edit', 'Analytics', 'Plan', 'People', 'Ownership', 'View Business Listing', 'Poster & Badge'],
      ['Withdraw'],
    ],
    [
      'Rejected',
      { approvalStatus: 'rejected' },
      ['Edit', 'Analytics', 'Plan', 'People', 'Ownership'],
      ['Resubmit', 'Withdraw'],
    ],
    [
      'Needs revision',
      { approvalStatus: 'needs_revision' },
      ['Edit', 'Analytics', 'Plan', 'People', 'Ownership'],
      ['Resubmit', 'Withdraw'],
    ],
    [
      'Withdrawn',
      { approvalStatus: 'approved', isActive: false },
      ['Edit', 'Analytics', 'Plan', 'People', 'Ownership'],
      ['Relist'],
    ],
    [
      'Hidden by our team',
      { approvalStatus: 'approved', isActive: false, hiddenAt: '2026-05-01T08:00:00.000Z' },
      ['Edit', 'Analytics', 'Plan', 'People', 'Ownership'],
      [],
    ],
    [
      'Permanently closed',
      { approvalStatus: 'approved', isActive: false, closedAt: '2026-05-01T08:00:00.000Z' },
      ['Edit', 'Analytics', 'Plan', 'People', 'Ownership'],
      [],
    ],
    [
      'Withdrawn',
      { approvalStatus: 'rejected', isActive: false },
      ['Edit', 'Analytics', 'Plan', 'People', 'Ownership'],
      ['Resubmit', 'Relist'],
    ],
  ] as const)('shows the status and the possible actions of each: %s', async (state, differs, links, buttons) => {
    show([anOwned(differs)]);
    const shown = await card();
    expect(within(shown).getByText(state)).toBeVisible();
    expect(
      within(shown)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['The Wagging Spoon', ...links]);
    expect(within(shown).getByRole('link', { name: 'The Wagging Spoon' })).toHaveAttribute(
      'href',
      '/business/1?from=%2Fmy-businesses',
    );
    expect(
      within(shown)
        .queryAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(buttons);
    expect(within(shown).getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/my-businesses/1/edit');
  });

  it.each([
    ['rejected', 'Why it wasn’t approved'],
    ['needs_revision', 'Changes needed'],
    ['approved', 'Why your last change wasn’t approved'],
  ] as const)("shows the administrator's reason: %s", async (approvalStatus, title) => {
    show([anOwned({ approvalStatus, rejectionReason: 'The address is a parking lot.' })]);
    const shown = within(await card());
    expect(shown.getByText(title)).toBeVisible();
    expect(shown.getByText('The address is a parking lot.')).toBeVisible();
  });

  it('tells the owner that the plan shows only part of a listing, and links to the plan', async () => {
    show([anOwned({ isOverPlan: true }), anOwned({ id: 2, name: 'Short', isOverPlan: false })]);
    const shown = within(await card());
    expect(shown.getByText('Only part of your listing is shown')).toBeVisible();
    expect(shown.getByText(/^Free listings show 3 photos and 200 words\./)).toBeVisible();
    expect(shown.getByRole('link', { name: 'change your plan' })).toHaveAttribute('href', '/my-businesses/1/plan');
    expect(within(await card('Short')).queryByText('Only part of your listing is shown')).toBeNull();
  });

  it('calls the refused change the previous one while a later change waits for approval', async () => {
    show([anOwned({ rejectionReason: 'No.', pendingChanges: { name: 'The Wagging Fork' } })]);
    expect(within(await card()).getByText('Why your previous change wasn’t approved')).toBeVisible();
  });

  it('shows pending changes next to the public values', async () => {
    const pendingChanges = {
      name: 'The Wagging Fork',
      category: 'hotels',
      website: null,
      latitude: 30.25,
      longitude: -97.75,
    };
    show([anOwned({ pendingChanges, latitude: 30.2, longitude: -97.7 })]);
    const rows = within(await card())
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Name', 'The Wagging Spoon', 'The Wagging Fork'],
      ['Category', 'Restaurants', 'Hotels & Travel'],
      ['Website', 'https://example.com', 'None'],
      ['Map pin', '30.2000, -97.7000', '30.2500, -97.7500'],
    ]);
  });

  it('shows the map pin among the changes only if it moves', async () => {
    const pendingChanges = { address: '12 Elm Street', latitude: 30.2, longitude: -97.7 };
    show([anOwned({ pendingChanges, latitude: 30.2, longitude: -97.7 })]);
    const shown = within(await card());
    expect(shown.getByRole('row', { name: 'Street address 100 Main Street 12 Elm Street' })).toBeVisible();
    expect(shown.queryByRole('row', { name: /Map pin/ })).toBeNull();
  });
});

describe("An owner's actions", () => {
  it('withdraws a business after confirmation', async () => {
    const { sent } = show([anOwned()], { isActive: false });
    press(await card(), 'Withdraw');
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw this listing?' });
    expect(sent).toEqual([]);
    press(dialog, 'Withdraw');
    await waitFor(() => expect(toastTitle()).toBe('Listing withdrawn'));
    expect(sent).toEqual(['DELETE /api/businesses/1']);
    expect(within(await card()).getByText('Withdrawn')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the business when the dialog is closed', async () => {
    const { sent } = show([anOwned()]);
    press(await card(), 'Withdraw');
    press(await screen.findByRole('dialog'), 'Keep Listing');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([]);
  });

  it('relists a withdrawn business', async () => {
    const { sent } = show([anOwned({ isActive: false })], { isActive: true });
    press(await card(), 'Relist');
    await waitFor(() => expect(toastTitle()).toBe('Listing relisted'));
    expect(sent).toEqual(['POST /api/businesses/1/relist']);
    expect(within(await card()).getByText('Approved')).toBeVisible();
  });

  it('resubmits a rejected business', async () => {
    const { sent } = show([anOwned({ approvalStatus: 'rejected' })], { approvalStatus: 'pending' });
    press(await card(), 'Resubmit');
    await waitFor(() => expect(toastTitle()).toBe('Listing resubmitted'));
    expect(sent).toEqual(['POST /api/businesses/1/submit']);
    expect(within(await card()).getByText('Pending approval')).toBeVisible();
  });

  it('shows why an action was refused and refetches the status', async () => {
    show([anOwned({ approvalStatus: 'rejected' })], { approvalStatus: 'under_review' }, 409);
    press(await card(), 'Resubmit');
    await waitFor(() =>
      expect(useToasts.getState().current).toMatchObject({
        title: 'Error',
        description: 'The listing was decided on in the meantime.',
      }),
    );
    expect(within(await card()).getByText('Under review')).toBeVisible();
  });
});
