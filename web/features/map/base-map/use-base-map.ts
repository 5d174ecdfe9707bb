import { useEffect, useState } from 'react';
import type { MapLibreMap, StyleSpecification } from 'maplibre-gl';
import type { MapTiles } from '../../../lib/page/page-context.js';
import { watchTheme } from '../../../lib/page/theme.js';
import type { BaseMap, Credit, MapPart } from './base-map.js';
import { ownBaseMap } from './own-base-map.js';
import { readPalette } from './palette.js';
import { limitZoom } from './zoom-limit.js';

const NOBODY: readonly Credit[] = [];

/**
 * Draws the base map (the operator's, or the site's own) in the theme's colors, with `overlay` on top. The caller must
 * keep `overlay` the same object. Returns the source to credit.
 */
export function useBaseMap(map: MapLibreMap | null, tiles: MapTiles | undefined, overlay: MapPart | null = null) {
  const [base, setBase] = useState<BaseMap | null>(null);
  useEffect(() => {
    if (map === null) return undefined;
    let isUnmounted = false;
    loadBaseMap(tiles).then(
      (loaded) => {
        if (!isUnmounted) setBase(loaded);
      },
      // Without a base map, the businesses still show their relative positions.
      () => show(map),
    );
    return () => {
      isUnmounted = true;
    };
  }, [map, tiles]);

  useEffect(() => (map === null || base === null ? undefined : limitZoom(map, base)), [map, base]);

  useEffect(() => {
    if (map === null || base === null) return undefined;
    return paintWithTheme(map, overlay === null ? [base] : [base, overlay]);
  }, [map, base, overlay]);

  useEffect(() => (map === null || base === null ? undefined : showOnceDrawn(map, base)), [map, base]);

  return base?.credits ?? NOBODY;
}

/** Fades the map in, over the color of land. Reduced motion shows it at once. */
function show(map: MapLibreMap): void {
  Object.assign(map.getCanvas().style, { opacity: '', transition: 'opacity 200ms ease-out' });
}

/**
 * Keeps the map invisible while its ground is being computed: the color behind everything is water's, so that a city
 * would float in the sea. Returns a function that stops this.
 */
function showOnceDrawn(map: MapLibreMap, { ground }: BaseMap): () => void {
  const events = ['render', 'idle'] as const;
  const check = (): void => {
    if (!ground.every((id) => map.getSource(id) !== undefined && map.isSourceLoaded(id))) return;
    for (const event of events) map.off(event, check);
    show(map);
  };
  for (const event of events) map.on(event, check);
  return () => {
    for (const event of events) map.off(event, check);
  };
}

async function loadBaseMap(tiles: MapTiles | undefined): Promise<BaseMap> {
  if (tiles === undefined) return ownBaseMap();
  const { tiledBaseMap } = await import('./tiled-base-map.js');
  // If the operator's map is unavailable, use the site's own.
  return tiledBaseMap(tiles).catch(ownBaseMap);
}

/** Sets the map's style, and again whenever the theme changes. Returns a function that stops this. */
function paintWithTheme(map: MapLibreMap, parts: readonly MapPart[]): () => void {
  const sources: StyleSpecification['sources'] = Object.fromEntries(
    parts.flatMap((part) => Object.entries(part.sources)),
  );
  const paint = (): void => {
    const palette = readPalette();
    map.setStyle({ version: 8, sources, layers: parts.flatMap(({ layers }) => layers(palette)) }, { diff: true });
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
