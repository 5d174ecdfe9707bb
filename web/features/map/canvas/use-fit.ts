import { useEffect, useRef } from 'react';
import type { MapLibreMap } from 'maplibre-gl';
import type { Bounds } from '../../../../interfaces/contract/shared/words.js';
import { browsePath, type BrowseSearch } from '../../../lib/path/browse-search.js';
import type { MapEntry } from '../results/map.queries.js';
import { boundsOf } from '../results/marks.js';
import { BY_PAGE, MAINLAND } from '../base-map/use-map.js';

/** Maximum zoom when a search's businesses are fitted to the map. */
const NEAREST_FIT = 13;
/** Results spread wider than this, in degrees, are shown on the whole mainland. */
const WIDEST_FIT = 58;
export const PADDING_PX = 56;

/** Moves the map to the businesses of a new search. An area that the reader searched stays as it is. */
export function useFit(map: MapLibreMap | null, search: BrowseSearch, all: readonly MapEntry[] | undefined): void {
  const fitted = useRef<string | null>(null);
  const key = browsePath({ ...search, sort: null, cursor: null, map: false });
  const { bounds } = search;
  useEffect(() => {
    if (map === null || all === undefined || fitted.current === key) return;
    const first = fitted.current === null;
    fitted.current = key;
    if (bounds !== null) {
      // The search came from this view, so it already shows the results.
      if (!first && isInView(map, bounds)) {
        map.fire('moveend', BY_PAGE);
        return;
      }
      map.fitBounds(cornersOf(bounds), { padding: 0, animate: !first }, BY_PAGE);
      return;
    }
    map.fitBounds(cornersOf(extentOf(all)), { padding: PADDING_PX, maxZoom: NEAREST_FIT, animate: !first }, BY_PAGE);
  }, [map, all, key, bounds]);
}

function isInView(map: MapLibreMap, bounds: Bounds): boolean {
  const { west, south, east, north } = bounds;
  const shown = map.getBounds();
  const now = { west: shown.getWest(), south: shown.getSouth(), east: shown.getEast(), north: shown.getNorth() };
  const room = (now.east - now.west) / 50;
  const sides = [now.west - west, now.south - south, now.east - east, now.north - north];
  return sides.every((side) => Math.abs(side) <= room);
}

function extentOf(entries: readonly MapEntry[]): Bounds {
  if (entries.length === 0) return MAINLAND;
  const extent = boundsOf(entries);
  return extent.east - extent.west > WIDEST_FIT ? MAINLAND : extent;
}

export function cornersOf({ west, south, east, north }: Bounds): [number, number, number, number] {
  return [west, south, east, north];
}
