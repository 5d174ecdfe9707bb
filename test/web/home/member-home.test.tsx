import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { contextWith, eagerLoader, homeFor } from '../../../web/app/loading/page-loader.js';
import { HomePage } from '../../../web/app/pages/home-page.js';
import { MemberHomePage } from '../../../web/app/pages/member-home-page.js';
import { useRecentlyViewed } from '../../../web/features/recently-viewed/recently-viewed.store.js';
import { VIEWER_KEY, type Viewer } from '../../../web/lib/page/viewer.js';
import type { OwnClaim } from '../../../interfaces/contract/claim/claim.js';
import { keepDraft } from '../../../web/lib/form/draft.js';
import { aBusiness, anOwnClaim } from '../support/records.js';
import { apiOf, renderAt } from '../support/render.js';
import { ADA_ID, aMember, asMember, asUnknown } from '../support/viewers.js';

const GUIDE_DOG = {
  id: 1,
  userId: ADA_ID,
  petName: 'Pixel',
  petType: 'dog',
  petImageUrl: null,
  petDrawing: '/drawings/1/pets/dog-floppy-brown-1.svg',
  bio: null,
  location: null,
  status: 'gold',
  reviewCount: 61,
  joinedDate: '2025-12-01T12:00:00.000Z',
  user: { firstName: 'Ada', profileImageUrl: null },
};

interface ShowOptions {
  readonly path?: string;
  readonly viewer?: Partial<Viewer>;
  /** Number of businesses that the member owns; 'failed' if they can't be fetched. */
  readonly owned?: number | 'failed';
  readonly guideDog?: boolean;
  readonly claims?: readonly OwnClaim[];
  /** The page to render; by default the member's home page. */
  readonly Page?: () => ReactNode;
}

const businesses = (count: number) =>
  Array.from({ length: count }, (_, place) => aBusiness({ id: place + 1, name: `Place ${place + 1}` }));

function show({
  path = '/',
  viewer = {},
  owned = 0,
  guideDog = false,
  claims = [],
  Page = MemberHomePage,
}: ShowOptions = {}) {
  const requested: unknown[] = [];
  let isFixed = false;
  const { client } = apiOf({
    [`/api/businesses/owner/${ADA_ID}`]: () =>
      owned === 'failed' && !isFixed ? Response.json({}, { status: 503 }) : businesses(owned === 'failed' ? 1 : owned),
    [`/api/guide-dogs/user/${ADA_ID}`]: () => (guideDog ? GUIDE_DOG : Response.json({}, { status: 404 })),
    '/api/business-claims/mine': () => claims,
    '/api/guide-dogs': () => [],
    '/api/businesses': () => businesses(2),
    '/api/locations/middle': () => ({ middle: { latitude: 30.27, longitude: -97.74 } }),
    '/api/locations/towns': () => [],
    '/api/businesses/favorites': (url) => businesses(Number(url.searchParams.get('limit'))),
    '/api/businesses/batch': () => businesses(2),
    '/api/recommendations': async (_url, request) => {
      requested.push(await request.json());
      return [
        {
          ...aBusiness({ id: 9, name: 'Kibble Inn', category: 'hotels' }),
          score: 12,
          reasons: [
            { name: 'category', points: 3 },
            { name: 'rating', points: 9 },
          ],
        },
      ];
    },
  });
  const rendered = renderAt(path, asMember(<Page />, aMember(viewer)), client);
  return { requested, client, fix: () => void (isFixed = true), ...rendered };
}

/** Returns where the home page redirects a member; null if it doesn't. */
async function homeRedirect(client: QueryClient, path: string): Promise<string | null> {
  client.setQueryData(VIEWER_KEY, aMember());
  const request = new Request(`http://localhost${path}`);
  const result = await homeFor(contextWith(eagerLoader(client)), request, () => []);
  return result instanceof Response ? result.headers.get('location') : null;
}

const steps = async () =>
  within(await screen.findByRole('list', { name: 'Next steps' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  useRecentlyViewed.setState({ records: [], isRead: false });
});
afterEach(cleanup);

describe("a member's home page", () => {
  it('offers the steps that the member has not done yet', async () => {
    show({ viewer: { firstName: null, lastName: null } });
    expect(await steps()).toEqual([
      ['Create Your Profile', '/user-profile'],
      ['Become A Guide Dog', '/guide-dogs'],
      ['List Your Business', '/business-sign-in'],
      ['Explore Trending', '/browse'],
    ]);
    expect(screen.getByRole('link', { name: 'Hotels & Travel' })).toHaveAttribute('href', '/browse?category=hotels');
  });

  it('contains every section of the home page of visitors', async () => {
    const sections = async () => {
      await waitFor(() => expect(screen.queryByText('Loading…')).toBeNull());
      return screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'));
    };
    const { client } = show();
    cleanup();
    renderAt('/', <HomePage />, client);
    const ofVisitors = await sections();
    cleanup();
    show();
    expect(await sections()).toEqual(expect.arrayContaining(ofVisitors));
    expect(ofVisitors).toEqual(['categories', 'favorites', 'guide-dogs', 'how-it-works', 'your-business']);
  });

  it.each(['/', '/?view=dashboard'])('shows places near the home ZIP code before all others at %s', async (path) => {
    show({ path, viewer: { homeZipCode: '78701' } });
    const near = await screen.findByRole('region', { name: 'Near 78701' });
    expect(await within(near).findAllByRole('article')).toHaveLength(2);
    await screen.findByRole('region', { name: path === '/' ? 'Favorites' : 'Featured Places' });
    const withPlaces = screen
      .getAllByRole('region')
      .filter((region) => within(region).queryAllByRole('article').length > 0);
    expect(withPlaces[0]).toBe(near);
  });

  it('offers only Explore Trending to a member who has done everything', async () => {
    show({ owned: 1, guideDog: true });
    expect(await steps()).toEqual([['Explore Trending', '/browse']]);
  });

  it('asks for a profile if the member has no email address', async () => {
    show({ viewer: { email: null }, owned: 1, guideDog: true });
    expect(await steps()).toContainEqual(['Create Your Profile', '/user-profile']);
  });

  it('shows a spinner and the search until the data of the member is loaded', () => {
    show();
    expect(screen.getByText('Loading…')).toBeVisible();
    expect(screen.getByRole('search', { name: 'Places' })).toBeVisible();
  });

  it('has a dashboard view, and starts with the view that the member chose last', async () => {
    const { address, client } = show();
    const start = (path = '/') => homeRedirect(client, path);
    expect(await start()).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'My dashboard' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Ada' })).toBeVisible();
    expect(address()).toBe('/?view=dashboard');
    expect(await start()).toBe('/?view=dashboard');
    expect(await start('/?view=dashboard')).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Overview' }));
    await waitFor(() => expect(address()).toBe('/?view=overview'));
    expect(await start()).toBeNull();
  });
});

describe('Your Businesses on the overview', () => {
  /** Shows the overview of a member with these listings. Returns each entry's texts and address. */
  async function overviewWith(listings: readonly object[], claims: readonly OwnClaim[] = []) {
    const { client } = apiOf({
      [`/api/businesses/owner/${ADA_ID}`]: () =>
        Response.json(listings.slice(0, 3), { headers: { 'X-Total-Count': String(listings.length) } }),
      [`/api/guide-dogs/user/${ADA_ID}`]: () => GUIDE_DOG,
      '/api/business-claims/mine': () => claims,
    });
    renderAt('/', asMember(<MemberHomePage />), client);
    const own = await screen.findByRole('region', { name: 'Your Businesses' });
    const entries = within(own)
      .getAllByRole('article')
      .map((entry) => {
        const link = within(entry).getByRole('link');
        return [entry.firstElementChild?.textContent, link.textContent, link.getAttribute('href')];
      });
    return { own, entries };
  }

  it('shows a listing that was just created as pending approval, with links to all listings', async () => {
    const { own, entries } = await overviewWith([
      { ...aBusiness({ id: 7, name: 'The Quiet Paw' }), approvalStatus: 'pending' },
    ]);
    expect(entries).toEqual([['Pending approval', 'The Quiet Paw', '/my-businesses/7/edit']]);
    expect(own).toHaveTextContent('We review every listing before it goes live');
    expect(within(own).getByRole('link', { name: 'Manage' })).toHaveAttribute('href', '/my-businesses');
  });

  it('shows at most three listings and claims, those that need work first', async () => {
    const { own, entries } = await overviewWith(
      [
        { ...aBusiness({ id: 1, name: 'Fine' }), approvalStatus: 'approved' },
        { ...aBusiness({ id: 2, name: 'Waiting' }), approvalStatus: 'pending' },
        { ...aBusiness({ id: 3, name: 'Refused' }), approvalStatus: 'rejected' },
      ],
      [anOwnClaim({ id: 4, businessId: 9, businessName: 'Claimed', status: 'pending', moves: ['verify'] })],
    );
    expect(entries).toEqual([
      ['Claim: Pending', 'Claimed', '/claim-business/9'],
      ['Rejected', 'Refused', '/my-businesses/3/edit'],
      ['Pending approval', 'Waiting', '/my-businesses/2/edit'],
    ]);
    expect(within(own).getByRole('link', { name: 'Manage all 4' })).toHaveAttribute('href', '/my-businesses');
  });

  it('links an approved listing to its page and shows a failed payment', async () => {
    const billing = { state: 'past_due' };
    const { entries } = await overviewWith([
      { ...aBusiness({ id: 1, name: 'Fine' }), approvalStatus: 'approved' },
      { ...aBusiness({ id: 2, name: 'Unpaid' }), approvalStatus: 'approved', billing },
    ]);
    expect(entries).toEqual([
      ['Payment failed', 'Unpaid', '/my-businesses/2/plan'],
      ['Approved', 'Fine', '/business/1'],
    ]);
  });

  it('shows an unsent listing and a claim to a member without a business, on the overview and the dashboard', async () => {
    keepDraft('business:new', { name: 'The Quiet Paw' });
    const claims = [anOwnClaim({ businessName: 'Claimed', status: 'under_review', moves: [] })];
    for (const path of ['/', '/?view=dashboard']) {
      show({ path, claims });
      const own = await screen.findByRole('region', { name: 'Your Businesses' });
      const names = within(own).getAllByRole('heading', { level: 3 });
      expect(names.map(({ textContent }) => textContent)).toEqual(['The Quiet Paw', 'Claimed']);
      expect(within(own).getByRole('link', { name: 'The Quiet Paw' })).toHaveAttribute('href', '/create-business');
      cleanup();
    }
  });

  it('is absent for a member without a business, an unsent listing, or a claim', async () => {
    show({ guideDog: true });
    await steps();
    expect(screen.queryByRole('region', { name: 'Your Businesses' })).toBeNull();
  });
});

describe("a member's dashboard", () => {
  it('greets a member without a name as Pet Parent', async () => {
    show({ path: '/?view=dashboard', viewer: { firstName: null } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Pet Parent' })).toBeVisible();
  });

  it('shows an error if the businesses of the member fail to load, and retries on request', async () => {
    const { fix } = show({ path: '/?view=dashboard', owned: 'failed' });
    const own = await screen.findByRole('region', { name: 'Your Businesses' });
    expect(within(own).getByRole('alert')).toHaveTextContent('We couldn’t load your businesses');
    fix();
    fireEvent.click(within(own).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Add Another' })).toBeVisible();
  });

  it('shows three businesses of the member, five featured places, and the Guide Dog level', async () => {
    show({ path: '/?view=dashboard', owned: 5, guideDog: true });
    const own = await screen.findByRole('region', { name: 'Your Businesses' });
    expect(within(own).getAllByRole('article')).toHaveLength(3);
    expect(within(own).getByRole('link', { name: 'Add Another' })).toHaveAttribute('href', '/create-business');
    expect(within(own).getByRole('link', { name: 'Manage' })).toHaveAttribute('href', '/my-businesses');
    const featured = screen.getByRole('region', { name: 'Featured Places' });
    expect(await within(featured).findAllByRole('article')).toHaveLength(5);
    expect(within(featured).getByRole('link', { name: 'Find Restaurants' })).toHaveAttribute(
      'href',
      '/browse?category=restaurants',
    );
    expect(await screen.findByText('Pixel, Gold with 61 reviews')).toBeVisible();
    expect(await steps()).toEqual([
      ['Add Business', '/create-business'],
      ['Guide Dog', '/guide-dogs'],
      ['Browse All', '/browse'],
    ]);
  });

  it('shows the status of businesses that are not public, with a link to the page that only their owner sees', async () => {
    const { client } = apiOf({
      [`/api/businesses/owner/${ADA_ID}`]: () => [
        { ...aBusiness({ id: 1, name: 'Waiting' }), approvalStatus: 'pending' },
        { ...aBusiness({ id: 2, name: 'Refused' }), approvalStatus: 'rejected', rejectionReason: 'No such address.' },
        { ...aBusiness({ id: 3, name: 'Gone', isActive: false }), approvalStatus: 'approved' },
      ],
    });
    renderAt('/?view=dashboard', asMember(<MemberHomePage />, aMember({})), client);
    const own = await screen.findByRole('region', { name: 'Your Businesses' });
    expect(
      within(own)
        .getAllByRole('article')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Pending approvalWaitingRestaurants',
      'RejectedRefusedRestaurantsNo such address.',
      'WithdrawnGoneRestaurants',
    ]);
    const links = ['Waiting', 'Refused', 'Gone'].map((name) => within(own).getByRole('link', { name }));
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      [1, 2, 3].map((id) => `/business/${id}?from=%2F%3Fview%3Ddashboard`),
    );
  });

  it('recommends places from the viewing history in three modes, with the reasons', async () => {
    useRecentlyViewed.getState().view(aBusiness({ id: 3, category: 'hotels' }), 1);
    const { requested } = show({ path: '/?view=dashboard' });
    const region = await screen.findByRole('region', { name: 'Recommended for you' });
    expect(await within(region).findByText(/Because you viewed hotels/)).toBeVisible();
    expect(requested).toEqual([{ mode: 'personalized', views: [{ id: 3, category: 'hotels' }], limit: 8 }]);
    expect(within(region).getByRole('button', { name: 'Personalized', pressed: true })).toBeVisible();
    fireEvent.click(within(region).getByRole('button', { name: 'Trending' }));
    await waitFor(() => expect(requested[1]).toMatchObject({ mode: 'trending' }));
    expect(within(region).getByRole('button', { name: 'Trending', pressed: true })).toBeVisible();
  });
});

describe('a personalized home page', () => {
  it('searches and recommends near the home ZIP code', async () => {
    const { requested } = show({ path: '/?view=dashboard', viewer: { homeZipCode: '78701' } });
    expect(screen.getByRole('combobox', { name: 'Location' })).toHaveValue('78701');
    await waitFor(() => expect(requested[0]).toMatchObject({ mode: 'personalized', location: '78701' }));
    cleanup();
    show({ viewer: { homeZipCode: '78701' } });
    expect(screen.getByRole('combobox', { name: 'Location' })).toHaveValue('78701');
  });

  it('explains that personalization is off, sends no history, and deletes it', async () => {
    useRecentlyViewed.getState().view(aBusiness({ id: 3, category: 'hotels' }), 1);
    const { requested } = show({ path: '/?view=dashboard', viewer: { personalisation: false, homeZipCode: '78701' } });
    for (const name of ['Recently Viewed', 'Recommended for you']) {
      const region = await screen.findByRole('region', { name });
      expect(within(region).getByText(/Personalization is off/)).toBeVisible();
      expect(within(region).getByRole('link', { name: 'Change this setting' })).toHaveAttribute(
        'href',
        '/user-profile/privacy',
      );
    }
    const modes = within(screen.getByRole('group', { name: 'Type of recommendations' })).getAllByRole('button');
    expect(modes.map(({ textContent }) => textContent)).toEqual(['Diverse', 'Trending']);
    await waitFor(() => expect(requested).toEqual([{ mode: 'diverse', views: [], limit: 8 }]));
    expect(useRecentlyViewed.getState().records).toEqual([]);
  });
});

describe('the home page before the viewer is known', () => {
  it('shows a spinner and no content for visitors', () => {
    renderAt('/', asUnknown(<HomePage />));
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });

  it('loads the home page of members once the viewer turns out to be one', async () => {
    show({ owned: 1, guideDog: true, Page: HomePage });
    expect(await steps()).toEqual([['Explore Trending', '/browse']]);
  });
});
