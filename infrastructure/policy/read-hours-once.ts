import QuickLRU from 'quick-lru';
import type { Schedule } from '../../domain/hours/schedule.js';
import { readHours, type HoursPlace, type UnreadableHours } from './opening-hours.js';

/** Most places of an import share few texts, and reading one takes milliseconds. */
const read = new QuickLRU<string, Schedule | null | UnreadableHours>({ maxSize: 500 });

/** Returns the same as `readHours`, but reads equal texts of a day only once. */
export function readHoursOnce(text: string, place: HoursPlace, today: number): Schedule | null | UnreadableHours {
  const key = JSON.stringify([
    text,
    place.state,
    /sun|dawn|dusk/i.test(text) ? [place.latitude, place.longitude] : null,
    today,
  ]);
  const known = read.get(key);
  if (known !== undefined) return known;
  const found = readHours(text, place, today);
  read.set(key, found);
  return found;
}
