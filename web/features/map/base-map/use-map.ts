import 'maplibre-gl/dist/maplibre-gl.css';
import { useEffect, useState, type RefObject } from 'react';
import { MapLibreMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { Bounds } from '../../../../interfaces/contract/shared/words.js';
import { OWN_DEEPEST_ZOOM } from './own-base-map.js';

/** The contiguous states: the initial view of a map without businesses. */
export const MAINLAND: Bounds = { west: -125, south: 24.4, east: -66.9, north: 49.4 };

export interface MapView {
  readonly bounds: Bounds;
  readonly zoom: number;
  /** True once the reader has moved the map from its initial view. */
  readonly moved: boolean;
}

/** Marks camera moves made by the page, so that they don't count as the reader's. */
export const BY_PAGE = { byPage: true };

/** In a page, one finger scrolls the page and two fingers move the map. */
type MapRoom = 'in page' | 'whole screen';

/** Creates a map in this element, without a base map yet. Throws while rendering if the browser can't draw maps. */
export function useMap(container: RefObject<HTMLElement | null>, room: MapRoom = 'in page') {
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const [view, setView] = useState<MapView | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  if (failure !== null) throw failure instanceof Error ? failure : new Error('The map failed.');

  useEffect(() => {
    const element = container.current;
    if (element === null) return undefined;
    try {
      const map = createMap(element, room);
      let resized = false;
      map.on('resize', () => {
        resized = true;
        setView((before) => viewOf(map, before?.moved ?? false));
      });
      map.on('moveend', (event) => {
        // MapLibre also fires this event after a resize, which is not a move.
        const byReader = !resized && !('byPage' in event);
        const stays = resized && !('byPage' in event);
        resized = false;
        setView((before) => viewOf(map, byReader || (stays && (before?.moved ?? false))));
      });
      setMap(map);
      setView(viewOf(map, false));
      return () => {
        setMap(null);
        map.remove();
      };
    } catch (error) {
      setFailure(error);
      return undefined;
    }
  }, [container, room]);

  return { map, view };
}

function createMap(container: HTMLElement, room: MapRoom): MapLibreMap {
  setWorkerUrl(workerUrl);
  const map = new MapLibreMap({
    container,
    style: { version: 8, sources: {}, layers: [] },
    bounds: [MAINLAND.west, MAINLAND.south, MAINLAND.east, MAINLAND.north],
    maxZoom: OWN_DEEPEST_ZOOM,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    cooperativeGestures: room === 'in page' && window.matchMedia('(pointer: coarse)').matches,
    fadeDuration: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200,
    locale: { 'Map.Title': 'Map. Press the arrow keys to move it, plus and minus to zoom.' },
  });
  // Invisible until the base map is drawn (`useBaseMap`); the frame has the color of land.
  map.getCanvas().style.opacity = '0';
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return map;
}

function viewOf(map: MapLibreMap, moved: boolean): MapView {
  const shown = map.getBounds();
  const bounds = { west: shown.getWest(), south: shown.getSouth(), east: shown.getEast(), north: shown.getNorth() };
  return { bounds: withinGlobe(bounds), zoom: map.getZoom(), moved };
}

function withinGlobe({ west, south, east, north }: Bounds): Bounds {
  return {
    west: Math.max(-180, west),
    south: Math.max(-90, south),
    east: Math.min(180, east),
    north: Math.min(90, north),
  };
}
