import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { Understood } from '../../../interfaces/contract/business/understood.js';
import { BrowsePage } from '../../../web/app/pages/business/browse-page.js';
import { aBusiness } from '../support/records.js';
import { apiOf, renderAt } from '../support/render.js';
import { asMember } from '../support/viewers.js';

type Match = Parameters<typeof aBusiness>[0] | null;

interface ShowOptions {
  /** Whether 'Ausstin' is a known location. */
  readonly isKnown?: boolean;
  readonly isMember?: boolean;
  readonly understood?: Understood;
}

/** Shows Browse. `matchOf` returns the business that a query finds; null if it finds none. */
function show(
  address: string,
  matchOf: (query: URLSearchParams) => Match,
  { isKnown = true, isMember = false, understood }: ShowOptions = {},
) {
  const { client, calls } = apiOf({
    '/api/businesses': ({ searchParams }) => {
      const match = matchOf(searchParams);
      const isUnknown = !isKnown && searchParams.get('location') === 'Ausstin';
      return Response.json(match === null ? [] : [aBusiness(match)], {
        headers: {
          'X-Total-Count': match === null ? '0' : '3',
          ...(isUnknown && { 'X-Location-Unknown': 'true' }),
          ...(understood !== undefined &&
            searchParams.get('location') !== 'Austin, TX' && { 'Search-Understood': JSON.stringify(understood) }),
        },
      });
    },
    '/api/locations/suggestions': () => ['Austin, TX', 'Justin, TX'].map((name) => ({ name, places: 3 })),
    '/api/locations/middle': () => ({ middle: isKnown ? { latitude: 30, longitude: -97 } : null }),
  });
  renderAt(address, isMember ? asMember(<BrowsePage />) : <BrowsePage />, client);
  return calls;
}

const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
const alternatives = async () =>
  within(await screen.findByRole('list', { name: 'Searches with more results' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('a search without results', () => {
  afterEach(cleanup);

  it('a search without results suggests the nearest town with a match, a radius that includes it, and no text', async () => {
    show('/browse?query=patio&location=Marfa%2C+TX', (query) => {
      if (query.get('query') === null) return {};
      return query.get('radius') === '100' ? { city: 'Alpine', state: 'TX', distance: 25 } : null;
    });
    // 25.0 is rounded: the actual distance may be slightly more than 25 miles.
    expect(await hrefOf('Widen to 50 miles')).toBe('/browse?query=patio&location=Marfa%2C+TX&radius=50');
    expect(await hrefOf('Nearest: Alpine, TX, 25.0 miles')).toBe('/browse?query=patio&location=Alpine%2C+TX');
    expect(await hrefOf('Without "patio" (3)')).toBe('/browse?location=Marfa%2C+TX');
  });

  it('says that no place surely fits the pets, and offers places to ask first and to remove the filter', async () => {
    show('/browse?location=Austin&pets=dog:70&at=2026-11-27T19:00&fits=yes', (query) =>
      query.get('fits') === 'yes' ? null : {},
    );
    expect(await screen.findByText(/^No place here is sure to take your pet at that time\./)).toBeVisible();
    expect(await hrefOf('Show places to ask first (3)')).toBe(
      '/browse?location=Austin&pets=dog%3A70&at=2026-11-27T19%3A00&fits=ask',
    );
    expect(await hrefOf('Without "Fits my pets" (3)')).toBe('/browse?location=Austin');
  });

  it('says that no place takes the pets if none of them has to be asked either', async () => {
    show('/browse?pets=dog:70,cat&fits=ask', (query) => (query.get('pets') === null ? {} : null));
    expect(await screen.findByText(/^By all that we know, no place here takes your pets together\./)).toBeVisible();
    expect(await alternatives()).toEqual(['Without "Fits my pets, or ask first" (3)']);
  });

  it('a search without results invites visitors to sign in, but not members', async () => {
    show('/browse?query=patio', () => null);
    const banner = within(await screen.findByRole('complementary', { name: 'Sign in' }));
    expect(banner.getByText('Get More From Your Search')).toBeVisible();
    expect(banner.getByRole('link', { name: 'Join Now' })).toHaveAttribute(
      'href',
      '/sign-in?returnTo=%2Fbrowse%3Fquery%3Dpatio',
    );
    cleanup();
    show('/browse?query=patio', () => null, { isMember: true });
    expect(await screen.findByText('No businesses found')).toBeVisible();
    expect(screen.queryByText('Get More From Your Search')).toBeNull();
  });

  it('a search without results suggests the search without one of its filters if that has results', async () => {
    show('/browse?location=Austin&verified=true&price=%24', (query) => (query.get('verified') === null ? {} : null));
    expect(await alternatives()).toEqual(['Without filters (3)', 'Without "Verified" (3)']);
    expect(await hrefOf('Without "Verified" (3)')).toBe('/browse?location=Austin&price=%24');
    cleanup();
    show('/browse?location=Austin&perks=Lawn', (query) => (query.get('perks') === null ? {} : null));
    expect(await hrefOf('Without "Lawn" (3)')).toBe('/browse?location=Austin');
  });

  it('a search without results suggests removing several conditions if removing one is not enough', async () => {
    show('/browse?query=patio&category=hotels&location=Marfa&verified=true', (query) => {
      const remaining = ['query', 'verified'].filter((name) => query.has(name));
      return remaining.length === 0 && query.get('radius') === '100'
        ? { city: 'Alpine', state: 'TX', distance: 20 }
        : null;
    });
    expect(await alternatives()).toEqual([
      'Widen to 25 miles, without "patio", without "Verified"',
      'Nearest: Alpine, TX, 20.0 miles, without "patio", without "Verified"',
    ]);
    expect(await hrefOf('Widen to 25 miles, without "patio", without "Verified"')).toBe(
      '/browse?category=hotels&location=Marfa&radius=25',
    );
  });

  it('a search without results shows no suggestions if no alternative has results', async () => {
    show('/browse?query=patio&category=hotels', () => null);
    expect(await screen.findByRole('heading', { name: 'No businesses found' })).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Searches with more results' })).toBeNull();
  });
});

describe('an unknown location', () => {
  afterEach(cleanup);
  const field = () => screen.getByRole('combobox', { name: 'Location' });

  it('an unknown location is reported at its field with similar names that have results, until it is edited', async () => {
    const calls = show(
      '/browse?location=Ausstin&sort=distance',
      (query) => (query.get('location') === 'Austin, TX' ? {} : null),
      { isKnown: false },
    );
    const similar = within(await screen.findByRole('list', { name: 'Places with a similar name' }));
    expect(similar.getAllByRole('link').map((link) => link.textContent)).toEqual(['Austin, TX (3)']);
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(/^We don’t know "Ausstin"\. Did you mean one of these\?/);
    // The API would reject a distance sort without an origin.
    expect(screen.queryByRole('combobox', { name: 'Within' })).toBeNull();
    expect(calls.filter((call) => call.includes('sort=distance'))).toEqual([]);
    fireEvent.change(field(), { target: { value: 'Austin' } });
    expect(field()).toBeValid();
  });

  it('an unknown location is also reported above results from anywhere', async () => {
    const understood: Understood = {
      ...{ words: ['patio'], dropped: [], kind: null, perk: 'Outdoor seating', pets: null },
      ...{ location: null, radiusMiles: null, relaxed: ['location'] },
    };
    const calls = show('/browse?query=patio&location=Ausstin', () => ({}), { isKnown: false, understood });
    const similar = within(await screen.findByRole('list', { name: 'Places with a similar name' }));
    // Nothing is in Justin: its results are from elsewhere, too.
    expect(similar.getAllByRole('link').map((link) => link.textContent)).toEqual(['Austin, TX (3)']);
    expect(calls.filter((call) => call.includes('location=Justin'))).toHaveLength(1);
    expect(field()).toBeInvalid();
    expect(await screen.findByText('3 businesses found')).toBeVisible();
    expect(await screen.findByText(/^No exact match for “patio” near Ausstin\./)).toHaveTextContent(
      'Showing 3 places with outdoor seating anywhere.',
    );
  });

  it('an unknown location is not reported if it matches the addresses of results', async () => {
    show('/browse?location=Ausstin', () => ({}), { isKnown: false });
    expect(await screen.findByText('3 businesses found near Ausstin')).toBeVisible();
    expect(field()).toBeValid();
    expect(screen.queryByRole('combobox', { name: 'Within' })).toBeNull();
  });
});
