import 'maplibre-gl/dist/maplibre-gl.css';
import { useEffect, useState, type RefObject } from 'react';
import { MapLibreMap, setWorkerUrl, type StyleSpecification } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { Bounds } from '../../../interfaces/contract/words.js';
import type { MapTiles } from '../../lib/page/page-context.js';
import { watchTheme } from '../../lib/page/theme.js';
import { ownBaseMap, type BaseMap } from './own-base-map.js';
import { readPalette } from './palette.js';

/** The contiguous states: where a map without businesses begins. */
export const MAINLAND: Bounds = { west: -125, south: 24.4, east: -66.9, north: 49.4 };
/** Nearer than this the site's own base map shows nothing more. */
const DEEPEST_ZOOM = 17;

export interface MapView {
  readonly bounds: Bounds;
  readonly zoom: number;
  /** True once the reader has moved the map away from what it was set to. */
  readonly moved: boolean;
}

/** Marks moves of the camera that the page makes, so that they do not count as the reader's. */
export const BY_PAGE = { byPage: true };

/** A map in this element, with its base map in the colours of the theme. Throws while rendering where the browser can draw none. */
export function useMap(container: RefObject<HTMLElement | null>, tiles: MapTiles | undefined) {
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const [view, setView] = useState<MapView | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [credits, setCredits] = useState('');
  if (failure !== null) throw failure instanceof Error ? failure : new Error('The map failed.');

  useEffect(() => {
    const element = container.current;
    if (element === null) return undefined;
    try {
      const made = createMap(element);
      made.on('moveend', (event) => setView(viewOf(made, !('byPage' in event))));
      made.on('resize', () => setView((before) => viewOf(made, before?.moved ?? false)));
      setMap(made);
      setView(viewOf(made, false));
      return () => {
        setMap(null);
        made.remove();
      };
    } catch (error) {
      setFailure(error);
      return undefined;
    }
  }, [container]);

  useEffect(() => {
    if (map === null) return undefined;
    let gone = false;
    let stop = (): void => undefined;
    loadBaseMap(tiles).then(
      (base) => {
        if (gone) return;
        setCredits(base.credits);
        stop = paintWithTheme(map, base);
      },
      // Without a base map the businesses still stand where they are to each other.
      () => undefined,
    );
    return () => {
      gone = true;
      stop();
    };
  }, [map, tiles]);

  return { map, view, credits };
}

function createMap(container: HTMLElement): MapLibreMap {
  setWorkerUrl(workerUrl);
  const map = new MapLibreMap({
    container,
    style: { version: 8, sources: {}, layers: [] },
    bounds: [MAINLAND.west, MAINLAND.south, MAINLAND.east, MAINLAND.north],
    maxZoom: DEEPEST_ZOOM,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    // On a phone one finger scrolls the page past the map, two move the map.
    cooperativeGestures: window.matchMedia('(pointer: coarse)').matches,
    fadeDuration: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200,
    locale: { 'Map.Title': 'Map: arrow keys move it, plus and minus zoom' },
  });
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

async function loadBaseMap(tiles: MapTiles | undefined): Promise<BaseMap> {
  if (tiles === undefined) return ownBaseMap();
  const { tiledBaseMap } = await import('./tiled-base-map.js');
  return tiledBaseMap(tiles);
}

/** Paints the base map, and again whenever day turns to night or the reader chooses. Answers how to stop. */
function paintWithTheme(map: MapLibreMap, base: BaseMap): () => void {
  const paint = (): void => {
    const style: StyleSpecification = { version: 8, sources: base.sources, layers: base.layers(readPalette()) };
    map.setStyle(style, { diff: true });
  };
  paint();
  const night = window.matchMedia('(prefers-color-scheme: dark)');
  const unwatch = watchTheme(paint);
  night.addEventListener('change', paint);
  return () => {
    unwatch();
    night.removeEventListener('change', paint);
  };
}
