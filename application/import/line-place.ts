import type { LikelyMatch } from './compare-rows.js';
import type { JudgedContent, PlacedRow, ReportLine } from './ports.js';

/** Product decision: characters of a row's content, as JSON, above which a report doesn't keep it. */
const MAX_JUDGED = 32_000;

/** Returns where a row is, for the map of an import. */
export function pinOf({ content }: Pick<PlacedRow, 'content'>): Pick<ReportLine, 'latitude' | 'longitude' | 'town'> {
  const { latitude, longitude, city, state } = content;
  const town = [city, state].filter((part) => part !== null).join(', ');
  return { latitude, longitude, town: town === '' ? null : town };
}

/** Returns the content of a likely duplicate for listing it anyway; null if it can't be, or is too long. */
export function judgedContent(row: PlacedRow, { like }: LikelyMatch): JudgedContent | null {
  if (like === null) return null;
  const { source, externalId, attribution, content } = row;
  const judged = { source, externalId, attribution, content, ...like };
  return JSON.stringify(judged).length > MAX_JUDGED ? null : judged;
}
