import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { BrowsePage } from '../../../web/app/pages/business/browse-page.js';
import { Results } from '../../../web/features/search/results/results.js';
import { browseSearchOf } from '../../../web/lib/path/browse-search.js';
import { aBusiness } from '../support/records.js';
import { apiOf, renderAt } from '../support/render.js';
import { aMember, asMember } from '../support/viewers.js';

interface ResponseOptions {
  readonly count?: number;
  readonly total?: number;
  readonly capped?: boolean;
  readonly next?: string;
  readonly differs?: Parameters<typeof aBusiness>[0];
  readonly from?: number;
}

function pageOf({ count = 12, total = count, capped = false, next, differs, from = 1 }: ResponseOptions): Response {
  const businesses = Array.from({ length: count }, (_, place) =>
    aBusiness({ id: from + place, name: `Place ${from + place}`, ...differs }),
  );
  return Response.json(businesses, {
    headers: {
      'X-Total-Count': String(total),
      ...(capped && { 'X-Total-Capped': 'true' }),
      ...(next !== undefined && { Link: `</api/businesses?limit=12&cursor=${next}>; rel="next"` }),
    },
  });
}

function show(address: string, respond: (url: URL) => Response) {
  const search = browseSearchOf(new URL(address, 'http://localhost').searchParams);
  const { client, calls } = apiOf({ '/api/businesses': respond, '/api/locations/middle': () => ({ middle: null }) });
  return { calls, ...renderAt(address, <Results search={search} />, client) };
}

describe('the results of Browse', () => {
  afterEach(cleanup);

  it('use the preferred radius of a member and mark it as preferred', async () => {
    const { client, calls } = apiOf({ '/api/businesses': () => pageOf({ count: 2 }) });
    renderAt('/browse?location=Austin', asMember(<BrowsePage />, aMember({ preferredRadius: '50' })), client);
    expect(await screen.findByRole('option', { name: '50 miles (preferred)', selected: true })).toBeVisible();
    await waitFor(() => expect(calls).toEqual(['/api/businesses?limit=12&location=Austin&radius=50&widen=true']));
    fireEvent.change(screen.getByRole('combobox', { name: 'Within' }), { target: { value: '10' } });
    await waitFor(() => expect(calls[1]).toBe('/api/businesses?limit=12&location=Austin&radius=10'));
  });

  it('show the count, category, and location, and mention nearby results', async () => {
    show('/browse?query=patio&category=hotels&location=Austin', () =>
      pageOf({ count: 2, differs: { isNearby: true, distance: 3.2 } }),
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Results for "patio"');
    expect(
      await screen.findByText('2 businesses found in Hotels & Travel near Austin (includes nearby results)'),
    ).toBeVisible();
  });

  it('show 10,000+ when the count is capped', async () => {
    show('/browse', () => pageOf({ total: 10_000, capped: true }));
    expect(await screen.findByText('10,000+ businesses found')).toBeVisible();
  });

  it('append the next page, focus its first card, and hide Load More after the last page', async () => {
    const { calls } = show('/browse', (url) =>
      url.searchParams.has('cursor') ? pageOf({ count: 5, total: 17, from: 13 }) : pageOf({ total: 17, next: 'abc' }),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Load More Businesses' }));
    expect(await screen.findByRole('heading', { name: 'Place 17' })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(17);
    // Tab continues from the first new card.
    expect(screen.getByRole('link', { name: 'Place 13' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Load More Businesses' })).toBeNull();
    expect(calls).toEqual(['/api/businesses?limit=12', '/api/businesses?limit=12&cursor=abc']);
  });

  it('stay visible when the next page fails to load, and retry on request', async () => {
    let broken = true;
    show('/browse', (url) => {
      if (!url.searchParams.has('cursor')) return pageOf({ total: 13, next: 'abc' });
      return broken ? new Response('down', { status: 503 }) : pageOf({ count: 1, total: 13, from: 13 });
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Load More Businesses' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to fetch businesses');
    expect(screen.getAllByRole('article')).toHaveLength(12);
    broken = false;
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Place 13' })).toBeVisible();
  });

  it('offer Nearest only with an origin, and Best Match only with a search text', async () => {
    const orders = () =>
      within(screen.getByLabelText('Sort by'))
        .getAllByRole('option')
        .map((option) => option.textContent);
    show('/browse', () => pageOf({}));
    await screen.findByText('12 businesses found');
    expect(orders()).toEqual(['Highest Rated', 'Recommended', 'Most Reviews', 'Name A-Z']);
    cleanup();
    show('/browse?query=patio&location=Austin', () => pageOf({ differs: { isNearby: false, distance: 1 } }));
    await screen.findByText('12 businesses found near Austin');
    expect(orders()).toEqual(['Best Match', 'Nearest', 'Highest Rated', 'Recommended', 'Most Reviews', 'Name A-Z']);
    expect(screen.getByLabelText('Sort by')).toHaveValue('relevance');
  });

  it('offer a radius for a town but not for a state', async () => {
    for (const [location, offered] of [
      ['Austin', 1],
      ['Texas', 0],
      ['TX', 0],
      ['New York', 1],
    ] as const) {
      show(`/browse?location=${location}`, () => pageOf({ differs: { distance: 1 } }));
      await screen.findByText(`12 businesses found near ${location}`);
      expect(screen.queryAllByLabelText('Within')).toHaveLength(offered);
      cleanup();
    }
  });

  it('use the default order instead of Nearest when the location is a state', async () => {
    const { calls } = show('/browse?location=Texas&sort=distance', () => pageOf({ count: 1 }));
    expect(await screen.findByText('1 businesses found near Texas')).toBeVisible();
    expect(calls).toEqual(['/api/locations/middle?city=Texas', '/api/businesses?limit=12&location=Texas']);
  });

  it('put the current search in the links to businesses, for the way back', async () => {
    show('/browse?category=hotels', () => pageOf({ count: 1 }));
    expect(await screen.findByRole('link', { name: 'Place 1' })).toHaveAttribute(
      'href',
      '/business/1?from=%2Fbrowse%3Fcategory%3Dhotels',
    );
  });
});
