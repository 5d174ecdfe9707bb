import type { ReadRow } from '../../../application/import/file-ports.js';
import { isOfInterest, isOverture } from '../../../domain/import/overture-place.js';
import { ImportFileError } from '../import-file-error.js';
import { rowCount } from '../row-count.js';
import type { OvertureReader } from './overture-row.js';
import { ParquetFile, type ColumnRequest } from './parquet-file.js';

/** The columns that tell which places are of interest. */
const KINDS = ['taxonomy', 'categories', 'basic_category'];
/** The other columns that the directory reads. Others stay on disk. */
const OTHERS = [
  ...['id', 'geometry', 'names', 'confidence', 'websites', 'socials'],
  ...['emails', 'phones', 'addresses', 'sources', 'operating_status'],
];

type Place = Record<string, unknown>;
type Range = Pick<ColumnRequest, 'group' | 'rowStart' | 'rowEnd'>;

interface ReadOptions {
  readonly read: OvertureReader;
  readonly onShare: (share: number) => void;
  readonly count?: () => void;
  /** Milliseconds for a column of a row group. */
  readonly maxColumnMs?: number;
}

/**
 * Yields the places of an Overture GeoParquet file. Reads one column of one row group at a time, and keeps only the values
 * of places that are of interest, so that memory stays small.
 */
export async function* parquetRows(
  path: string,
  { read, onShare, count = rowCount(), maxColumnMs }: ReadOptions,
): AsyncGenerator<ReadRow> {
  const { file, columns, groups } = await ParquetFile.open(path, maxColumnMs);
  try {
    if (!columns.has('names') || !columns.has('geometry')) throw new ImportFileError(OTHER_COLUMNS);
    let rowStart = 0;
    for (const [group, rows] of groups.entries()) {
      const range = { group, rowStart, rowEnd: rowStart + rows };
      for await (const [index, place] of placesOfGroup(file, columns, range)) {
        const row = isOverture(place) ? read(rowStart + index + 1, place, place['geometry']) : null;
        if (row === null) continue;
        count();
        yield row;
      }
      rowStart = range.rowEnd;
      onShare((group + 1) / groups.length);
    }
  } finally {
    await file.close();
  }
}

const OTHER_COLUMNS = "The file is not of Overture's places: it has no columns 'names' and 'geometry'.";

/** Product decision: places whose values are held at once. Of more in a row group, each column is read several times. */
const MAX_PLACES = 10_000;

/** Yields the places of interest in a row group, with their index. */
async function* placesOfGroup(
  file: ParquetFile,
  columns: ReadonlySet<string>,
  range: Range,
): AsyncGenerator<readonly [index: number, place: Place]> {
  const interesting = await interestingPlaces(file, columns, range);
  const others = OTHERS.filter((name) => columns.has(name));
  for (let at = 0; at < interesting.length; at += MAX_PLACES) {
    const places = interesting.slice(at, at + MAX_PLACES);
    const wanted = Uint32Array.from(places, ([index]) => index);
    for (const column of others) {
      let next = 0;
      for await (const values of file.values({ ...range, column, wanted }))
        for (const value of values) Object.assign(places[next++]?.[1] ?? {}, { [column]: value });
    }
    yield* places;
  }
}

/** Returns the places whose category is of interest, with their index. */
async function interestingPlaces(file: ParquetFile, columns: ReadonlySet<string>, range: Range) {
  const places: Place[] = [];
  for (const column of KINDS.filter((name) => columns.has(name))) {
    let index = 0;
    for await (const values of file.values({ ...range, column, wanted: null }))
      for (const value of values) (places[index++] ??= {})[column] = primaryOf(value);
  }
  return [...places.entries()].filter(([, place]) => isOfInterest(place));
}

/** Drops what isn't needed of all places: the other categories. */
function primaryOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return { primary: (value as { readonly primary?: unknown }).primary };
}
