import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { SearchForm } from '../../../web/features/search/form/search-form.js';
import { apiOf, renderAt } from '../support/render.js';

const location = () => screen.getByRole('combobox', { name: 'Location' });
const type = (text: string) => fireEvent.change(location(), { target: { value: text } });
const pressEnter = () => void fireEvent.keyDown(location(), { key: 'Enter' });

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

/** Shows the form with these suggestions. `isPlace` is true if the API knows the typed text as a place. */
function show(suggested: readonly string[] | (() => unknown), isPlace = false) {
  const suggestions =
    typeof suggested === 'function' ? suggested : () => suggested.map((name) => ({ name, places: 3 }));
  const { client } = apiOf({
    '/api/locations/suggestions': suggestions,
    '/api/locations/middle': () => ({ middle: isPlace ? { latitude: 30, longitude: -97 } : null }),
  });
  return renderAt('/', <SearchForm />, client).address;
}

const LATER_MS = 400;
const NEW_YORK = ['New York, NY', 'New York Mills, MN'];

describe('Enter in the location field', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] }));
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  it('Enter in the location field searches in the first suggestion if it begins like the text', async () => {
    const address = show(NEW_YORK);
    type(' NEW y');
    await advance(LATER_MS);
    pressEnter();
    await advance(0);
    expect(address()).toBe('/browse?location=New+York%2C+NY');
  });

  it('Enter in the location field waits for the suggestions if the list is not there yet', async () => {
    const address = show(NEW_YORK);
    type('new y');
    pressEnter();
    expect(address()).toBe('/');
    await advance(0);
    expect(address()).toBe('/browse?location=New+York%2C+NY');
  });

  it.each([
    ['the first suggestion does not begin like it', 'york', NEW_YORK, false],
    ['it is the name of a town', 'new york', NEW_YORK, false],
    ['it is the name of a state', 'texas', ['Texas', 'Texas City, TX'], false],
    ['it is a town that is not among the suggestions', 'bell', ['Bellevue, WA'], true],
    ['it may be the code of a state', 'la', ['Lake Charles, LA'], false],
    ['there are no suggestions', 'nowhere', [], false],
  ])('Enter in the location field searches for the text as it is if %s', async (_, text, suggested, isPlace) => {
    const address = show(suggested, isPlace);
    type(text);
    await advance(LATER_MS);
    pressEnter();
    await advance(0);
    expect(address()).toBe(`/browse?location=${text.replace(' ', '+')}`);
  });

  it.each([
    ['fail', () => new Response('down', { status: 503 }), 0],
    ['take longer than a second', () => new Promise(() => undefined), 1000],
  ])('Enter in the location field searches for the text as it is if the suggestions %s', async (_, answer, ms) => {
    const address = show(answer);
    type('new y');
    pressEnter();
    await advance(ms);
    expect(address()).toBe('/browse?location=new+y');
  });

  it('Enter in the location field selects only the suggestion that the user moved to', async () => {
    const address = show(NEW_YORK);
    type('new y');
    await advance(LATER_MS);
    fireEvent.keyDown(location(), { key: 'ArrowUp' });
    pressEnter();
    await advance(0);
    expect(location()).toHaveValue('New York Mills, MN');
    expect(address()).toBe('/');
  });

  it('typing on after Enter in the location field cancels the search', async () => {
    const address = show(NEW_YORK);
    type('new y');
    pressEnter();
    type('new yo');
    await advance(LATER_MS);
    expect(address()).toBe('/');
    expect(location()).toHaveValue('new yo');
  });

  it('Escape in the location field rejects the suggestions, so that Enter searches for the text as it is', async () => {
    show(NEW_YORK);
    type('new y');
    await advance(LATER_MS);
    fireEvent.keyDown(location(), { key: 'Escape' });
    // Not prevented: the browser submits the form.
    expect(fireEvent.keyDown(location(), { key: 'Enter' })).toBe(true);
    expect(location()).toHaveValue('new y');
  });
});
