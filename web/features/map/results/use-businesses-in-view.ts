import { useMemo } from 'react';
import type { MapCluster, MapPoint } from '../../../../interfaces/contract/business/business.js';
import type { Bounds } from '../../../../interfaces/contract/shared/words.js';
import type { BrowseSearch } from '../../../lib/path/browse-search.js';
import { useMapEntries } from './map.queries.js';
import { isWithin, marksOf, overlap } from './marks.js';
import type { MapView } from '../base-map/use-map.js';

/** Returns the marks in view. If the API clustered the whole result, fetches the visible area separately. */
export function useBusinessesInView(search: BrowseSearch, view: MapView | null) {
  const whole = useMapEntries(search, null);
  const clustered = whole.data?.entries.some((entry) => !('id' in entry)) ?? false;
  const part = view === null || !clustered ? null : inView(search, view.bounds);
  const near = useMapEntries(search, part);
  const entries = (near.data ?? whole.data)?.entries;
  // Rounded down, so that marks that don't overlap at this zoom don't overlap on screen either.
  const zoom = view === null ? null : Math.floor(view.zoom * 2) / 2;
  const marks = useMemo(
    () => (zoom === null ? [] : marksOf<MapPoint, MapCluster>(entries ?? [], zoom)),
    [entries, zoom],
  );
  const shown = view === null ? [] : marks.filter((mark) => isWithin(mark, withMargin(view.bounds)));
  const count = shown.reduce((sum, mark) => sum + mark.count, 0);
  return {
    /** All businesses or clusters of the search; undefined until loaded for this search. */
    all: whole.isPlaceholderData ? undefined : whole.data?.entries,
    origin: whole.data?.origin ?? null,
    marks: shown,
    announcement: entries === undefined ? '' : `${count.toLocaleString('en-US')} places on the map`,
    failed: whole.isError && !whole.isFetching,
    retry: () => void whole.refetch(),
  };
}

function inView(search: BrowseSearch, bounds: Bounds): Bounds | null {
  return search.bounds === null ? bounds : (overlap(bounds, search.bounds) ?? search.bounds);
}

/** Adds a tenth on each side, so that marks half in view are included. */
function withMargin({ west, south, east, north }: Bounds): Bounds {
  const [width, height] = [(east - west) / 10, (north - south) / 10];
  return { west: west - width, south: south - height, east: east + width, north: north + height };
}
