import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { contextWith, eagerLoader, homeFor } from '../../../web/app/page-loader.js';
import { HomePage } from '../../../web/app/pages/home-page.js';
import { MemberHomePage } from '../../../web/app/pages/member-home-page.js';
import { useRecentlyViewed } from '../../../web/features/recently-viewed/recently-viewed.store.js';
import { VIEWER_KEY, type Viewer } from '../../../web/lib/page/viewer.js';
import { aBusiness } from '../support/records.js';
import { apiOf, renderAt } from '../support/render.js';
import { ADA_ID, aMember, asMember, asUnknown } from '../support/viewers.js';

const GUIDE_DOG = {
  id: 1,
  userId: ADA_ID,
  petName: 'Pixel',
  petType: 'dog',
  petImageUrl: null,
  bio: null,
  location: null,
  status: 'gold',
  reviewCount: 61,
  joinedDate: '2025-12-01T12:00:00.000Z',
  user: { firstName: 'Ada', profileImageUrl: null },
};

interface Shown {
  readonly path?: string;
  readonly viewer?: Partial<Viewer>;
  /** How many of the member's own there are; an error where they cannot be had. */
  readonly owned?: number | 'failed';
  readonly guideDog?: boolean;
  /** As it came with the page; the member's unless said otherwise. */
  readonly Page?: () => ReactNode;
}

const some = (count: number) =>
  Array.from({ length: count }, (_, place) => aBusiness({ id: place + 1, name: `Place ${place + 1}` }));

function show({ path = '/', viewer = {}, owned = 0, guideDog = false, Page = MemberHomePage }: Shown = {}) {
  const asked: unknown[] = [];
  let isMended = false;
  const { client } = apiOf({
    [`/api/businesses/owner/${ADA_ID}`]: () =>
      owned === 'failed' && !isMended ? Response.json({}, { status: 503 }) : some(owned === 'failed' ? 1 : owned),
    [`/api/guide-dogs/user/${ADA_ID}`]: () => (guideDog ? GUIDE_DOG : Response.json({}, { status: 404 })),
    '/api/businesses/favorites': (url) => some(Number(url.searchParams.get('limit'))),
    '/api/businesses/batch': () => some(2),
    '/api/recommendations': async (_url, request) => {
      asked.push(await request.json());
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
  const shown = renderAt(path, asMember(<Page />, aMember(viewer)), client);
  return { asked, client, mend: () => void (isMended = true), ...shown };
}

/** Where a member is led who opens home; null where they stay. */
async function whereHomeLeads(client: QueryClient, path: string): Promise<string | null> {
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
  useRecentlyViewed.setState({ records: [], isRead: false });
});
afterEach(cleanup);

describe("a member's home page", () => {
  it('offers what the member has not done yet', async () => {
    show({ viewer: { firstName: null, lastName: null } });
    expect(await steps()).toEqual([
      ['Create Your Profile', '/user-profile'],
      ['Become A Guide Dog', '/guide-dogs'],
      ['List Your Business', '/business-sign-in'],
      ['Explore Trending', '/browse'],
    ]);
    expect(screen.getByRole('link', { name: 'Hotels & Travel' })).toHaveAttribute('href', '/browse?category=hotels');
  });

  it('offers nothing twice: to whom has it all, only what is trending', async () => {
    show({ owned: 1, guideDog: true });
    expect(await steps()).toEqual([['Explore Trending', '/browse']]);
  });

  it('asks for a profile where there is no e-mail address', async () => {
    show({ viewer: { email: null }, owned: 1, guideDog: true });
    expect(await steps()).toContainEqual(['Create Your Profile', '/user-profile']);
  });

  it('waits with a spinner and the search until it is known what the member has', () => {
    show();
    expect(screen.getByText('Loading…')).toBeVisible();
    expect(screen.getByRole('search', { name: 'Places' })).toBeVisible();
  });

  it('has a second view, where the member starts who chose it last', async () => {
    const { address, client } = show();
    const start = (path = '/') => whereHomeLeads(client, path);
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

describe("a member's dashboard", () => {
  it('greets by name, or as a Pet Parent', async () => {
    show({ path: '/?view=dashboard', viewer: { firstName: null } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Pet Parent' })).toBeVisible();
  });

  it('says that the own businesses could not be fetched, and asks again', async () => {
    const { mend } = show({ path: '/?view=dashboard', owned: 'failed' });
    const own = await screen.findByRole('region', { name: 'Your Businesses' });
    expect(within(own).getByRole('alert')).toHaveTextContent('Failed to fetch businesses');
    mend();
    fireEvent.click(within(own).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Add Another' })).toBeVisible();
  });

  it('shows three own businesses, five featured places, and where the member stands as a Guide Dog', async () => {
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

  it('shows own businesses that nobody else sees with their state, and no way to a page they do not have', async () => {
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
    expect(within(own).queryByRole('link', { name: /Waiting|Refused|Gone/ })).toBeNull();
  });

  it('recommends out of what this browser has seen, in three ways, and says why', async () => {
    useRecentlyViewed.getState().view(aBusiness({ id: 3, category: 'hotels' }), 1);
    const { asked } = show({ path: '/?view=dashboard' });
    const region = await screen.findByRole('region', { name: 'Recommended for You' });
    expect(await within(region).findByText(/Because you looked at hotels/)).toBeVisible();
    expect(asked).toEqual([{ mode: 'personalized', views: [{ id: 3, category: 'hotels' }], limit: 8 }]);
    expect(within(region).getByRole('button', { name: 'Personalized', pressed: true })).toBeVisible();
    fireEvent.click(within(region).getByRole('button', { name: 'Trending' }));
    await waitFor(() => expect(asked[1]).toMatchObject({ mode: 'trending' }));
    expect(within(region).getByRole('button', { name: 'Trending', pressed: true })).toBeVisible();
  });
});

describe('the home page of a member who wants nothing personal', () => {
  it('searches and recommends from the ZIP code at home', async () => {
    const { asked } = show({ path: '/?view=dashboard', viewer: { homeZipCode: '78701' } });
    expect(screen.getByRole('combobox', { name: 'Location' })).toHaveValue('78701');
    await waitFor(() => expect(asked[0]).toMatchObject({ mode: 'personalized', location: '78701' }));
    cleanup();
    show({ viewer: { homeZipCode: '78701' } });
    expect(screen.getByRole('combobox', { name: 'Location' })).toHaveValue('78701');
  });

  it('says so where something personal stood, asks without a history, and forgets it', async () => {
    useRecentlyViewed.getState().view(aBusiness({ id: 3, category: 'hotels' }), 1);
    const { asked } = show({ path: '/?view=dashboard', viewer: { personalisation: false, homeZipCode: '78701' } });
    for (const name of ['Recently Viewed', 'Recommended for You']) {
      const region = await screen.findByRole('region', { name });
      expect(within(region).getByText(/You switched personalisation off/)).toBeVisible();
      expect(within(region).getByRole('link', { name: 'Change it' })).toHaveAttribute('href', '/user-profile#privacy');
    }
    const kinds = within(screen.getByRole('group', { name: 'Kind of recommendations' })).getAllByRole('button');
    expect(kinds.map(({ textContent }) => textContent)).toEqual(['Diverse', 'Trending']);
    await waitFor(() => expect(asked).toEqual([{ mode: 'diverse', views: [], limit: 8 }]));
    expect(useRecentlyViewed.getState().records).toEqual([]);
  });
});

describe('the home page before it is known who looks', () => {
  it('is a spinner, and nothing that is meant for visitors', () => {
    renderAt('/', asUnknown(<HomePage />));
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });

  it('becomes that of the member, whose code comes then, where it turns out to be one', async () => {
    show({ owned: 1, guideDog: true, Page: HomePage });
    expect(await steps()).toEqual([['Explore Trending', '/browse']]);
  });
});
