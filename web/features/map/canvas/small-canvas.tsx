import { useEffect, useMemo, useRef } from 'react';
import { MapPin } from 'lucide-react';
import type { BusinessDetail } from '../../../../interfaces/contract/business/business.js';
import type { Point } from '../../../../interfaces/contract/shared/words.js';
import { usePage } from '../../../lib/page/page-context.js';
import { distanceRings } from './distance-rings.js';
import { MapEdge } from './map-edge.js';
import { OnMap } from '../results/map-mark.js';
import { useBaseMap } from '../base-map/use-base-map.js';
import { BY_PAGE, useMap } from '../base-map/use-map.js';
import { ZoomButtons } from './zoom-buttons.js';

/** Streets if the base map has them; otherwise the town and its surroundings. */
const STREETS_ZOOM = 14.5;
const TOWN_ZOOM = 10.5;

interface SmallCanvasProps {
  readonly business: BusinessDetail;
  readonly at: Point;
}

/** One business on a map with distance rings. Loaded by SmallMap. */
export function SmallCanvas({ business, at: { latitude, longitude } }: SmallCanvasProps) {
  const container = useRef<HTMLDivElement>(null);
  const { mapTiles } = usePage();
  const { map } = useMap(container);
  const rings = useMemo(() => distanceRings({ latitude, longitude }), [latitude, longitude]);
  const credits = useBaseMap(map, mapTiles, rings);
  const isDrawn = credits.length > 0;
  useEffect(() => {
    // Lets the page scroll past the map.
    map?.scrollZoom.disable();
  }, [map]);
  useEffect(() => {
    const zoom = mapTiles === undefined ? TOWN_ZOOM : STREETS_ZOOM;
    map?.jumpTo({ center: [longitude, latitude], zoom }, BY_PAGE);
    // Runs again once the base map is drawn, because it may allow a closer zoom.
  }, [map, latitude, longitude, mapTiles, isDrawn]);
  return (
    <>
      <div ref={container} className="size-full" />
      {map !== null && (
        <OnMap map={map} latitude={latitude} longitude={longitude}>
          <span role="img" aria-label={business.name} className="block -translate-y-1/2 text-danger">
            <MapPin aria-hidden="true" className="size-9 fill-card stroke-2 drop-shadow-md" />
          </span>
        </OnMap>
      )}
      {map !== null && <ZoomButtons map={map} />}
      <MapEdge map={map} credits={credits} />
    </>
  );
}
