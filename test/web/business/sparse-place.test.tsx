import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';
import { FoundBusiness } from '../../../web/app/pages/business/found-business.js';
import { SparsePlaceContent } from '../../../web/app/pages/business/sparse-place.js';
import { takeActionAfterSignIn } from '../../../web/lib/member/take-action.js';
import { aBusiness, aBusinessDetail } from '../support/records.js';
import { apiOf, renderAt } from '../support/render.js';
import { asMember } from '../support/viewers.js';

/** What an import from a map knows about a place. */
const IMPORTED = {
  ...{ description: null, address: null, phone: null, website: null, images: [], petPerks: [] },
  ...{
    reviewCount: 0,
    avgRating: '0.00',
    latitude: null,
    longitude: null,
    attribution: '© OpenStreetMap contributors',
  },
} satisfies Partial<BusinessDetail>;

const AROUND = [1, 2, 3, 4].map((id) => aBusiness({ id, name: `Place ${id}`, distance: id }));

const ON_MAP = { latitude: 39.28, longitude: -76.58 };

function client(nearby: unknown = AROUND) {
  return apiOf({
    '/api/businesses/1/reviews': () => [],
    '/api/businesses/1/interactions': () => new Response(null, { status: 204 }),
    '/api/businesses': () => nearby,
    '/api/auth/user': () => Response.json({ message: 'Unauthorized' }, { status: 401 }),
  });
}

function show(differs: Partial<BusinessDetail> = {}): void {
  renderAt('/business/1', <FoundBusiness business={aBusinessDetail({ ...IMPORTED, ...differs })} />, client().client);
}

/** Shows only the end of the page, because this browser can't draw the map. */
function showEnd(nearby?: unknown, differs: Partial<BusinessDetail> = {}): readonly string[] {
  const { client: found, calls } = client(nearby);
  renderAt(
    '/business/1',
    <SparsePlaceContent business={aBusinessDetail({ ...IMPORTED, ...ON_MAP, ...differs })} />,
    found,
  );
  return calls;
}

describe('the page of a place that says little', () => {
  afterEach(cleanup);

  it('lists the three nearest other places of its category', async () => {
    const calls = showEnd();
    const nearby = await screen.findByRole('region', { name: 'Nearby and similar' });
    await within(nearby).findByText('Place 2');
    const names = within(nearby)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Place 2', 'Place 3', 'Place 4']);
    expect(calls).toContain(
      '/api/businesses?category=restaurants&latitude=39.28&longitude=-76.58&radius=25&sort=distance&limit=7',
    );
  });

  it('the arrow keys go from the name of a nearby place to its perks', async () => {
    showEnd([aBusiness({ id: 2, name: 'Place 2', petPerks: ['Water bowls'] })]);
    const name = await screen.findByRole('link', { name: 'Place 2' });
    name.focus();
    expect(fireEvent.keyDown(name, { key: 'ArrowRight' })).toBe(false);
    expect(screen.getByRole('link', { name: 'Water bowls' })).toHaveFocus();
    expect(fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' })).toBe(true);
  });

  it.each<[string, Partial<BusinessDetail>]>([
    ['says little', {}],
    ['has a description', { description: 'A shop.' }],
  ])('lists places of the same kind first if the place %s', async (_, differs) => {
    const kinds = ['bakery', 'cafe', 'bar', 'cafe', 'bar'] as const;
    const around = kinds.map((kind, index) => aBusiness({ id: index + 2, name: `A ${kind} ${index + 2}`, kind }));
    showEnd(around, { kind: 'cafe', ...differs });
    const nearby = await screen.findByRole('region', { name: 'Nearby and similar' });
    await within(nearby).findByText('A cafe 3');
    const names = within(nearby)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['A cafe 3', 'A cafe 5', 'A bakery 2']);
  });

  it('shows no nearby places if there are none', async () => {
    showEnd([aBusiness({ id: 1 })]);
    expect(screen.getByRole('heading', { name: 'Nearby and similar' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Nearby and similar' })).toBeNull());
  });

  it('shows no nearby places if its location is unknown', async () => {
    show();
    await screen.findByRole('heading', { name: 'Is this still right?' });
    expect(screen.queryByRole('heading', { name: 'Nearby and similar' })).toBeNull();
  });

  it('says that nearby places could not be loaded and keeps the rest', async () => {
    showEnd(Response.json({ message: 'Down' }, { status: 400 }));
    expect(await screen.findByText(/We couldn’t load nearby places/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Is this still right?' })).toBeVisible();
  });

  it('opens the report form with the chosen problem', async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'It’s Closed' }));
    const dialog = await screen.findByRole('dialog', { name: 'Report an issue' });
    expect(within(dialog).getByRole('combobox')).toHaveTextContent('Business is closed');
  });

  it('invites visitors to sign in for the first photo, and owners to claim it', async () => {
    show();
    const card = await screen.findByRole('region', { name: 'Add the first photo' });
    const link = within(card).getByRole('link', { name: 'Write the First Review' });
    const back = '/business/1#intent-review-1';
    expect(link).toHaveAttribute('href', `/sign-in?returnTo=${encodeURIComponent(back)}`);
    fireEvent.click(link);
    expect(takeActionAfterSignIn('#intent-review-1')).toEqual({ kind: 'review', id: 1 });
    expect(screen.getByRole('link', { name: 'Claim This Listing' })).toBeVisible();
  });

  it('opens the dialog for a review with the first photo for a member', async () => {
    renderAt('/business/1', asMember(<SparsePlaceContent business={aBusinessDetail(IMPORTED)} />), client().client);
    fireEvent.click(await screen.findByRole('button', { name: 'Write the First Review' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('says which contact data is missing, and asks visitors for it', async () => {
    show();
    const card = within(screen.getByRole('region', { name: 'Contact Information' }));
    expect(card.getByText(/^No phone number or website yet/)).toBeVisible();
    fireEvent.click(card.getByRole('button', { name: 'Tell us what’s missing' }));
    const dialog = await screen.findByRole('dialog', { name: 'Report an issue' });
    expect(within(dialog).getByRole('combobox')).toHaveTextContent('Incorrect information');
  });

  it.each<[string, Partial<BusinessDetail>]>([
    ['a phone number', { phone: '(410) 555-0100' }],
    ['a website', { website: 'https://example.com' }],
    ['an email address', { email: 'hello@example.com' }],
  ])('asks for no contact data if it has %s', (_, differs) => {
    show(differs);
    // The card of its pet policy asks, too.
    const card = within(screen.getByRole('region', { name: 'Contact Information' }));
    expect(card.queryByRole('button', { name: 'Tell us what’s missing' })).toBeNull();
    expect(screen.queryByText(/^No phone number/)).toBeNull();
  });

  it('says near which town it is, and leads to its pin', () => {
    show({ city: 'Baltimore', state: 'MD', locationSource: 'pin' });
    const card = within(screen.getByRole('region', { name: 'Contact Information' }));
    expect(card.getByText('Near Baltimore, MD')).toBeVisible();
    expect(card.queryByRole('link', { name: 'Directions' })).toBeNull();
    expect(document.title).toBe('The Wagging Spoon - Pet-Friendly Restaurants near Baltimore, MD');
  });

  it('shows of a closed place that it closed and what is nearby, and nothing to do with it', async () => {
    show({ closedAt: '2026-02-03T10:00:00.000Z', phone: '(512) 555-0100', description: 'A shop.', isActive: false });
    expect(screen.getByRole('note')).toHaveTextContent('Permanently closed as of February 2026');
    expect(document.title).toBe('The Wagging Spoon - Permanently closed');
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    for (const name of ['Call', 'Claim This Listing', 'Write a Review']) {
      expect(screen.queryByRole('link', { name })).toBeNull();
    }
    for (const name of ['Save', 'Share', 'Report an Issue', 'It’s Closed']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    expect(screen.queryByRole('heading', { name: /^Reviews/ })).toBeNull();
    cleanup();
    showEnd(AROUND, { closedAt: '2026-02-03T10:00:00.000Z' });
    expect(await screen.findByText('Place 2')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Is this still right?' })).toBeNull();
  });

  it.each<[string, Partial<BusinessDetail>]>([
    ['has a description', { description: 'A shop.' }],
    ['has a photo', { images: ['/pictures/one.webp'] }],
    ['has a review', { reviewCount: 1, avgRating: '4.00' }],
    ['has an owner', { isClaimed: true }],
  ])('has no such sections if the business %s', async (_, differs) => {
    show(differs);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('heading', { name: 'Is this still right?' })).toBeNull();
  });
});
