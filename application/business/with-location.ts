import { placeOnMap, type BusinessContent } from '../../domain/business/content.js';
import { middleOf } from '../gazetteer/find-middle.js';
import type { Gazetteer } from '../gazetteer/ports.js';

/**
 * Returns the content with its position: the pin, or else the center of its ZIP code or town. Throws INVALID_INPUT if
 * the pin is far from that center.
 */
export async function withLocation(content: BusinessContent, gazetteer: Gazetteer): Promise<BusinessContent> {
  const { latitude, longitude } = content;
  const pin = latitude === null || longitude === null ? null : { latitude, longitude };
  const point = placeOnMap(pin, await middleOf(content, gazetteer));
  return { ...content, latitude: point?.latitude ?? null, longitude: point?.longitude ?? null };
}
