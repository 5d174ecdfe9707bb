import { useEffect, useMemo, useRef, useState } from 'react';
import type { MapLibreMap } from 'maplibre-gl';
import type { MapCluster, MapPoint } from '../../../../interfaces/contract/business/business.js';
import { usePage } from '../../../lib/page/page-context.js';
import { useBaseMap } from '../base-map/use-base-map.js';
import { BY_PAGE, useMap } from '../base-map/use-map.js';
import { ChosenBusinesses } from '../results/chosen-businesses.js';
import { MapMark } from '../results/map-mark.js';
import { boundsOf, marksOf } from '../results/marks.js';
import { useChoice } from '../results/use-choice.js';
import { MapEdge } from './map-edge.js';
import { cornersOf, PADDING_PX } from './use-fit.js';
import { ZoomButtons } from './zoom-buttons.js';

const NEAREST_FIT = 14;

export interface PlacesCanvasProps {
  readonly points: readonly MapPoint[];
  /** Address of the list, for the link back from a business; undefined if it is a secret. */
  readonly from: string | undefined;
}

/** A fixed set of businesses on a map; loaded by PlacesMap. */
export function PlacesCanvas({ points, from }: PlacesCanvasProps) {
  const container = useRef<HTMLDivElement>(null);
  const { map, view } = useMap(container);
  const credits = useBaseMap(map, usePage().mapTiles);
  const [chosen, setChosen] = useState<readonly MapPoint[]>([]);
  const choose = useChoice<MapPoint, MapCluster>(map, setChosen);
  const zoom = view === null ? null : Math.floor(view.zoom * 2) / 2;
  const marks = useMemo(() => (zoom === null ? [] : marksOf<MapPoint, MapCluster>(points, zoom)), [points, zoom]);
  useFitOnce(map, points);
  const close = (): void => {
    setChosen([]);
    map?.getCanvas().focus();
  };
  return (
    <>
      <div ref={container} className="size-full" />
      {map !== null &&
        marks.map((mark) => (
          <MapMark
            key={mark.key}
            map={map}
            mark={mark}
            chosen={mark.count === 1 && mark.points[0]?.id === chosen[0]?.id}
            onChoose={choose}
          />
        ))}
      {map !== null && <ZoomButtons map={map} />}
      <ChosenBusinesses points={chosen} from={from} onClose={close} />
      <MapEdge map={map} credits={credits} />
    </>
  );
}

/** Moves the map to all places once; the reader may have moved it since. */
function useFitOnce(map: MapLibreMap | null, points: readonly MapPoint[]): void {
  const isFitted = useRef(false);
  useEffect(() => {
    if (map === null || points.length === 0 || isFitted.current) return;
    isFitted.current = true;
    map.fitBounds(cornersOf(boundsOf(points)), { padding: PADDING_PX, maxZoom: NEAREST_FIT, animate: false }, BY_PAGE);
  }, [map, points]);
}
