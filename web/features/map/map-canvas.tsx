import { useEffect, useMemo, useRef, useState } from 'react';
import { Search } from 'lucide-react';
import type { MapLibreMap } from 'maplibre-gl';
import { useNavigate } from 'react-router-dom';
import type { MapPoint } from '../../../interfaces/contract/business.js';
import type { Bounds } from '../../../interfaces/contract/words.js';
import { boundsText, browsePath, type BrowseSearch } from '../../lib/path/browse-search.js';
import { usePage } from '../../lib/page/page-context.js';
import { Button } from '../../ui/button.js';
import { Failure } from '../../ui/failure.js';
import { ChosenBusinesses } from './chosen-businesses.js';
import { MapMark, OnMap } from './map-mark.js';
import { useMapEntries, type MapEntry } from './map.queries.js';
import { boundsOf, isWithin, marksOf, overlap, type Mark } from './marks.js';
import { BY_PAGE, MAINLAND, useMap, type MapView } from './use-map.js';
import { ZoomButtons } from './zoom-buttons.js';

/** From this zoom on, businesses that still share a mark are listed instead of brought nearer. */
const LIST_FROM_ZOOM = 15;
/** A search's businesses fill the map, but never from nearer than this. */
const NEAREST_FIT = 13;
/** Results spread wider than this, in degrees, are shown on the whole mainland. */
const WIDEST_FIT = 58;
const PADDING_PX = 56;

/** The map with its businesses; loaded by ResultsMap. */
export function MapCanvas({ search }: { readonly search: BrowseSearch }) {
  const container = useRef<HTMLDivElement>(null);
  const { map, view, credits } = useMap(container, usePage().mapTiles);
  const shown = useBusinessesInView(search, view);
  const [chosen, setChosen] = useState<readonly MapPoint[]>([]);
  const choose = useChoice(map, setChosen);
  useFit(map, search, shown.all);
  const close = (): void => {
    setChosen([]);
    map?.getCanvas().focus();
  };
  return (
    <>
      <div ref={container} className="size-full" />
      {map !== null &&
        shown.marks.map((mark) => (
          <MapMark
            key={mark.key}
            map={map}
            mark={mark}
            chosen={mark.count === 1 && mark.points[0]?.id === chosen[0]?.id}
            onChoose={choose}
          />
        ))}
      {map !== null && search.origin !== null && (
        <OnMap map={map} {...search.origin}>
          <span
            role="img"
            aria-label="You are here"
            className="block size-5 rounded-full border-3 border-card bg-focus shadow-lift"
          />
        </OnMap>
      )}
      {view?.moved === true && <SearchThisArea search={search} bounds={view.bounds} />}
      {map !== null && <ZoomButtons map={map} />}
      {shown.failed && (
        <Failure title="Failed to fetch businesses" onRetry={shown.retry} className="absolute inset-x-6 top-6 z-10" />
      )}
      <p role="status" className="sr-only">
        {shown.announcement}
      </p>
      <ChosenBusinesses points={chosen} from={browsePath({ ...search, cursor: null })} onClose={close} />
      <p className="pointer-events-none absolute right-0 bottom-0 rounded-tl-sm bg-card px-2 text-xs text-muted">
        {credits}
      </p>
    </>
  );
}

/** The marks in view. Where the API clustered the whole, what is in view is asked for by itself. */
function useBusinessesInView(search: BrowseSearch, view: MapView | null) {
  const whole = useMapEntries(search, null);
  const clustered = whole.data?.some((entry) => !('id' in entry)) ?? false;
  const part = view === null || !clustered ? null : inView(search, view.bounds);
  const near = useMapEntries(search, part);
  const entries = near.data ?? whole.data;
  const zoom = view === null ? null : Math.round(view.zoom * 2) / 2;
  const marks = useMemo(() => (zoom === null ? [] : marksOf(entries ?? [], zoom)), [entries, zoom]);
  const shown = view === null ? [] : marks.filter((mark) => isWithin(mark, withMargin(view.bounds)));
  const count = shown.reduce((sum, mark) => sum + mark.count, 0);
  return {
    /** All businesses of the search, or clusters of them; undefined until they are those of this search. */
    all: whole.isPlaceholderData ? undefined : whole.data,
    marks: shown,
    announcement: entries === undefined ? '' : `${count.toLocaleString('en-US')} places on the map`,
    failed: whole.isError && !whole.isFetching,
    retry: () => void whole.refetch(),
  };
}

function inView(search: BrowseSearch, bounds: Bounds): Bounds | null {
  return search.bounds === null ? bounds : (overlap(bounds, search.bounds) ?? search.bounds);
}

/** A tenth more on each side, so that what is half in view is there. */
function withMargin({ west, south, east, north }: Bounds): Bounds {
  const [width, height] = [(east - west) / 10, (north - south) / 10];
  return { west: west - width, south: south - height, east: east + width, north: north + height };
}

/** A business shows itself, businesses of one spot are listed, other clusters come nearer. */
function useChoice(map: MapLibreMap | null, setChosen: (points: readonly MapPoint[]) => void) {
  return (mark: Mark): void => {
    if (map === null) return;
    const known = mark.points.length === mark.count;
    if (known && (mark.count === 1 || map.getZoom() >= LIST_FROM_ZOOM || hasNoExtent(mark.bounds))) {
      setChosen(mark.points);
      return;
    }
    setChosen([]);
    // The button goes with its cluster; the focus stays on the map.
    map.getCanvas().focus();
    if (hasNoExtent(mark.bounds)) {
      map.easeTo({ center: [mark.longitude, mark.latitude], zoom: map.getZoom() + 2.5 });
    } else {
      map.fitBounds(cornersOf(mark.bounds), { padding: PADDING_PX, maxZoom: LIST_FROM_ZOOM + 1 });
    }
  };
}

function hasNoExtent({ west, south, east, north }: Bounds): boolean {
  return east - west < 0.0002 && north - south < 0.0002;
}

function cornersOf({ west, south, east, north }: Bounds): [number, number, number, number] {
  return [west, south, east, north];
}

/** Brings a new search's businesses into view; the area that the reader searched stays as it is. */
function useFit(map: MapLibreMap | null, search: BrowseSearch, all: readonly MapEntry[] | undefined): void {
  const fitted = useRef<string | null>(null);
  const key = browsePath({ ...search, sort: null, cursor: null, map: false });
  const { bounds } = search;
  useEffect(() => {
    if (map === null || all === undefined || fitted.current === key) return;
    const first = fitted.current === null;
    fitted.current = key;
    if (bounds !== null) {
      // Just searched from here: it is in view already.
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

function SearchThisArea({ search, bounds }: { readonly search: BrowseSearch; readonly bounds: Bounds }) {
  const navigate = useNavigate();
  const { query, category, traits, map } = search;
  const sort = search.sort === 'distance' ? null : search.sort;
  const to = browsePath({ query, category, traits, sort, map, bounds });
  if (search.bounds !== null && boundsText(search.bounds) === boundsText(bounds)) return null;
  return (
    <Button
      size="sm"
      icon={<Search aria-hidden="true" />}
      onClick={() => void navigate(to, { preventScrollReset: true })}
      className="absolute! top-3 left-1/2 z-10 -translate-x-1/2 animate-enter shadow-lift"
    >
      Search this area
    </Button>
  );
}
