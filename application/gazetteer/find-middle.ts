import type { Point } from '../../domain/gazetteer/distance.js';
import type { Gazetteer } from './ports.js';

/** The part of an address that the gazetteer knows; null or absent if unknown. */
export interface Whereabouts {
  readonly zipCode?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly state?: string | null | undefined;
}

/** Returns the center of the ZIP code, or else of the town; null if the gazetteer knows neither. */
export async function middleOf(place: Whereabouts, gazetteer: Gazetteer): Promise<Point | null> {
  for await (const middle of middlesOf(place, gazetteer)) return middle;
  return null;
}

/** Yields the centers of the ZIP code and the town, as far as the gazetteer knows them. */
export async function* middlesOf({ zipCode, city, state }: Whereabouts, gazetteer: Gazetteer): AsyncGenerator<Point> {
  const town = city ? [city, state].filter(Boolean).join(', ') : null;
  for (const name of [zipCode, town]) {
    const located = name ? await gazetteer.locate(name) : null;
    if (located !== null && located.kind !== 'state') yield located.origin;
  }
}
