import { placeOnMap, type BusinessContent } from '../../domain/business/content.js';
import { middleOf } from '../gazetteer/find-middle.js';
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
