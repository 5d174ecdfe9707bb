import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import type { SearchSuggestions } from '../../../interfaces/contract/business/suggestion.js';
import { ForgetViews } from '../../../web/features/recently-viewed/forget-views.js';
import { SearchForm } from '../../../web/features/search/form/search-form.js';
import { forgetMember } from '../../../web/lib/member/forget-member.js';
import { browseSearchOf } from '../../../web/lib/path/browse-search.js';
import { readRecentSearches } from '../../../web/lib/path/recent-searches.js';
// Also loads the code that the field imports on demand, so that the tests need not wait for it.
import { QuerySuggestions } from '../../../web/features/search/suggestions/query-suggestions.js';
import { apiOf, renderAt } from '../support/render.js';
import { aMember, asMember } from '../support/viewers.js';

const FOUND: SearchSuggestions = {
  places: [
    { id: 7, name: 'Patio Paws', city: 'Austin', state: 'TX', category: 'restaurants', kind: 'cafe' },
    { id: 8, name: 'Patch & Co', city: null, state: null, category: 'services', kind: null },
  ],
  terms: [{ type: 'perk', name: 'Outdoor seating' }],
};
const NOTHING: SearchSuggestions = { places: [], terms: [] };

const field = () => document.querySelector<HTMLInputElement>('input[name="query"]')!;
const press = (key: string) => fireEvent.keyDown(field(), { key });
/** Names of the suggestions, without the options of the category. */
const optionNames = () => [...document.querySelectorAll('[role="option"]')].map((each) => each.textContent.trim());
const activeOption = () => document.querySelector('[role="option"][aria-selected="true"]');
const active = () => activeOption()?.textContent.trim() ?? null;

/** Event loop turns after which loaded code and responses are rendered. */
const TURNS = 12;

async function advance(ms: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  for (let turn = 0; turn < TURNS; turn++) {
    await act(async () => void (await setImmediate()));
    await act(() => jest.advanceTimersByTimeAsync(0));
  }
}

async function type(text: string): Promise<void> {
  await act(async () => field().focus());
  await advance(0);
  fireEvent.input(field(), { target: { value: text } });
  await advance(150);
}

function show(path = '/', answer: (url: URL, request: Request) => unknown = () => FOUND) {
  const { client, calls } = apiOf({ '/api/suggestions': answer });
  const search = browseSearchOf(new URLSearchParams(path.split('?')[1] ?? ''));
  return { calls, ...renderAt(path, <SearchForm search={search} />, client) };
}

beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
  localStorage.clear();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('the suggestions of the search field', () => {
  it('are a list in groups, and the field is a plain search box until it is used', async () => {
    const { calls } = show();
    expect(screen.getByRole('searchbox', { name: 'Search' })).not.toHaveAttribute('aria-expanded');
    await type('pat');
    expect(calls).toEqual(['/api/suggestions?q=pat']);
    const box = screen.getByRole('combobox', { name: 'Search' });
    expect([box.getAttribute('aria-expanded'), box.getAttribute('aria-autocomplete')]).toEqual(['true', 'list']);
    const list = screen.getByRole('listbox', { name: 'Suggestions' });
    expect(box).toHaveAttribute('aria-controls', list.id);
    const [places, terms] = within(list).getAllByRole('group');
    expect([places, terms].map((group) => group?.querySelector('p')?.textContent)).toEqual([
      'Places',
      'Kinds and perks',
    ]);
    expect(within(places!).getByRole('option', { name: 'Patio Paws Cafe · Austin, TX' })).toBeVisible();
    expect(within(places!).getByRole('option', { name: 'Patch & Co Services' })).toBeVisible();
    expect(within(terms!).getByRole('option', { name: 'Outdoor seating' })).toBeVisible();
    expect(screen.getByText('3 suggestions')).toHaveAttribute('role', 'status');
  });

  it('are requested from two characters on, after a pause of 150 ms, with the location of the form', async () => {
    const { calls } = show('/browse?location=Austin');
    await type('p');
    await advance(1000);
    expect(calls).toEqual([]);
    fireEvent.input(field(), { target: { value: 'pa' } });
    await advance(149);
    fireEvent.input(field(), { target: { value: 'pat' } });
    await advance(149);
    expect(calls).toEqual([]);
    await advance(1);
    expect(calls).toEqual(['/api/suggestions?q=pat&location=Austin']);
  });

  it('are those of the text typed while their code was being attached to the field', async () => {
    const form = document.createElement('form');
    form.innerHTML = '<input name="query" />';
    document.body.append(form);
    const { client, calls } = apiOf({ '/api/suggestions': () => FOUND });
    field().value = 'p';
    // A layout effect runs after the first rendering and before the effects that attach listeners.
    const TypesMeanwhile = () => {
      useLayoutEffect(() => void (field().value = 'pat'), []);
      return null;
    };
    renderAt(
      '/',
      [<QuerySuggestions key="list" field={field()} over={false} />, <TypesMeanwhile key="typed" />],
      client,
    );
    await advance(150);
    expect(calls).toEqual(['/api/suggestions?q=pat']);
    expect(optionNames()).toHaveLength(3);
    form.remove();
  });

  it('send the position of a search near the reader with one decimal', async () => {
    const { calls } = show('/browse?latitude=30.267&longitude=-97.743');
    await type('pat');
    expect(calls).toEqual(['/api/suggestions?q=pat&latitude=30.3&longitude=-97.7']);
  });

  it('are walked through with the arrow keys, past the field at both ends', async () => {
    show();
    await type('pat');
    press('ArrowDown');
    expect(active()).toBe('Patio Paws Cafe · Austin, TX');
    expect(field().getAttribute('aria-activedescendant')).toBe(activeOption()?.id);
    press('ArrowUp');
    expect([active(), field().getAttribute('aria-activedescendant')]).toEqual([null, null]);
    press('ArrowUp');
    expect(active()).toBe('Outdoor seating');
    press('ArrowDown');
    expect(active()).toBeNull();
  });

  it('keep the active option if the next answer still has it', async () => {
    show('/', (url) => (url.searchParams.get('q') === 'pat' ? FOUND : { ...FOUND, places: FOUND.places.slice(1) }));
    await type('pat');
    fireEvent.input(field(), { target: { value: 'patc' } });
    press('ArrowDown');
    press('ArrowDown');
    expect(active()).toBe('Patch & Co Services');
    await advance(150);
    expect([active(), optionNames()[0]]).toEqual(['Patch & Co Services', 'Patch & Co Services']);
    expect(field().getAttribute('aria-activedescendant')).toBe(activeOption()?.id);
  });

  it('open the page of a chosen place, with a way back to the search on Browse', async () => {
    const { address } = show('/browse?location=Austin');
    await type('pat');
    press('ArrowDown');
    press('Enter');
    expect(address()).toBe('/business/7?from=%2Fbrowse%3Flocation%3DAustin');
    expect(readRecentSearches()).toEqual([]);
  });

  it('search for a chosen kind or perk with the rest of the form', async () => {
    const { address } = show('/browse?location=Austin&category=hotels&verified=true');
    await type('pat');
    fireEvent.click(screen.getByRole('option', { name: 'Outdoor seating' }));
    expect(address()).toBe('/browse?query=Outdoor+seating&category=hotels&location=Austin&verified=true');
    expect(readRecentSearches()).toEqual([{ query: 'Outdoor seating', location: 'Austin' }]);
  });

  it('search for a chosen kind in all categories, because it may be one of another category', async () => {
    const terms: SearchSuggestions['terms'] = [{ type: 'kind', name: 'Groomer' }];
    const { address } = show('/browse?location=Austin&category=hotels', () => ({ places: [], terms }));
    await type('gro');
    fireEvent.click(screen.getByRole('option', { name: 'Groomer' }));
    expect(address()).toBe('/browse?query=Groomer&location=Austin');
  });

  it('leave Enter to the form if no option is active', async () => {
    const { address } = show();
    await type('pat');
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    fireEvent(field(), enter);
    expect(enter.defaultPrevented).toBe(false);
    fireEvent.submit(screen.getByRole('search'));
    expect(address()).toBe('/browse?query=pat');
  });

  it('close on Escape, which then clears the field, and then belongs to what is around the field', async () => {
    show();
    await type('pat');
    const outside = jest.fn();
    document.addEventListener('keydown', outside, { capture: true });
    press('Escape');
    expect([field().getAttribute('aria-expanded'), field().value]).toEqual(['false', 'pat']);
    press('Escape');
    expect(field().value).toBe('');
    expect(outside).not.toHaveBeenCalled();
    press('Escape');
    expect(outside).toHaveBeenCalledTimes(1);
    document.removeEventListener('keydown', outside, { capture: true });
  });

  it('come with a button that clears the field and keeps the focus there', async () => {
    show();
    await type('pat');
    fireEvent.click(screen.getByRole('button', { name: 'Clear text' }));
    expect([field().value, document.activeElement === field()]).toEqual(['', true]);
    expect(screen.queryByRole('button', { name: 'Clear text' })).toBeNull();
    expect(optionNames()).toEqual([]);
  });

  it('close when the field loses the focus', async () => {
    show();
    await type('pat');
    fireEvent.blur(field());
    expect(optionNames()).toEqual([]);
  });

  it('are those of the newest text, although an older answer arrives later', async () => {
    const answers: Record<string, (body: SearchSuggestions) => void> = {};
    show('/', (url) => new Promise((resolve) => (answers[url.searchParams.get('q')!] = resolve)));
    await type('pat');
    fireEvent.input(field(), { target: { value: 'zoo' } });
    await advance(150);
    answers['zoo']!({ places: [], terms: [{ type: 'kind', name: 'Zoo' }] });
    await advance(0);
    answers['pat']!(FOUND);
    await advance(0);
    expect(optionNames()).toEqual(['Zoo']);
  });

  it('stay while a longer text loads, and disappear for another one', async () => {
    show('/', (url) => (url.searchParams.get('q') === 'pat' ? FOUND : new Promise(() => undefined)));
    await type('pat');
    fireEvent.input(field(), { target: { value: 'pati' } });
    await advance(200);
    expect(optionNames()).toHaveLength(3);
    fireEvent.input(field(), { target: { value: 'zoo' } });
    await advance(200);
    expect(optionNames()).toEqual([]);
  });

  it('are silent about failures, and say if there are none', async () => {
    show('/', (url) => (url.searchParams.get('q') === 'pat' ? new Response('down', { status: 503 }) : NOTHING));
    await type('pat');
    expect([optionNames(), screen.getByRole('alert').textContent]).toEqual([[], '']);
    expect(screen.getByRole('search')).not.toHaveTextContent(/fail|couldn/i);
    await type('zoo');
    expect(screen.getByText('No suggestions')).toHaveClass('sr-only');
  });

  it('leave the keys of an input method alone', async () => {
    show();
    await type('pat');
    press('ArrowDown');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(optionNames()).toHaveLength(3);
  });
});

describe('the recent searches of the search field', () => {
  const keep = (...queries: readonly string[]) =>
    localStorage.setItem('recent-searches', JSON.stringify(queries.map((query) => ({ query, location: 'Austin' }))));

  it('are shown for an empty field, and run again with their location', async () => {
    keep('patio', 'vet');
    const { address, calls } = show('/browse?category=hotels');
    await type('');
    expect(optionNames()).toEqual(['patio Austin', 'vet Austin', 'Clear recent searches']);
    expect(screen.getByText('2 suggestions')).toHaveAttribute('role', 'status');
    press('ArrowDown');
    press('ArrowDown');
    press('Enter');
    expect(address()).toBe('/browse?query=vet&category=hotels&location=Austin');
    expect(calls).toEqual([]);
    expect(readRecentSearches().map(({ query }) => query)).toEqual(['vet', 'patio']);
  });

  it('are shown with other suggestions if they begin like the text', async () => {
    keep('patio', 'vet', 'Patio brunch', 'patios');
    show('/', () => NOTHING);
    await type('pati');
    expect(optionNames()).toEqual(['patio Austin', 'Patio brunch Austin']);
  });

  it('are kept from submitted searches with a text: the newest five, each once', async () => {
    show('/browse?location=Austin', () => NOTHING);
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'C', '  ']) {
      await type(text);
      fireEvent.submit(screen.getByRole('search'));
    }
    expect(readRecentSearches().map(({ query }) => query)).toEqual(['C', 'f', 'e', 'd', 'b']);
  });

  it('are neither shown nor kept, and are deleted, if the member turned personal suggestions off', async () => {
    keep('patio');
    const { client } = apiOf({ '/api/suggestions': () => NOTHING });
    const off = aMember({ personalisation: false });
    renderAt('/', asMember([<SearchForm key="form" />, <ForgetViews key="forget" />], off), client);
    expect(localStorage.getItem('recent-searches')).toBeNull();
    keep('patio');
    await type('');
    expect(optionNames()).toEqual([]);
    await type('vet');
    fireEvent.submit(screen.getByRole('search'));
    expect(readRecentSearches().map(({ query }) => query)).toEqual(['patio']);
  });

  it('are deleted on sign-out', () => {
    keep('patio');
    forgetMember();
    expect(localStorage.getItem('recent-searches')).toBeNull();
  });

  it('are deleted by the last option, and nothing is shown for something else in the storage', async () => {
    keep('patio');
    show();
    await type('');
    fireEvent.click(screen.getByRole('option', { name: 'Clear recent searches' }));
    expect([localStorage.getItem('recent-searches'), optionNames()]).toEqual([null, []]);
    for (const stored of ['no json', '7', '[1, {"query": 2}]', '{"a": 1}']) {
      localStorage.setItem('recent-searches', stored);
      expect([stored, readRecentSearches()]).toEqual([stored, []]);
    }
  });
});
