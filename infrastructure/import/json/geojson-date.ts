import { headOf, timeOf } from '../text/file-head.js';

/** Returns the time of the data that Overpass states before the features of a GeoJSON file; null if there is none. */
export async function geoJsonDate(path: string): Promise<Date | null> {
  return timeOf(/"timestamp"\s*:\s*"([^"]{10,40})"/.exec(await headOf(path, '"features"'))?.[1]);
}
