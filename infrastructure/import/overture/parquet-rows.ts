import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import type { ReadRow } from '../../../application/import/ports.js';
import { isOverture } from '../../../domain/import/overture-place.js';
import { ImportFileError } from '../import-file-error.js';
import { rowCount } from '../row-count.js';
import type { OvertureReader } from './overture-row.js';

/** The columns that the directory reads. Others stay on disk. */
const COLUMNS = [
  ...['id', 'geometry', 'names', 'categories', 'taxonomy', 'basic_category', 'confidence', 'websites', 'socials'],
  ...['emails', 'phones', 'addresses', 'sources', 'operating_status'],
];
/** Product decision: rows unpacked at once. Overture's own files have fewer per group. */
const MAX_GROUP_ROWS = 1_000_000;

type Place = Readonly<Record<string, unknown>>;

/** Yields the places of an Overture GeoParquet file, one row group at a time. */
export async function* parquetRows(
  path: string,
  read: OvertureReader,
  onShare: (share: number) => void,
  count = rowCount(),
): AsyncGenerator<ReadRow> {
  const file = await asyncBufferFromFile(path);
  const metadata = await orBroken(parquetMetadataAsync(file));
  const present = new Set(metadata.schema.map(({ name }) => name));
  const columns = COLUMNS.filter((column) => present.has(column));
  if (!columns.includes('names') || !columns.includes('geometry')) throw new ImportFileError(OTHER_COLUMNS);
  let rowStart = 0;
  for (const group of metadata.row_groups) {
    const rowEnd = rowStart + Number(group.num_rows);
    if (rowEnd - rowStart > MAX_GROUP_ROWS) throw new ImportFileError('A row group of the file is too large.');
    const places: Place[] = await orBroken(
      parquetReadObjects({ file, metadata, columns, rowStart, rowEnd, compressors }),
    );
    for (const [index, place] of places.entries()) {
      const row = isOverture(place) ? read(rowStart + index + 1, place, place['geometry']) : null;
      if (row === null) continue;
      count();
      yield row;
    }
    rowStart = rowEnd;
    onShare(rowStart / Math.max(1, Number(metadata.num_rows)));
  }
}

const OTHER_COLUMNS = "The file is not of Overture's places: it has no columns 'names' and 'geometry'.";

async function orBroken<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch {
    throw new ImportFileError('The file is not a valid Parquet file, or it is incomplete.');
  }
}
