import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { SearchForm } from '../../../web/features/search/form/search-form.js';
import { renderAt } from '../support/render.js';

type GetPosition = Geolocation['getCurrentPosition'];

/** Replaces the browser's geolocation and counts the requests. */
function stubGeolocation(respond: GetPosition): { readonly requests: () => number } {
  let requests = 0;
  const getCurrentPosition: GetPosition = (...callbacks) => {
    requests += 1;
    respond(...callbacks);
  };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  return { requests: () => requests };
}

const locatedAt =
  (latitude: number, longitude: number): GetPosition =>
  (found) =>
    found({ coords: { latitude, longitude } } as GeolocationPosition);

const failsWith =
  (code: number): GetPosition =>
  (_found, failed) =>
    failed?.({ code } as GeolocationPositionError);

describe('Near me', () => {
  afterEach(() => {
    cleanup();
    Reflect.deleteProperty(navigator, 'geolocation');
  });

  it('requests the location only when pressed, then searches near it, nearest first', async () => {
    const { requests } = stubGeolocation(locatedAt(30.2671, -97.7431));
    const { address } = renderAt('/browse', <SearchForm />);
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: 'patio' } });
    expect(requests()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Near me' }));
    await waitFor(() => expect(address()).toBe('/browse?query=patio&latitude=30.267&longitude=-97.743&sort=distance'));
    expect(requests()).toBe(1);
  });

  it.each([
    [1, /We can’t see your location/],
    [2, /We couldn’t find your location/],
    [3, /took too long/],
  ])('explains why the location is unavailable (code %i) and what to do instead', async (code, words) => {
    stubGeolocation(failsWith(code));
    const { address } = renderAt('/browse', <SearchForm />);
    fireEvent.click(screen.getByRole('button', { name: 'Near me' }));
    expect(await screen.findByText(words)).toHaveTextContent('You can enter a city or ZIP code instead.');
    expect(screen.getByRole('button', { name: 'Near me' })).toBeEnabled();
    expect(address()).toBe('/browse');
  });

  it('says that the browser cannot share a location if it has no geolocation', async () => {
    renderAt('/browse', <SearchForm />);
    fireEvent.click(screen.getByRole('button', { name: 'Near me' }));
    expect(await screen.findByText(/Your browser can’t share your location/)).toBeVisible();
  });
});
