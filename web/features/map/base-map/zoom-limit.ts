import type { MapLibreMap } from 'maplibre-gl';
import type { BaseMap, Place } from './base-map.js';
import { BY_PAGE } from './use-map.js';

const drawn = new WeakMap<MapLibreMap, BaseMap>();

/** Returns the maximum zoom at which this map has any detail to show at a location. */
export function deepestZoomAt(map: MapLibreMap, place: Place = map.getCenter()): number {
  const base = drawn.get(map);
  return base?.deepestZoomAt?.(place) ?? base?.deepestZoom ?? map.getMaxZoom();
}

/** Keeps the map from being blank: it can't be zoomed in further than its base map has detail. */
export function limitZoom(map: MapLibreMap, base: BaseMap): () => void {
  drawn.set(map, base);
  if (map.getZoom() > base.deepestZoom) map.jumpTo({ zoom: base.deepestZoom }, BY_PAGE);
  map.setMaxZoom(base.deepestZoom);
  if (base.deepestZoomAt === undefined) return () => undefined;
  const back = (): void => {
    const deepest = deepestZoomAt(map);
    if (map.getZoom() > deepest) map.easeTo({ zoom: deepest }, BY_PAGE);
  };
  map.on('moveend', back);
  back();
  return () => void map.off('moveend', back);
}
