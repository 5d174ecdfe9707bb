import type { Point } from '../../../../interfaces/contract/shared/words.js';
import { MAP_FONT, type MapPart } from '../base-map/base-map.js';
import { metersPerPixel, METERS_PER_MILE } from './scale.js';

/** Radii of the distance rings in miles. Each is shown while it fits the map. */
const RINGS = [0.5, 1, 2, 5, 10, 25, 50, 100] as const;
/** A ring is drawn while its radius is within these limits, in pixels. */
const SMALLEST_PX = 60;
const LARGEST_PX = 420;
const CORNERS = 96;
const EARTH_RADIUS_METERS = 6_371_009;

/** Returns rings around the point from which distances are measured, labeled with their miles at the top. */
export function distanceRings(origin: Point): MapPart {
  const rings = RINGS.map((miles) => {
    const around = { type: 'Feature', properties: {}, geometry: circle(origin, miles) } as const;
    return { id: `ring-${miles}`, name: milesText(miles), around, zoom: zoomsOf(origin, miles) };
  });
  return {
    sources: Object.fromEntries(rings.map(({ id, around }) => [id, { type: 'geojson', data: around }])),
    layers: (palette) =>
      rings.flatMap(({ id, name, zoom }) => [
        {
          id,
          type: 'line',
          source: id,
          ...zoom,
          paint: { 'line-color': palette.ring, 'line-width': 1.5, 'line-opacity': 0.55, 'line-dasharray': [3, 3] },
        },
        {
          id: `${id}-miles`,
          type: 'symbol',
          source: id,
          ...zoom,
          layout: {
            'symbol-placement': 'line',
            'symbol-spacing': 500,
            'text-field': name,
            'text-font': MAP_FONT,
            'text-size': 12,
          },
          paint: { 'text-color': palette.text, 'text-halo-color': palette.halo, 'text-halo-width': 2 },
        },
      ]),
  };
}

export function milesText(miles: number): string {
  return `${miles} ${miles === 1 ? 'mile' : 'miles'}`;
}

/** Returns the zoom range in which a ring of this radius fits the map. */
export function zoomsOf({ latitude }: Point, miles: number): { readonly minzoom: number; readonly maxzoom: number } {
  const pixelsAtZero = (miles * METERS_PER_MILE) / metersPerPixel(latitude, 0);
  return { minzoom: Math.max(0, Math.log2(SMALLEST_PX / pixelsAtZero)), maxzoom: Math.log2(LARGEST_PX / pixelsAtZero) };
}

/** Returns a circle around a point, as a line; the radius is measured along the ground. */
export function circle({ latitude, longitude }: Point, miles: number): GeoJSON.LineString {
  const radians = Math.PI / 180;
  const angle = (miles * METERS_PER_MILE) / EARTH_RADIUS_METERS;
  const [sine, cosine] = [Math.sin(latitude * radians), Math.cos(latitude * radians)];
  const coordinates = Array.from({ length: CORNERS + 1 }, (_, corner) => {
    const bearing = (corner / CORNERS) * 2 * Math.PI;
    const y = Math.asin(sine * Math.cos(angle) + cosine * Math.sin(angle) * Math.cos(bearing));
    const x = Math.atan2(Math.sin(bearing) * Math.sin(angle) * cosine, Math.cos(angle) - sine * Math.sin(y));
    return [longitude + x / radians, y / radians];
  });
  return { type: 'LineString', coordinates };
}
