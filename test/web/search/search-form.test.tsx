import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { SearchForm } from '../../../web/features/search/form/search-form.js';
// Loads the code that the field imports on demand, so that the tests need not wait for it.
import '../../../web/features/search/form/location-suggestions.js';
import { browseSearchOf } from '../../../web/lib/path/browse-search.js';
import { apiOf, renderAt } from '../support/render.js';

const suggestions = {
  '/api/locations/suggestions': () => [
    { name: 'Austin, TX', places: 1028 },
    { name: 'Austintown, OH', places: 0 },
  ],
};
const location = () => screen.getByRole('combobox', { name: 'Location' });
const type = (text: string) => fireEvent.change(location(), { target: { value: text } });

/** Event loop turns after which a response is rendered. */
const TURNS = 10;

/** Advances the clock and waits for responses to render. */
async function advance(ms: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  for (let turn = 0; turn < TURNS; turn++) {
    await act(async () => void (await setImmediate()));
    await act(() => jest.advanceTimersByTimeAsync(0));
  }
}

describe('the search form', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] }));
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  it('opens Browse with the search text, category, and location in the address', () => {
    const { address } = renderAt('/', <SearchForm />);
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: ' patio ' } });
    type('Austin, TX');
    fireEvent.change(screen.getByRole('combobox', { name: 'Category' }), { target: { value: 'hotels' } });
    fireEvent.submit(screen.getByRole('search'));
    expect(address()).toBe('/browse?query=patio&category=hotels&location=Austin%2C+TX');
  });

  it('requests suggestions from two characters on, after a pause of 300 ms', async () => {
    const { client, calls } = apiOf(suggestions);
    renderAt('/', <SearchForm />, client);
    type('A');
    await advance(1000);
    expect(calls).toEqual([]);
    type('Au');
    await advance(299);
    expect(calls).toEqual([]);
    type('Aus');
    await advance(299);
    expect(calls).toEqual([]);
    await advance(1);
    expect(calls).toEqual(['/api/locations/suggestions?q=Aus&places=true']);
  });

  it('selects a suggestion by keyboard, and closes the list on Escape', async () => {
    renderAt('/', <SearchForm />, apiOf(suggestions).client);
    type('Aus');
    await advance(400);
    expect(location()).toHaveAttribute('aria-expanded', 'true');
    fireEvent.keyDown(location(), { key: 'ArrowUp' });
    expect(screen.getByRole('option', { selected: true, name: 'Austintown, OH, no places yet' })).toBeVisible();
    expect(screen.getByRole('option', { name: 'Austin, TX, 1,028 places' })).toHaveTextContent(
      'Austin, TX · 1,028 places',
    );
    fireEvent.keyDown(location(), { key: 'Escape' });
    expect(location()).toHaveAttribute('aria-expanded', 'false');
    expect(location()).toHaveValue('Aus');
    fireEvent.keyDown(location(), { key: 'ArrowDown' });
    fireEvent.keyDown(location(), { key: 'ArrowDown' });
    fireEvent.keyDown(location(), { key: 'Enter' });
    expect(location()).toHaveValue('Austin, TX');
  });

  it('hides the list if its only suggestion equals the typed text, so that it does not cover the button', async () => {
    const only = { '/api/locations/suggestions': () => [{ name: 'Austin, TX', places: 1 }] };
    renderAt('/', <SearchForm />, apiOf(only).client);
    type('austin, tx ');
    await advance(400);
    expect(location()).toHaveAttribute('aria-expanded', 'false');
    type('Austin, T');
    await advance(400);
    expect(location()).toHaveAttribute('aria-expanded', 'true');
  });

  it('shows an error if suggestions fail to load', async () => {
    const { client } = apiOf({ '/api/locations/suggestions': () => new Response('down', { status: 503 }) });
    renderAt('/', <SearchForm />, client);
    type('Aus');
    await advance(400);
    expect(screen.getByText('Failed to fetch location suggestions')).toBeVisible();
  });

  it('shows Clear while a search is active', () => {
    const search = browseSearchOf(new URLSearchParams('query=patio'));
    renderAt('/browse?query=patio', <SearchForm search={search} />);
    expect(screen.getByRole('link', { name: 'Clear' })).toHaveAttribute('href', '/browse');
  });
});
