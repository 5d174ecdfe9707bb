import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { useSearchParams } from 'react-router-dom';
import type { Understood } from '../../../interfaces/contract/business/understood.js';
import { Results } from '../../../web/features/search/results/results.js';
import { petInWords, relaxedSentences } from '../../../web/features/search/results/understood-words.js';
import { browseSearchOf } from '../../../web/lib/path/browse-search.js';
import { aBusiness } from '../support/records.js';
import { apiOf, renderAt } from '../support/render.js';

const PLAIN: Understood = {
  ...{ words: ['patio'], dropped: [], kind: null, perk: 'Outdoor seating', pets: null },
  ...{ location: null, radiusMiles: null, relaxed: [] },
};

function BrowseResults() {
  const [params] = useSearchParams();
  return <Results search={browseSearchOf(params)} />;
}

function show(address: string, understood: Understood | null, total = 8) {
  const headers = {
    'X-Total-Count': String(total),
    ...(understood !== null && { 'Search-Understood': JSON.stringify(understood) }),
  };
  const { client, calls } = apiOf({ '/api/businesses': () => Response.json([aBusiness()], { headers }) });
  renderAt(address, <BrowseResults />, client);
  return calls;
}

const hrefOf = async (name: string): Promise<string | null> =>
  (await screen.findByRole('link', { name })).getAttribute('href');

describe('what Browse says about a search text', () => {
  afterEach(cleanup);

  it('names the steps of a relaxed search, politely, with a link to the exact search', async () => {
    show('/browse?query=dog+friendly+patio&location=Austin', { ...PLAIN, radiusMiles: 25, relaxed: ['radius'] });
    expect(await screen.findByText(/^No exact match/)).toHaveTextContent(
      'No exact match for “dog friendly patio” near Austin. Showing 8 places with outdoor seating within 25 miles of Austin.',
    );
    expect(screen.getByText(/^No exact match/)).toHaveAttribute('role', 'status');
    expect(await hrefOf('Search for exactly these words')).toBe(
      '/browse?query=dog+friendly+patio&exact=true&location=Austin',
    );
  });

  it('shows the location and the pet of the text, each with a link that removes it', async () => {
    const understood = { ...PLAIN, words: ['hotel'], location: 'Austin, TX', pets: 'dog:large', radiusMiles: 10 };
    show('/browse?query=hotel+large+dog+austin+tx', understood);
    expect(await hrefOf('Remove Near Austin, TX')).toBe('/browse?query=hotel&pets=dog%3Alarge&fits=ask');
    expect(await hrefOf('Remove Large dog')).toBe('/browse?query=hotel&location=Austin%2C+TX');
  });

  it('says nothing if the results match the text as typed', async () => {
    show('/browse?query=patio', PLAIN);
    await screen.findByText('8 businesses found');
    expect(screen.queryByRole('link', { name: 'Search for exactly these words' })).toBeNull();
  });

  it('asks for exactly these words, and offers the way back', async () => {
    const calls = show('/browse?query=patio&exact=true', null);
    expect(await hrefOf('Include similar words')).toBe('/browse?query=patio');
    expect(calls.some((call) => call.includes('exact=true'))).toBe(true);
  });

  it.each([
    [{ relaxed: ['words'] }, 'No exact match for “zesty patio”. Showing 1 place with outdoor seating.'],
    [
      { words: ['brewery'], perk: null, relaxed: ['words', 'location'] },
      'No exact match for “zesty patio”. Showing 1 place for “brewery” anywhere.',
    ],
    [
      { words: [], perk: null, relaxed: ['words', 'pets'], location: 'Austin', radiusMiles: 10 },
      'No exact match for “zesty patio”. Showing 1 place within 10 miles of Austin. Not all of them may welcome your pet.',
    ],
  ] satisfies [Partial<Understood>, string][])('says of %j: %s', (changes, sentences) => {
    const asked = { query: 'zesty patio', location: '', isInArea: false, total: '1' };
    expect(relaxedSentences({ ...PLAIN, ...changes }, asked)).toBe(sentences);
  });

  it('says where a search without a circle was relaxed', () => {
    const relaxed = { ...PLAIN, relaxed: ['words'] } as const;
    const asked = { query: 'zesty patio', location: '', isInArea: false, total: '2' };
    const sentences = [{ location: 'Texas' }, { isInArea: true }].map((where) =>
      relaxedSentences(relaxed, { ...asked, ...where }),
    );
    expect(sentences).toEqual([
      'No exact match for “zesty patio” near Texas. Showing 2 places with outdoor seating near Texas.',
      'No exact match for “zesty patio”. Showing 2 places with outdoor seating in this area.',
    ]);
  });

  it('names the words with typos corrected, with a link to the exact search', async () => {
    show('/browse?query=dog+brewrey', { ...PLAIN, words: ['brewery'], dropped: ['dog'], perk: null });
    expect(await screen.findByText('Showing results for “brewery”.')).toHaveAttribute('role', 'status');
    expect(await hrefOf('Search for exactly these words')).toBe('/browse?query=dog+brewrey&exact=true');
  });

  it('shows the radius that the search was widened to', async () => {
    show('/browse?query=patio&location=Austin', { ...PLAIN, radiusMiles: 25, relaxed: ['radius'] });
    expect(await screen.findByRole('option', { name: '25 miles', selected: true })).toBeVisible();
    expect(screen.getByText('8 businesses found near Austin')).toBeVisible();
  });

  it('names no place and no radius for results anywhere', async () => {
    show('/browse?query=patio&location=Austin', { ...PLAIN, relaxed: ['location'] });
    expect(await screen.findByText('8 businesses found')).toBeVisible();
    expect(screen.queryByLabelText('Within')).toBeNull();
    expect(screen.queryByRole('option', { name: 'Nearest' })).toBeNull();
  });

  it('names pets by size and type', () => {
    expect(['cat', 'dog:large', 'other'].map(petInWords)).toEqual(['Cat', 'Large dog', 'Other pet']);
  });
});
