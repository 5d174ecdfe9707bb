import countiesUrl from 'us-atlas/counties-10m.json?url';
import { feature, mesh } from 'topojson-client';
import type { ExpressionSpecification, LayerSpecification, SourceSpecification } from 'maplibre-gl';
import { MAP_FONT, type BaseMap, type Credit } from './base-map.js';
import type { Palette } from './palette.js';

type Topology = Parameters<typeof mesh>[0];

const CREDITS: readonly Credit[] = [
  { text: 'US Census Bureau', href: 'https://www.census.gov/geographies/mapping-files.html' },
  { text: 'GeoNames', href: 'https://www.geonames.org/' },
  { text: 'Natural Earth', href: 'https://www.naturalearthdata.com/' },
];
/**
 * About twelve miles fill the map at this zoom. Any closer, it would be blank: water has ended (`WATER_ENDS`), and towns
 * are some miles apart.
 */
export const OWN_DEEPEST_ZOOM = 11;
/** Rivers and lake shores are drawn at 1:50 million. Closer than this, they would be visibly off. */
const WATER_ENDS: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 9.5, 1, OWN_DEEPEST_ZOOM, 0];

/** Minimum population of labeled cities by zoom: as many as fit, largest first. */
const MIN_POPULATION: ExpressionSpecification = [
  'step',
  ['zoom'],
  1_500_000,
  3.5,
  600_000,
  4.5,
  250_000,
  5.5,
  100_000,
  6.5,
  40_000,
  7.5,
  15_000,
  8.5,
  5_000,
  9.5,
  0,
];

/** The sources of land and water. Borders and names may follow them. */
const GROUND = ['abroad', 'border-lakes', 'land', 'lakes', 'rivers'];

/**
 * States and counties (US Census Bureau, through us-atlas), lakes, rivers, and neighboring countries (Natural Earth),
 * and the gazetteer's cities. All are served by this site, so no third party is called.
 */
export async function ownBaseMap(): Promise<BaseMap> {
  const [topology, { default: cities }, { default: around }] = await Promise.all([
    readCounties(),
    import('virtual:map-cities'),
    import('virtual:map-surroundings'),
  ]);
  const { nation, states, counties } = topology.objects;
  if (nation === undefined || states === undefined || counties === undefined)
    throw new Error('The base map is broken.');
  const bordersOf = (object: typeof states) => mesh(topology, object as never, (one, other) => one !== other);
  const sources: BaseMap['sources'] = {
    abroad: geometry({ type: 'MultiPolygon', coordinates: around.abroad }),
    'border-lakes': geometry({ type: 'MultiPolygon', coordinates: around.borderLakes }),
    lakes: geometry({ type: 'MultiPolygon', coordinates: around.lakes }),
    rivers: geometry({ type: 'MultiLineString', coordinates: around.rivers }),
    land: { type: 'geojson', data: feature(topology, nation) as GeoJSON.GeoJSON, tolerance: 0.2 },
    counties: { type: 'geojson', data: bordersOf(counties), tolerance: 0.2 },
    states: { type: 'geojson', data: bordersOf(states), tolerance: 0.2 },
    cities: { type: 'geojson', data: { type: 'FeatureCollection', features: cities.map(cityFeature) } },
  };
  return { sources, layers, credits: CREDITS, ground: GROUND, deepestZoom: OWN_DEEPEST_ZOOM };
}

function geometry(data: GeoJSON.Geometry): SourceSpecification {
  return { type: 'geojson', data, tolerance: 0.2 };
}

async function readCounties(): Promise<Topology> {
  const answer = await fetch(countiesUrl);
  if (!answer.ok) throw new Error('The base map could not be loaded.');
  return (await answer.json()) as Topology;
}

function cityFeature([name, longitude, latitude, people]: MapCity): GeoJSON.Feature {
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties: { name, people },
  };
}

type MapCity = readonly [name: string, longitude: number, latitude: number, people: number];

function layers(palette: Palette): LayerSpecification[] {
  return [...groundLayers(palette), ...borderLayers(palette), cityLayer(palette)];
}

function groundLayers(palette: Palette): LayerSpecification[] {
  const water = { 'fill-color': palette.water };
  return [
    { id: 'water', type: 'background', paint: { 'background-color': palette.water } },
    { id: 'abroad', type: 'fill', source: 'abroad', paint: { 'fill-color': palette.abroad } },
    { id: 'border-lakes', type: 'fill', source: 'border-lakes', paint: water },
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': palette.land } },
    { id: 'lakes', type: 'fill', source: 'lakes', paint: { ...water, 'fill-opacity': WATER_ENDS } },
    {
      id: 'rivers',
      type: 'line',
      source: 'rivers',
      minzoom: 4,
      paint: {
        'line-color': palette.water,
        'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.7, 9, 2.4],
        'line-opacity': WATER_ENDS,
      },
    },
  ];
}

function borderLayers(palette: Palette): LayerSpecification[] {
  return [
    {
      id: 'counties',
      type: 'line',
      source: 'counties',
      minzoom: 5,
      paint: { 'line-color': palette.county, 'line-width': ['interpolate', ['linear'], ['zoom'], 5, 0.4, 10, 1.4] },
    },
    {
      id: 'states',
      type: 'line',
      source: 'states',
      paint: {
        'line-color': palette.state,
        'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.5, 10, 2],
        'line-opacity': 0.7,
      },
    },
  ];
}

function cityLayer(palette: Palette): LayerSpecification {
  return {
    id: 'cities',
    type: 'symbol',
    source: 'cities',
    filter: ['>=', ['get', 'people'], MIN_POPULATION],
    layout: {
      'text-field': ['get', 'name'],
      // Below the point, which may have a dot or be the center of a search.
      'text-anchor': 'top',
      'text-offset': [0, 0.7],
      'text-font': MAP_FONT,
      'text-size': ['interpolate', ['linear'], ['zoom'], 3, 11, 12, 15],
      'symbol-sort-key': ['-', ['get', 'people']],
      'text-padding': 6,
    },
    paint: { 'text-color': palette.text, 'text-halo-color': palette.halo, 'text-halo-width': 1.5 },
  };
}
