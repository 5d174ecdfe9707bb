import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import type { MapLibreMap } from 'maplibre-gl';
import { marksOf } from '../../../web/features/map/results/marks.js';
import { SearchThisArea } from '../../../web/features/map/results/search-this-area.js';
import { useChoice } from '../../../web/features/map/results/use-choice.js';
import { browseSearchOf } from '../../../web/lib/path/browse-search.js';
import { renderAt } from '../support/render.js';

afterEach(cleanup);

describe('the search of an area of the map', () => {
  const bounds = { west: -98, south: 30, east: -97, north: 31 };
  const asked = 'query=patio&exact=true&category=restaurants&pets=dog%3A70&at=2026-11-27T19%3A00&fits=yes';

  it('keeps the words, filters, and pets of the search, and leaves its location', async () => {
    const path = `/browse?${asked}&location=Austin%2C+TX&radius=10&sort=distance&view=map&cursor=abc`;
    const search = browseSearchOf(new URLSearchParams(path.split('?')[1]));
    const { router } = renderAt(path, <SearchThisArea search={search} bounds={bounds} />);
    fireEvent.click(screen.getByRole('button', { name: 'Search this area' }));
    const expected = new URLSearchParams(`${asked}&bounds=-98%2C30%2C-97%2C31&view=map`);
    await waitFor(() => {
      const params = new URLSearchParams(router.state.location.search);
      expect(Object.fromEntries(params)).toEqual(Object.fromEntries(expected));
    });
  });
});

describe('pressing a number on the map', () => {
  const press = (zoom: number, maxZoom: number) => {
    const map = {
      getZoom: () => zoom,
      getMaxZoom: () => maxZoom,
      getCenter: () => ({ lng: -74, lat: 40 }),
      getCanvas: () => document.createElement('canvas'),
      easeTo: jest.fn(),
      fitBounds: jest.fn(),
    };
    const [setChosen, onDeepest] = [jest.fn(), jest.fn()];
    const { result } = renderHook(() => useChoice(map as unknown as MapLibreMap, setChosen, onDeepest));
    const [mark] = marksOf([{ latitude: 40, longitude: -74, count: 612 }], zoom);
    result.current(mark!);
    return { map, mark, onDeepest };
  };

  it('zooms in while the map has more to show', () => {
    const { map, onDeepest } = press(9, 11);
    expect(map.easeTo).toHaveBeenCalledTimes(1);
    expect(onDeepest).not.toHaveBeenCalled();
  });

  it('searches the area of the number where the map shows nothing more', () => {
    const { map, mark, onDeepest } = press(11, 11);
    expect(onDeepest).toHaveBeenCalledWith(map, mark);
    expect(map.easeTo).not.toHaveBeenCalled();
    expect(map.fitBounds).not.toHaveBeenCalled();
  });
});
