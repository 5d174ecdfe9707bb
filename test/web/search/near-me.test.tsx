import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { SearchForm } from '../../../web/features/search/form/search-form.js';
import { renderAt } from '../support/render.js';

type Ask = Geolocation['getCurrentPosition'];

/** A browser that answers so when it is asked where it is; counts how often that was. */
function browserThat(answer: Ask): { readonly asked: () => number } {
  let asked = 0;
  const getCurrentPosition: Ask = (...given) => {
    asked += 1;
    answer(...given);
  };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  return { asked: () => asked };
}

const isAt =
  (latitude: number, longitude: number): Ask =>
  (found) =>
    found({ coords: { latitude, longitude } } as GeolocationPosition);

const refuses =
  (code: number): Ask =>
  (_found, failed) =>
    failed?.({ code } as GeolocationPositionError);

describe('Near me', () => {
  afterEach(() => {
    cleanup();
    Reflect.deleteProperty(navigator, 'geolocation');
  });

  it('asks the browser on press alone, and then looks around there, nearest first', async () => {
    const { asked } = browserThat(isAt(30.2671, -97.7431));
    const { address } = renderAt('/browse', <SearchForm />);
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: 'patio' } });
    expect(asked()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Near me' }));
    await waitFor(() => expect(address()).toBe('/browse?query=patio&latitude=30.267&longitude=-97.743&sort=distance'));
    expect(asked()).toBe(1);
  });

  it.each([
    [1, /Your location was not shared/],
    [2, /Your location could not be found/],
    [3, /took too long/],
  ])('says in words why it cannot (code %i), and what one can do instead', async (code, words) => {
    browserThat(refuses(code));
    const { address } = renderAt('/browse', <SearchForm />);
    fireEvent.click(screen.getByRole('button', { name: 'Near me' }));
    expect(await screen.findByText(words)).toHaveTextContent('You can type a city or ZIP instead.');
    expect(screen.getByRole('button', { name: 'Near me' })).toBeEnabled();
    expect(address()).toBe('/browse');
  });

  it('says so where the browser knows no places at all', async () => {
    renderAt('/browse', <SearchForm />);
    fireEvent.click(screen.getByRole('button', { name: 'Near me' }));
    expect(await screen.findByText(/Your browser cannot tell where you are/)).toBeVisible();
  });
});
