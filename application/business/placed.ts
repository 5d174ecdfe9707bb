import { placeOnMap, type BusinessContent } from '../../domain/business/content.js';
import type { Point } from '../../domain/gazetteer/distance.js';
import type { Gazetteer } from '../gazetteer/ports.js';

/**
 * A business with its place on the map: its pin where it has one, else the middle of its ZIP code or town. Refuses with
 * INVALID_INPUT a pin far from that middle.
 */
export async function placed(content: BusinessContent, gazetteer: Gazetteer): Promise<BusinessContent> {
  const { latitude, longitude } = content;
  const pin = latitude === null || longitude === null ? null : { latitude, longitude };
  const point = placeOnMap(pin, await middleOf(content, gazetteer));
  return { ...content, latitude: point?.latitude ?? null, longitude: point?.longitude ?? null };
}

/** The middle of the ZIP code, else of the town; null where the gazetteer knows neither. */
export async function middleOf(
  { zipCode, city, state }: Pick<BusinessContent, 'zipCode' | 'city' | 'state'>,
  gazetteer: Gazetteer,
): Promise<Point | null> {
  const names = [zipCode, city === null ? null : [city, state].filter((part) => part !== null).join(', ')];
  for (const name of names) {
    const located = name === null ? null : await gazetteer.locate(name);
    if (located !== null && located.kind !== 'state') return located.origin;
  }
  return null;
}
