import type { BusinessContent } from '../../domain/business/content.js';

/** Reads opening hours in OpenStreetMap's syntax. */
export abstract class HoursReader {
  /** Returns why the hours can't be read, as a sentence for the person; null if they can. */
  abstract problemIn(hours: string, place: Pick<BusinessContent, 'latitude' | 'longitude' | 'state'>): string | null;
}
