import { useEffect, useState } from 'react';
import type { MapLibreMap, StyleSpecification } from 'maplibre-gl';
import type { MapTiles } from '../../../lib/page/page-context.js';
import { watchTheme } from '../../../lib/page/theme.js';
import type { BaseMap, Credit, MapPart } from './base-map.js';
import { ownBaseMap } from './own-base-map.js';
import { readPalette } from './palette.js';
import { BY_PAGE } from './use-map.js';

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
        if (isUnmounted) return;
        map.setMaxZoom(loaded.deepestZoom);
        setBase(loaded);
      },
      // Without a base map, the businesses still show their relative positions.
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [map, tiles]);

  useEffect(() => {
    const { deepestZoomAt } = base ?? {};
    if (map === null || deepestZoomAt === undefined) return undefined;
    const back = (): void => {
      const deepest = deepestZoomAt(map.getCenter());
      if (map.getZoom() > deepest) map.easeTo({ zoom: deepest }, BY_PAGE);
    };
    map.on('moveend', back);
    back();
    return () => {
      map.off('moveend', back);
    };
  }, [map, base]);

  useEffect(() => {
    if (map === null || base === null) return undefined;
    return paintWithTheme(map, overlay === null ? [base] : [base, overlay]);
  }, [map, base, overlay]);

  return base?.credits ?? NOBODY;
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
