import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useSearchParams } from 'react-router-dom';
import type { BusinessFacets } from '../../../interfaces/contract/business/business.js';
import { FACETS } from '../../../interfaces/contract/business/facets-example.js';
import { Filters } from '../../../web/features/search/filters/filters.js';
import { Results } from '../../../web/features/search/results/results.js';
import { browseSearchOf } from '../../../web/lib/path/browse-search.js';
import { aBusiness } from '../support/records.js';
import { apiOf, renderAt } from '../support/render.js';

/** Results and filters as on Browse, for the current address. */
function BrowseResults() {
  const [params] = useSearchParams();
  const search = browseSearchOf(params);
  return <Results search={search} filters={<Filters search={search} />} />;
}

function show(
  address: string,
  businesses = [aBusiness({ lastVerifiedAt: null })],
  headers: Record<string, string> = {},
  facets: (params: URLSearchParams) => BusinessFacets = () => FACETS,
) {
  const total = { 'X-Total-Count': String(businesses.length) };
  const { client, calls } = apiOf({
    '/api/businesses': () => Response.json(businesses, { headers: { ...total, ...headers } }),
    '/api/businesses/facets': ({ searchParams }) => Response.json(facets(searchParams)),
  });
  return { calls, ...renderAt(address, <BrowseResults />, client) };
}

/** Returns the query of the last request for businesses. */
const lastQuery = (calls: readonly string[]): string | undefined =>
  calls.findLast((call) => call.startsWith('/api/businesses?'))?.replace('/api/businesses', '');

describe('the filters of Browse', () => {
  afterEach(cleanup);

  it('the filters of Browse accept typing past the limit of a perk, say so, and search only once it is shorter', async () => {
    const { calls } = show('/browse?location=Austin');
    fireEvent.click(await screen.findByRole('button', { name: 'Filters' }));
    const dialog = await screen.findByRole('dialog', { name: 'Filters' });
    const perk = within(dialog).getByLabelText('Another perk');
    fireEvent.change(perk, { target: { value: 'x'.repeat(61) } });
    expect(within(dialog).getByRole('alert')).toHaveTextContent('A perk has at most 60 characters. Please shorten it.');
    fireEvent.click(within(dialog).getByRole('button', { name: /^Show / }));
    expect(dialog).toBeVisible();
    expect(perk).toHaveFocus();
    expect(lastQuery(calls)).not.toContain('perks=');
    fireEvent.change(perk, { target: { value: 'Dog wash' } });
    fireEvent.click(within(dialog).getByRole('button', { name: /^Show / }));
    await waitFor(() => expect(lastQuery(calls)).toContain('perks=Dog%20wash'));
  });

  it('the filters of Browse show a count per option and add the selected options to the search', async () => {
    const { calls } = show('/browse?query=patio&location=Austin&sort=name');
    fireEvent.click(await screen.findByRole('button', { name: 'Filters' }));
    const dialog = await screen.findByRole('dialog', { name: 'Filters' });
    fireEvent.click(await within(dialog).findByRole('checkbox', { name: 'Water bowls (31)' }));
    fireEvent.click(within(dialog).getByRole('checkbox', { name: 'Brewery (7)' }));
    fireEvent.click(within(dialog).getByRole('radio', { name: '4+ stars (22)' }));
    fireEvent.change(within(dialog).getByLabelText('Another perk'), { target: { value: ' Dog wash ' } });
    fireEvent.click(within(dialog).getByRole('button', { name: /^Show / }));
    await waitFor(() =>
      expect(lastQuery(calls)).toBe(
        '?limit=12&query=patio&location=Austin&perks=Water%20bowls&perks=Dog%20wash&kind=brewery&minRating=4&sort=name',
      ),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Filters (4)' })).toBeVisible();
  });

  const filtersOf = (facets: (params: URLSearchParams) => BusinessFacets, address = '/browse?location=Austin') => {
    const { calls } = show(address, undefined, {}, facets);
    return async () => {
      fireEvent.click(await screen.findByRole('button', { name: /^Filters/ }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
      await dialog.findByRole('button', { name: /^Show [\d,]+\+? place/ });
      return { dialog, calls };
    };
  };

  it('a filter that would find nothing is disabled and says so, unless it is selected', async () => {
    const none = FACETS.price.map(({ name }) => ({ name, count: 0 }));
    const openFilters = filtersOf(
      (params) => (params.has('verified') ? { ...FACETS, price: none, verified: 0, total: 0 } : FACETS),
      '/browse?location=Austin&price=$',
    );
    const { dialog } = await openFilters();
    expect(dialog.getByRole('checkbox', { name: '$$$$ Very Expensive (no places)' })).toBeDisabled();
    expect(dialog.getByRole('checkbox', { name: '$$ Moderate (20)' })).toBeEnabled();
    fireEvent.click(dialog.getByRole('checkbox', { name: /^Verified \(14\)/ }));
    expect(await dialog.findByRole('checkbox', { name: '$$ Moderate (no places)' })).toBeDisabled();
    expect(dialog.getByRole('checkbox', { name: '$ Budget Friendly (no places)' })).toBeEnabled();
    expect(dialog.getByRole('checkbox', { name: /^Verified \(no places\)/ })).toBeEnabled();
    expect(dialog.getByRole('button', { name: 'Show 0 places' })).toBeEnabled();
  });

  it('a filter whose zero comes from a capped count is not disabled', async () => {
    const { dialog } = await filtersOf(() => ({ ...FACETS, capped: true, total: 10_000 }))();
    expect(dialog.getByRole('checkbox', { name: '$$$$ Very Expensive' })).toBeEnabled();
    expect(dialog.getByRole('button', { name: 'Show 10,000+ places' })).toBeVisible();
    expect(dialog.getByRole('status', { name: '' })).toHaveTextContent('10,000+ places');
  });

  it('the perks to choose from are those of the places found without filters, most frequent first, and stay', async () => {
    const rooms = [
      { name: 'Outdoor seating', count: 0 },
      { name: 'Pet-friendly rooms', count: 4 },
      { name: 'Fenced yard', count: 7 },
    ];
    const openFilters = filtersOf(
      (params) => ({ ...FACETS, total: 1, perks: params.has('perks') ? rooms.slice(0, 2) : rooms }),
      '/browse?category=hotels&perks=Moat',
    );
    const { dialog, calls } = await openFilters();
    const perks = within(dialog.getByRole('group', { name: 'Pet perks' }));
    await perks.findByText('Fenced yard');
    expect(perks.getAllByRole('checkbox').map((each) => (each as HTMLInputElement).value)).toEqual([
      'Fenced yard',
      'Pet-friendly rooms',
      'Moat',
    ]);
    expect(perks.getByRole('checkbox', { name: /^Moat/ })).toBeChecked();
    expect(perks.getByRole('checkbox', { name: 'Fenced yard (no places)' })).toBeDisabled();
    expect(dialog.getByRole('button', { name: 'Show 1 place' })).toBeVisible();
    expect(calls).toContain('/api/businesses/facets?category=hotels');
  });

  it('a typed perk counts once it is complete', async () => {
    const { dialog } = await filtersOf((params) => ({ ...FACETS, total: params.has('perks') ? 2 : 35 }))();
    const perk = dialog.getByLabelText('Another perk');
    fireEvent.change(perk, { target: { value: 'Dog wash' } });
    expect(dialog.getByRole('button', { name: 'Show 35 places' })).toBeVisible();
    fireEvent.blur(perk);
    expect(await dialog.findByRole('button', { name: 'Show 2 places' })).toBeVisible();
  });

  it('without counts, the filters offer the suggested perks, and none is disabled', async () => {
    const { client } = apiOf({
      '/api/businesses': () => Response.json([aBusiness()], { headers: { 'X-Total-Count': '1' } }),
      '/api/businesses/facets': () => Response.json({}, { status: 500 }),
    });
    renderAt('/browse', <BrowseResults />, client);
    fireEvent.click(await screen.findByRole('button', { name: 'Filters' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(await dialog.findByRole('checkbox', { name: 'Outdoor seating' })).toBeEnabled();
    expect(dialog.getByText(/^We couldn’t count the places/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Show places' })).toBeEnabled();
  });

  it('the active filters of Browse can be removed one by one or all at once', async () => {
    const { calls } = show('/browse?location=Austin&perks=Lawn&verified=true&price=$&kind=cafe&kind=castle');
    const active = await screen.findByRole('list', { name: 'Active filters' });
    fireEvent.click(within(active).getByRole('link', { name: 'Remove Lawn' }));
    await waitFor(() => expect(lastQuery(calls)).toBe('?limit=12&location=Austin&price=%24&kind=cafe&verified=true'));
    fireEvent.click(within(active).getByRole('link', { name: 'Remove Cafe' }));
    await waitFor(() => expect(lastQuery(calls)).toBe('?limit=12&location=Austin&price=%24&verified=true'));
    fireEvent.click(screen.getByRole('link', { name: 'Clear All' }));
    await waitFor(() => expect(lastQuery(calls)).toBe('?limit=12&location=Austin'));
  });
});

describe('a result card', () => {
  afterEach(cleanup);
  const perks = { petPerks: ['Water bowls', 'Pet treats', 'Shaded patios'] };

  it('a result card shows the perk that matches the search first and in bold, and links each perk to its filter', async () => {
    show('/browse?query=patio&location=Austin', [aBusiness(perks)]);
    const [first, second] = within(await screen.findByRole('article')).getAllByRole('link', { name: /patios|bowls/ });
    expect(first).toHaveTextContent('Shaded patios');
    expect(first).toHaveClass('font-bold');
    expect(second).not.toHaveClass('font-bold');
    expect(first).toHaveAttribute('href', '/browse?query=patio&location=Austin&perks=Shaded+patios');
  });

  it('a result card shows the excerpt of the server instead of its perks, with the words that matched marked', async () => {
    const excerpt = {
      text: 'A biscuit for each guest, and biscuits to go.',
      marks: [
        [2, 7],
        [30, 8],
      ],
    };
    show('/browse?query=snack', [aBusiness({ ...perks, excerpt })]);
    const shown = await screen.findByText('for each guest, and', { exact: false });
    expect(shown).toHaveTextContent(/^A biscuit for each guest, and biscuits to go\.$/);
    expect([...shown.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['biscuit', 'biscuits']);
    expect(screen.queryByText('Water bowls')).toBeNull();
  });

  it('a result card shows a perk that matches in other words first and in bold', async () => {
    const excerpt = { text: 'Shaded patios', marks: [[7, 6]] };
    show('/browse?query=terrace', [aBusiness({ ...perks, excerpt })]);
    const [first, second] = within(await screen.findByRole('article')).getAllByRole('link', { name: /patios|bowls/ });
    expect([first?.textContent, second?.textContent]).toEqual(['Shaded patios', 'Water bowls']);
    expect(first).toHaveClass('font-bold');
  });

  it('a result card shows the month of verification and that Premium is a paid listing', async () => {
    show('/browse', [aBusiness({ isVerified: true, lastVerifiedAt: '2026-05-31T23:30:00.000Z', tier: 'premium' })]);
    expect(await screen.findByRole('article')).toHaveTextContent(/ · Verified in May 2026/);
    expect(screen.getByText('paid listing')).toBeVisible();
  });
});

describe('the cards of a list', () => {
  afterEach(cleanup);

  it('a card has one tab stop, from which the arrow keys reach its perks', async () => {
    show('/browse', [aBusiness({ petPerks: ['Water bowls', 'Pet treats'] })]);
    const [name, first, second] = within(await screen.findByRole('article')).getAllByRole('link');
    expect([name, first, second].map((link) => link?.tabIndex)).toEqual([0, -1, -1]);
    name?.focus();
    for (const focused of [first, second, second]) {
      fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
      expect(focused).toHaveFocus();
    }
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowLeft', altKey: true });
    expect(second).toHaveFocus();
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowLeft' });
    expect(first).toHaveFocus();
  });
});

describe('the results near a town', () => {
  afterEach(cleanup);

  it('results near a town list its places outside the radius separately, and mention nearby results on later pages', async () => {
    const near = aBusiness({ id: 1, name: 'Close', isNearby: false, distance: 2 });
    const far = aBusiness({ id: 2, name: 'Far', isNearby: false, distance: 11.2 });
    show('/browse?location=Austin', [far, near], { 'X-Includes-Nearby': 'true' });
    expect(await screen.findByRole('heading', { name: 'Also in Austin' })).toBeVisible();
    expect(screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Close',
      'Far',
    ]);
    expect(screen.getByText('2 businesses found near Austin (includes nearby results)')).toBeVisible();
  });
});
