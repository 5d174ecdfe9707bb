import { addProtocol, type SourceSpecification } from 'maplibre-gl';
import { PMTiles, Protocol, type Header } from 'pmtiles';
import type { MapTiles } from '../../../lib/page/page-context.js';
import { OPENSTREETMAP, type BaseMap } from './base-map.js';
import { ownBaseMap } from './own-base-map.js';
import { tileLayers } from './tile-layers.js';
import { MAINLAND } from './use-map.js';

const CREDITS = [OPENSTREETMAP];
/** Beyond this zoom, there is nothing more to show. */
const DEEPEST_ZOOM = 18;
/** Vector tiles may be enlarged by this many levels before they look empty. */
const ENLARGED_LEVELS = 3;
/** URLs of raster tiles; anything else is treated as vector tiles. */
const PICTURE = /\.(?:png|jpe?g|webp|avif)(?:[?#]|$)/i;

/**
 * Loads the operator's map: a Protomaps file or a tile URL. The page fetches the tiles, because the content security
 * policy of MapLibre's worker allows no requests. Rejects if the map is unavailable.
 */
export async function tiledBaseMap(tiles: MapTiles): Promise<BaseMap> {
  if ('pmtiles' in tiles) return archivedMap(new URL(tiles.pmtiles, window.location.origin).href);
  if (PICTURE.test(tiles.address)) return pictureMap(tiles.address);
  addProtocol('operator', async ({ url }, { signal }) => {
    const answer = await fetch(url.replace('operator://', ''), { signal });
    if (answer.status === 204 || answer.status === 404) return { data: new ArrayBuffer(0) };
    if (!answer.ok) throw new Error(`A map tile could not be loaded (${answer.status}).`);
    return { data: await answer.arrayBuffer() };
  });
  return vectorMap({ type: 'vector', tiles: [`operator://${tiles.address}`], maxzoom: 15 }, DEEPEST_ZOOM);
}

/** Loads a Protomaps file. If it covers only part of the country, the site's own map surrounds it. */
async function archivedMap(url: string): Promise<BaseMap> {
  const protocol = new Protocol();
  const archive = new PMTiles(url);
  protocol.add(archive);
  addProtocol('pmtiles', protocol.tile);
  const header = await archive.getHeader();
  const deepest = Math.min(DEEPEST_ZOOM, header.maxZoom + ENLARGED_LEVELS);
  const drawn = vectorMap({ type: 'vector', url: `pmtiles://${url}` }, deepest);
  return hasMainland(header) ? drawn : over(await ownBaseMap(), drawn, header);
}

function hasMainland({ minZoom, minLon, minLat, maxLon, maxLat }: Header): boolean {
  const { west, south, east, north } = MAINLAND;
  return minZoom <= 3 && minLon <= west && minLat <= south && maxLon >= east && maxLat >= north;
}

/** Outside the archive's bounds, the zoom is limited to what the map below can show; otherwise it would be blank. */
function over(below: BaseMap, above: BaseMap, { minLon, minLat, maxLon, maxLat }: Header): BaseMap {
  return {
    sources: { ...below.sources, ...above.sources },
    layers: (palette) => [...below.layers(palette), ...above.layers(palette).filter(({ id }) => id !== 'ground')],
    credits: [...above.credits, ...below.credits],
    ground: below.ground,
    deepestZoom: Math.max(above.deepestZoom, below.deepestZoom),
    deepestZoomAt: ({ lng, lat }) => {
      const isInside = lng >= minLon && lng <= maxLon && lat >= minLat && lat <= maxLat;
      return isInside ? Math.max(above.deepestZoom, below.deepestZoom) : below.deepestZoom;
    },
  };
}

function pictureMap(address: string): BaseMap {
  return {
    sources: { tiles: { type: 'raster', tiles: [address], tileSize: 256, maxzoom: 19 } },
    layers: (palette) => [
      { id: 'ground', type: 'background', paint: { 'background-color': palette.land } },
      { id: 'tiles', type: 'raster', source: 'tiles' },
    ],
    credits: CREDITS,
    ground: [],
    deepestZoom: DEEPEST_ZOOM,
  };
}

/** Vector tiles, drawn with the layers of Protomaps' basemap. */
function vectorMap(source: SourceSpecification, deepestZoom: number): BaseMap {
  return { sources: { tiles: source }, layers: tileLayers, credits: CREDITS, ground: [], deepestZoom };
}
