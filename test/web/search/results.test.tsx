import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { BrowsePage } from '../../../web/app/pages/business/browse-page.js';
import { Results } from '../../../web/features/search/results/results.js';
import { browseSearchOf } from '../../../web/lib/path/browse-search.js';
import { aBusiness } from '../support/records.js';
import { apiOf, renderAt } from '../support/render.js';
import { aMember, asMember } from '../support/viewers.js';

interface Answered {
  readonly count?: number;
  readonly total?: number;
  readonly capped?: boolean;
  readonly next?: string;
  readonly differs?: Parameters<typeof aBusiness>[0];
  readonly from?: number;
}

function answer({ count = 12, total = count, capped = false, next, differs, from = 1 }: Answered): Response {
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

function show(address: string, answers: (url: URL) => Response) {
  const search = browseSearchOf(new URL(address, 'http://localhost').searchParams);
  const { client, calls } = apiOf({ '/api/businesses': answers, '/api/locations/middle': () => ({ middle: null }) });
  return { calls, ...renderAt(address, <Results search={search} />, client) };
}

describe('the results of Browse', () => {
  afterEach(cleanup);

  it('reach as far as a member prefers, and say so', async () => {
    const { client, calls } = apiOf({ '/api/businesses': () => answer({ count: 2 }) });
    renderAt('/browse?location=Austin', asMember(<BrowsePage />, aMember({ preferredRadius: '50' })), client);
    expect(await screen.findByRole('option', { name: '50 miles (preferred)', selected: true })).toBeVisible();
    await waitFor(() => expect(calls).toEqual(['/api/businesses?limit=12&location=Austin&radius=50']));
    fireEvent.change(screen.getByRole('combobox', { name: 'Within' }), { target: { value: '10' } });
    await waitFor(() => expect(calls[1]).toBe('/api/businesses?limit=12&location=Austin&radius=10'));
  });

  it('count what was found, where, and say when some lie nearby', async () => {
    show('/browse?query=patio&category=hotels&location=Austin', () =>
      answer({ count: 2, differs: { isNearby: true, distance: 3.2 } }),
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Results for "patio"');
    expect(
      await screen.findByText('2 businesses found in Hotels & Travel near Austin (includes nearby results)'),
    ).toBeVisible();
  });

  it('say 10,000+ where the count ends', async () => {
    show('/browse', () => answer({ total: 10_000, capped: true }));
    expect(await screen.findByText('10,000+ businesses found')).toBeVisible();
  });

  it('add the next page at the end, and offer more only while there is more', async () => {
    const { calls } = show('/browse', (url) =>
      url.searchParams.has('cursor') ? answer({ count: 5, total: 17, from: 13 }) : answer({ total: 17, next: 'abc' }),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Load More Businesses' }));
    expect(await screen.findByRole('heading', { name: 'Place 17' })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(17);
    // Tab goes on with what came.
    expect(screen.getByRole('link', { name: 'Place 13' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Load More Businesses' })).toBeNull();
    expect(calls).toEqual(['/api/businesses?limit=12', '/api/businesses?limit=12&cursor=abc']);
  });

  it('keep what is there when the next page cannot be had, and try again', async () => {
    let broken = true;
    show('/browse', (url) => {
      if (!url.searchParams.has('cursor')) return answer({ total: 13, next: 'abc' });
      return broken ? new Response('down', { status: 503 }) : answer({ count: 1, total: 13, from: 13 });
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Load More Businesses' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to fetch businesses');
    expect(screen.getAllByRole('article')).toHaveLength(12);
    broken = false;
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Place 13' })).toBeVisible();
  });

  it('offer Nearest only from an origin, and Best Match only for a text', async () => {
    const orders = () =>
      within(screen.getByLabelText('Sort by'))
        .getAllByRole('option')
        .map((option) => option.textContent);
    show('/browse', () => answer({}));
    await screen.findByText('12 businesses found');
    expect(orders()).toEqual(['Highest Rated', 'Recommended', 'Most Reviews', 'Name A-Z']);
    cleanup();
    show('/browse?query=patio&location=Austin', () => answer({ differs: { isNearby: false, distance: 1 } }));
    await screen.findByText('12 businesses found near Austin');
    expect(orders()).toEqual(['Best Match', 'Nearest', 'Highest Rated', 'Recommended', 'Most Reviews', 'Name A-Z']);
    expect(screen.getByLabelText('Sort by')).toHaveValue('relevance');
  });

  it('offer a distance only around a place, which a state is not', async () => {
    for (const [location, offered] of [
      ['Austin', 1],
      ['Texas', 0],
      ['TX', 0],
      ['New York', 1],
    ] as const) {
      show(`/browse?location=${location}`, () => answer({ differs: { distance: 1 } }));
      await screen.findByText(`12 businesses found near ${location}`);
      expect(screen.queryAllByLabelText('Within')).toHaveLength(offered);
      cleanup();
    }
  });

  it('fall back to their own order where a place is no origin', async () => {
    const { calls } = show('/browse?location=Texas&sort=distance', () => answer({ count: 1 }));
    expect(await screen.findByText('1 businesses found near Texas')).toBeVisible();
    expect(calls).toEqual(['/api/locations/middle?city=Texas', '/api/businesses?limit=12&location=Texas']);
  });

  it('remember in their links which list one came from', async () => {
    show('/browse?category=hotels', () => answer({ count: 1 }));
    expect(await screen.findByRole('link', { name: 'Place 1' })).toHaveAttribute(
      'href',
      '/business/1?from=%2Fbrowse%3Fcategory%3Dhotels',
    );
  });
});
