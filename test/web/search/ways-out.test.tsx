import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { Results } from '../../../web/features/search/results.js';
import { browseSearchOf } from '../../../web/lib/path/browse-search.js';
import { aBusiness } from '../support/records.js';
import { apiOf, renderAt } from '../support/render.js';

/** Shows a search; the list of businesses answers with these for what it is asked, and else with none. */
function show(address: string, found: (asked: URLSearchParams) => Parameters<typeof aBusiness>[0] | number | null) {
  const { client } = apiOf({
    '/api/businesses': ({ searchParams }) => {
      const first = found(searchParams);
      if (typeof first === 'number') return Response.json({}, { status: first });
      const count = first === null ? '0' : '3';
      return Response.json(first === null ? [] : [aBusiness(first)], { headers: { 'X-Total-Count': count } });
    },
    '/api/locations/suggestions': () => ['Austin, TX', 'Justin, TX'],
  });
  const search = browseSearchOf(new URL(address, 'http://localhost').searchParams);
  renderAt(address, <Results search={search} />, client);
}

const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

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

  it('says that it does not know a place, and names those like it where there is something', async () => {
    show('/browse?location=Ausstin', (asked) => {
      if (asked.get('sort') === 'distance') return 400;
      return asked.get('location') === 'Austin, TX' ? {} : null;
    });
    expect(await screen.findByText(/^We don't know "Ausstin"\./)).toBeVisible();
    const like = within(await screen.findByRole('list', { name: 'Places with a name like it' }));
    expect(like.getAllByRole('link').map((link) => link.textContent)).toEqual(['Austin, TX (3)']);
  });
});
