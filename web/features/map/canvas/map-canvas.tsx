import { useMemo, useRef, useState } from 'react';
import type { MapLibreMap } from 'maplibre-gl';
import { useNavigate } from 'react-router-dom';
import type { MapPoint } from '../../../../interfaces/contract/business/business.js';
import type { Point } from '../../../../interfaces/contract/shared/words.js';
import { browsePath, type BrowseSearch } from '../../../lib/path/browse-search.js';
import { usePage } from '../../../lib/page/page-context.js';
import { Failure } from '../../../ui/state/failure.js';
import { areaPath } from '../results/area-path.js';
import { ChosenBusinesses } from '../results/chosen-businesses.js';
import { distanceRings } from './distance-rings.js';
import { MapEdge } from './map-edge.js';
import { MapMark, OnMap } from '../results/map-mark.js';
import { MapRow } from '../results/map-row.js';
import { SearchThisArea } from '../results/search-this-area.js';
import { useBaseMap } from '../base-map/use-base-map.js';
import { useBusinessesInView } from '../results/use-businesses-in-view.js';
import { areaAround } from '../results/marks.js';
import { useChoice } from '../results/use-choice.js';
import { useFit } from './use-fit.js';
import { useMap } from '../base-map/use-map.js';
import { ZoomButtons } from './zoom-buttons.js';

// In this chunk, because chunks of their own would split this one, and the first scripts of Browse name each part.
export { ImportCanvas } from './import-canvas.js';
export { PlacesCanvas } from './places-canvas.js';

interface MapCanvasProps {
  readonly search: BrowseSearch;
  /** True if the map fills the screen; its businesses are then shown in a row below it. */
  readonly full?: boolean;
}

/** The map with its businesses; loaded by ResultsMap. */
export function MapCanvas({ search, full = false }: MapCanvasProps) {
  const container = useRef<HTMLDivElement>(null);
  const { map, view } = useMap(container, full ? 'whole screen' : 'in page');
  const shown = useBusinessesInView(search, view);
  const { origin } = shown;
  const credits = useBaseMap(map, usePage().mapTiles, useRings(origin));
  const [chosen, setChosen] = useState<readonly MapPoint[]>([]);
  const choose = useChoice(map, setChosen, useSearchAround(search));
  useFit(map, search, shown.all);
  const from = browsePath({ ...search, cursor: null });
  const close = (): void => {
    setChosen([]);
    map?.getCanvas().focus();
  };
  return (
    <div className="flex size-full flex-col">
      <div className="relative min-h-0 flex-1">
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
        {map !== null && origin !== null && (
          <Origin
            map={map}
            at={origin}
            name={search.origin === null ? `Middle of ${search.location || 'the search'}` : 'You are here'}
          />
        )}
        {view?.moved === true && <SearchThisArea search={search} bounds={view.bounds} />}
        {map !== null && <ZoomButtons map={map} />}
        {shown.failed && (
          <Failure title="Failed to fetch businesses" onRetry={shown.retry} className="absolute inset-x-6 top-6 z-10" />
        )}
        <p role="status" className="sr-only">
          {shown.announcement}
        </p>
        {!full && <ChosenBusinesses points={chosen} from={from} onClose={close} />}
        <MapEdge map={map} credits={credits} />
      </div>
      {full && <MapRow marks={shown.marks} chosen={chosen} from={from} isReady={shown.all !== undefined} />}
    </div>
  );
}

/** Returns a function that repeats the search in the area of a mark. */
function useSearchAround(search: BrowseSearch) {
  const navigate = useNavigate();
  return (map: MapLibreMap, mark: Point): void => {
    void navigate(areaPath(search, areaAround(mark, map.getZoom())), { preventScrollReset: true });
  };
}

interface OriginProps {
  readonly map: MapLibreMap;
  readonly at: Point;
  readonly name: string;
}

/** Marks the point from which distances are measured. */
function Origin({ map, at, name }: OriginProps) {
  return (
    <OnMap map={map} {...at}>
      <span
        role="img"
        aria-label={name}
        className="block size-5 rounded-full border-3 border-card bg-focus shadow-lift"
      />
    </OnMap>
  );
}

/** Returns the rings around that point; the same object while the point is the same. */
function useRings(origin: Point | null) {
  const { latitude, longitude } = origin ?? {};
  return useMemo(
    () => (latitude === undefined || longitude === undefined ? null : distanceRings({ latitude, longitude })),
    [latitude, longitude],
  );
}
