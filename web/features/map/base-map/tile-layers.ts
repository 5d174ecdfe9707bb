import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from 'maplibre-gl';
import { MAP_FONT } from './base-map.js';
import type { Palette } from './palette.js';

const from = (layer: string) => ({ source: 'tiles', 'source-layer': layer });

const isKind = (...kinds: string[]): FilterSpecification => ['in', ['get', 'kind'], ['literal', kinds]];

const GREEN = [
  'park',
  'forest',
  'wood',
  'nature_reserve',
  'national_park',
  'grass',
  'golf_course',
  'dog_park',
  'cemetery',
];

const NAME: ExpressionSpecification = ['coalesce', ['get', 'name:en'], ['get', 'name']];

/** Returns the layers for Protomaps' basemap, schema version 4. */
export function tileLayers(palette: Palette): LayerSpecification[] {
  return [...groundLayers(palette), ...roadLayers(palette), ...nameLayers(palette)];
}

function groundLayers(palette: Palette): LayerSpecification[] {
  const isArea: FilterSpecification = ['==', ['geometry-type'], 'Polygon'];
  return [
    // Seas are areas of the layer `water`. Land behind them keeps a city dry while its tiles load.
    { id: 'ground', type: 'background', paint: { 'background-color': palette.land } },
    { id: 'earth', type: 'fill', ...from('earth'), filter: isArea, paint: { 'fill-color': palette.land } },
    {
      id: 'green',
      type: 'fill',
      ...from('landuse'),
      filter: isKind(...GREEN),
      paint: { 'fill-color': palette.green },
    },
    { id: 'tile-water', type: 'fill', ...from('water'), filter: isArea, paint: { 'fill-color': palette.water } },
    {
      id: 'streams',
      type: 'line',
      ...from('water'),
      filter: ['==', ['geometry-type'], 'LineString'],
      paint: {
        'line-color': palette.water,
        'line-width': ['interpolate', ['exponential', 1.5], ['zoom'], 8, 0.8, 18, 10],
      },
    },
    {
      id: 'buildings',
      type: 'fill',
      ...from('buildings'),
      minzoom: 14,
      paint: { 'fill-color': palette.building, 'fill-opacity': 0.7 },
    },
    { id: 'borders', type: 'line', ...from('boundaries'), paint: { 'line-color': palette.state, 'line-width': 0.8 } },
  ];
}

/** Small roads first, so that large ones are drawn over them. The width depends on the kind of road. */
function roadLayers(palette: Palette): LayerSpecification[] {
  const road = (
    id: string,
    kinds: string[],
    minzoom: number,
    widths: readonly [number, number],
  ): LayerSpecification => ({
    id,
    type: 'line',
    ...from('roads'),
    filter: isKind(...kinds),
    minzoom,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': id === 'highways' ? palette.mainRoad : palette.road,
      'line-width': ['interpolate', ['exponential', 1.5], ['zoom'], 6, widths[0], 18, widths[1]],
    },
  });
  return [
    road('paths', ['path', 'other'], 14, [0.2, 3]),
    road('minor-roads', ['minor_road'], 11, [0.2, 12]),
    road('major-roads', ['major_road'], 7, [0.5, 18]),
    road('highways', ['highway'], 4, [0.9, 20]),
  ];
}

function nameLayers(palette: Palette): LayerSpecification[] {
  const paint = { 'text-color': palette.text, 'text-halo-color': palette.halo, 'text-halo-width': 1.5 };
  const text = { 'text-field': NAME, 'text-font': MAP_FONT };
  return [
    {
      id: 'road-names',
      type: 'symbol',
      ...from('roads'),
      minzoom: 13,
      layout: { ...text, 'symbol-placement': 'line', 'text-size': 12 },
      paint,
    },
    {
      id: 'park-names',
      type: 'symbol',
      ...from('pois'),
      minzoom: 12,
      filter: isKind(...GREEN),
      layout: { ...text, 'text-size': 12, 'text-max-width': 7 },
      paint,
    },
    {
      id: 'water-names',
      type: 'symbol',
      ...from('water'),
      minzoom: 9,
      filter: ['all', ['has', 'name'], ['==', ['geometry-type'], 'Point']],
      layout: { ...text, 'text-size': 12, 'text-max-width': 7 },
      paint,
    },
    {
      id: 'place-names',
      type: 'symbol',
      ...from('places'),
      layout: {
        ...text,
        'text-size': ['interpolate', ['linear'], ['zoom'], 3, 11, 12, 16],
        'symbol-sort-key': ['coalesce', ['get', 'sort_key'], ['get', 'min_zoom'], 0],
        'text-padding': 6,
      },
      paint,
    },
  ];
}
