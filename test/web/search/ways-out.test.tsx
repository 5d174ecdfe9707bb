import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { BrowsePage } from '../../../web/app/pages/business/browse-page.js';
import { aBusiness } from '../support/records.js';
import { apiOf, renderAt } from '../support/render.js';

type Found = Parameters<typeof aBusiness>[0] | null;

/** Shows Browse; the list of businesses answers with these for what it is asked, and else with none. */
function show(address: string, found: (asked: URLSearchParams) => Found, { isKnown = true } = {}) {
  const { client, calls } = apiOf({
    '/api/businesses': ({ searchParams }) => {
      const first = found(searchParams);
      const isUnknown = !isKnown && searchParams.get('location') === 'Ausstin';
      return Response.json(first === null ? [] : [aBusiness(first)], {
        headers: { 'X-Total-Count': first === null ? '0' : '3', ...(isUnknown && { 'X-Location-Unknown': 'true' }) },
      });
    },
    '/api/locations/suggestions': () => ['Austin, TX', 'Justin, TX'].map((name) => ({ name, places: 3 })),
    '/api/locations/middle': () => ({ middle: isKnown ? { latitude: 30, longitude: -97 } : null }),
  });
  renderAt(address, <BrowsePage />, client);
  return calls;
}

const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
const ways = async () =>
  within(await screen.findByRole('list', { name: 'Searches that find more' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('a search that finds nothing', () => {
  afterEach(cleanup);

  it('leads to the nearest, to a radius that reaches it, and to the same without its text', async () => {
    show('/browse?query=patio&location=Marfa%2C+TX', (asked) => {
      if (asked.get('query') === null) return {};
      return asked.get('radius') === '100' ? { city: 'Alpine', state: 'TX', distance: 25 } : null;
    });
    // 25.0 miles may be a little more.
    expect(await hrefOf('Widen to 50 miles')).toBe('/browse?query=patio&location=Marfa%2C+TX&radius=50');
    expect(await hrefOf('Nearest: Alpine, TX, 25.0 miles')).toBe('/browse?query=patio&location=Alpine%2C+TX');
    expect(await hrefOf('Without "patio" (3)')).toBe('/browse?location=Marfa%2C+TX');
  });

  it('leads to the same without one of its filters where that helps', async () => {
    show('/browse?location=Austin&verified=true&price=%24', (asked) => (asked.get('verified') === null ? {} : null));
    expect(await ways()).toEqual(['Without filters (3)', 'Without "Verified" (3)']);
    expect(await hrefOf('Without "Verified" (3)')).toBe('/browse?location=Austin&price=%24');
    cleanup();
    show('/browse?location=Austin&perks=Lawn', (asked) => (asked.get('perks') === null ? {} : null));
    expect(await hrefOf('Without "Lawn" (3)')).toBe('/browse?location=Austin');
  });

  it('leads to a search with several conditions less where none less by one finds anything', async () => {
    show('/browse?query=patio&category=hotels&location=Marfa&verified=true', (asked) => {
      const left = ['query', 'verified'].filter((name) => asked.has(name));
      return left.length === 0 && asked.get('radius') === '100' ? { city: 'Alpine', state: 'TX', distance: 20 } : null;
    });
    expect(await ways()).toEqual([
      'Widen to 25 miles, without "patio", without "Verified"',
      'Nearest: Alpine, TX, 20.0 miles, without "patio", without "Verified"',
    ]);
    expect(await hrefOf('Widen to 25 miles, without "patio", without "Verified"')).toBe(
      '/browse?category=hotels&location=Marfa&radius=25',
    );
  });

  it('offers no way where none leads anywhere', async () => {
    show('/browse?query=patio&category=hotels', () => null);
    expect(await screen.findByRole('heading', { name: 'No businesses found' })).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Searches that find more' })).toBeNull();
  });
});

describe('a place that nobody knows', () => {
  afterEach(cleanup);
  const field = () => screen.getByRole('combobox', { name: 'Location' });

  it('is said at its field with names like it that find something, until it is changed', async () => {
    const calls = show(
      '/browse?location=Ausstin&sort=distance',
      (asked) => (asked.get('location') === 'Austin, TX' ? {} : null),
      { isKnown: false },
    );
    const like = within(await screen.findByRole('list', { name: 'Places with a name like it' }));
    expect(like.getAllByRole('link').map((link) => link.textContent)).toEqual(['Austin, TX (3)']);
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(/^We don't know "Ausstin"\. Did you mean one of these\?/);
    // Nothing is measured from there, so that nothing is asked that would be refused.
    expect(screen.queryByRole('combobox', { name: 'Within' })).toBeNull();
    expect(calls.filter((call) => call.includes('sort=distance'))).toEqual([]);
    fireEvent.change(field(), { target: { value: 'Austin' } });
    expect(field()).toBeValid();
  });

  it('is no mistake where it stands in the addresses of what was found', async () => {
    show('/browse?location=Ausstin', () => ({}), { isKnown: false });
    expect(await screen.findByText('3 businesses found near Ausstin')).toBeVisible();
    expect(field()).toBeValid();
    expect(screen.queryByRole('combobox', { name: 'Within' })).toBeNull();
  });
});
