import type { ReadRow } from '../../../application/import/file-ports.js';
import { placeOfOverture } from '../../../domain/import/overture-place.js';
import { pointOf } from '../json/geometry-point.js';

/** Reads a place of Overture: its properties and its geometry as GeoJSON. Returns null if it is no place for pets. */
export type OvertureReader = (
  line: number,
  properties: Readonly<Record<string, unknown>>,
  geometry: unknown,
) => ReadRow | null;

/** Returns a reader that leaves out places below a confidence from 0 to 1. */
export const overtureReader =
  (minConfidence: number): OvertureReader =>
  (line, properties, geometry) => {
    const place = placeOfOverture(properties, minConfidence);
    if (place === null) return null;
    const { skipReason, completesOnly } = place;
    return { line, values: { ...place.values, ...pointOf(geometry) }, isLoose: true, skipReason, completesOnly };
  };
