import { addProtocol, type LayerSpecification, type SourceSpecification } from 'maplibre-gl';
import { PMTiles, Protocol } from 'pmtiles';
import type { MapTiles } from '../../lib/page/page-context.js';
import { MAP_FONT, OPENSTREETMAP, type BaseMap } from './base-map.js';
import type { Palette } from './palette.js';

const CREDITS = [OPENSTREETMAP];
/** Nearer than this, tiles only grow. */
const DEEPEST_ZOOM = 18;
/** Addresses of pictures; anything else is taken for vector tiles. */
const PICTURE = /\.(?:png|jpe?g|webp|avif)(?:[?#]|$)/i;

/**
 * A map that the operator brings: a Protomaps file, or tiles by their address. Tiles are fetched by the page and not
 * by MapLibre's worker, which is a file of this site whose own policy lets it call nobody.
 */
export function tiledBaseMap(tiles: MapTiles): BaseMap {
  if ('pmtiles' in tiles) return vectorMap(archive(tiles.pmtiles));
  if (PICTURE.test(tiles.address)) return pictureMap(tiles.address);
  addProtocol('operator', async ({ url }, { signal }) => {
    const answer = await fetch(url.replace('operator://', ''), { signal });
    if (answer.status === 204 || answer.status === 404) return { data: new ArrayBuffer(0) };
    if (!answer.ok) throw new Error(`A tile did not come (${answer.status}).`);
    return { data: await answer.arrayBuffer() };
  });
  return vectorMap({ type: 'vector', tiles: [`operator://${tiles.address}`], maxzoom: 15 });
}

function archive(address: string): SourceSpecification {
  const url = new URL(address, window.location.origin).href;
  const protocol = new Protocol();
  protocol.add(new PMTiles(url));
  addProtocol('pmtiles', protocol.tile);
  return { type: 'vector', url: `pmtiles://${url}` };
}

function pictureMap(address: string): BaseMap {
  return {
    sources: { tiles: { type: 'raster', tiles: [address], tileSize: 256, maxzoom: 19 } },
    layers: (palette) => [
      { id: 'ground', type: 'background', paint: { 'background-color': palette.land } },
      { id: 'tiles', type: 'raster', source: 'tiles' },
    ],
    credits: CREDITS,
    deepestZoom: DEEPEST_ZOOM,
  };
}

/** Tiles with the layers that Protomaps' basemap has. */
function vectorMap(source: SourceSpecification): BaseMap {
  return { sources: { tiles: source }, layers: vectorLayers, credits: CREDITS, deepestZoom: DEEPEST_ZOOM };
}

const from = (layer: string) => ({ source: 'tiles', 'source-layer': layer });

function vectorLayers(palette: Palette): LayerSpecification[] {
  return [...groundLayers(palette), ...lineLayers(palette), ...nameLayers(palette)];
}

function groundLayers(palette: Palette): LayerSpecification[] {
  return [
    { id: 'ground', type: 'background', paint: { 'background-color': palette.water } },
    { id: 'earth', type: 'fill', ...from('earth'), paint: { 'fill-color': palette.land } },
    {
      id: 'green',
      type: 'fill',
      ...from('landuse'),
      filter: [
        'in',
        ['get', 'kind'],
        ['literal', ['park', 'forest', 'wood', 'nature_reserve', 'grass', 'golf_course']],
      ],
      paint: { 'fill-color': palette.green },
    },
    {
      id: 'water',
      type: 'fill',
      ...from('water'),
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': palette.water },
    },
  ];
}

function lineLayers(palette: Palette): LayerSpecification[] {
  return [
    {
      id: 'roads',
      type: 'line',
      ...from('roads'),
      filter: ['!=', ['get', 'kind'], 'rail'],
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': palette.road,
        'line-width': [
          'interpolate',
          ['exponential', 1.6],
          ['zoom'],
          6,
          ['match', ['get', 'kind'], 'highway', 1, 0.3],
          18,
          ['match', ['get', 'kind'], 'highway', 22, 'major_road', 16, 9],
        ],
      },
    },
    { id: 'borders', type: 'line', ...from('boundaries'), paint: { 'line-color': palette.state, 'line-width': 0.8 } },
  ];
}

function nameLayers(palette: Palette): LayerSpecification[] {
  const paint = { 'text-color': palette.text, 'text-halo-color': palette.halo, 'text-halo-width': 1.5 };
  return [
    {
      id: 'road-names',
      type: 'symbol',
      ...from('roads'),
      minzoom: 13,
      layout: { 'symbol-placement': 'line', 'text-field': ['get', 'name'], 'text-font': MAP_FONT, 'text-size': 12 },
      paint,
    },
    {
      id: 'place-names',
      type: 'symbol',
      ...from('places'),
      layout: {
        'text-field': ['coalesce', ['get', 'name:en'], ['get', 'name']],
        'text-font': MAP_FONT,
        'text-size': ['interpolate', ['linear'], ['zoom'], 3, 11, 12, 16],
      },
      paint,
    },
  ];
}
