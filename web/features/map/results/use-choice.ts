import type { MapLibreMap } from 'maplibre-gl';
import type { Bounds } from '../../../../interfaces/contract/shared/words.js';
import type { Mark, Several, Single } from './marks.js';
import { deepestZoomAt } from '../base-map/zoom-limit.js';
import { cornersOf, PADDING_PX } from '../canvas/use-fit.js';

/** From this zoom on, businesses that share a mark are listed instead of zooming in. */
const LIST_FROM_ZOOM = 15;

/** Zooms that differ by less than this look the same. */
const SAME_ZOOM = 0.01;

/**
 * Selects a business, lists businesses at the same spot, and zooms in on other clusters. `onDeepest` is called for clusters
 * of unknown businesses if the map can't zoom in further.
 */
export function useChoice<One extends Single, Many extends Several>(
  map: MapLibreMap | null,
  setChosen: (points: readonly One[]) => void,
  onDeepest?: (map: MapLibreMap, mark: Mark<One, Many>) => void,
) {
  return (mark: Mark<One, Many>): void => {
    if (map === null) return;
    const known = mark.points.length === mark.count;
    const deepest = deepestZoomAt(map, { lng: mark.longitude, lat: mark.latitude });
    const listFrom = Math.min(LIST_FROM_ZOOM, deepest - 0.5);
    if (known && (mark.count === 1 || map.getZoom() >= listFrom || hasNoExtent(mark.bounds))) {
      setChosen(mark.points);
      return;
    }
    setChosen([]);
    if (!known && onDeepest !== undefined && map.getZoom() > deepest - SAME_ZOOM) return onDeepest(map, mark);
    // The cluster's button disappears, so the focus moves to the map.
    map.getCanvas().focus();
    if (hasNoExtent(mark.bounds)) {
      map.easeTo({ center: [mark.longitude, mark.latitude], zoom: Math.min(map.getZoom() + 2.5, deepest) });
    } else {
      map.fitBounds(cornersOf(mark.bounds), { padding: PADDING_PX, maxZoom: Math.min(LIST_FROM_ZOOM + 1, deepest) });
    }
  };
}

function hasNoExtent({ west, south, east, north }: Bounds): boolean {
  return east - west < 0.0002 && north - south < 0.0002;
}
