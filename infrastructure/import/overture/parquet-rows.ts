import { setImmediate } from 'node:timers/promises';
import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects, type FileMetaData } from 'hyparquet';
import type { ReadRow } from '../../../application/import/ports.js';
import { isOfInterest, isOverture } from '../../../domain/import/overture-place.js';
import { ImportFileError } from '../import-file-error.js';
import { rowCount } from '../row-count.js';
import type { OvertureReader } from './overture-row.js';
import { BOUNDED_COMPRESSORS, checkFooter, checkMetadata, PageLimits } from './parquet-limits.js';

/** The columns that tell which places are of interest. */
const KINDS = ['taxonomy', 'categories', 'basic_category'];
/** The other columns that the directory reads. Others stay on disk. */
const OTHERS = [
  ...['id', 'geometry', 'names', 'confidence', 'websites', 'socials'],
  ...['emails', 'phones', 'addresses', 'sources', 'operating_status'],
];

type Place = Record<string, unknown>;

/**
 * Yields the places of an Overture GeoParquet file. Unpacks one column of one row group at a time, and keeps the values of
 * places that are of interest, so that memory stays small and other work gets its turn.
 */
export async function* parquetRows(
  path: string,
  read: OvertureReader,
  onShare: (share: number) => void,
  count = rowCount(),
): AsyncGenerator<ReadRow> {
  const file = await asyncBufferFromFile(path);
  await checkFooter(file);
  const metadata = await orBroken(() => parquetMetadataAsync(file));
  checkMetadata(metadata);
  const present = new Set(metadata.schema.map(({ name }) => name));
  if (!present.has('names') || !present.has('geometry')) throw new ImportFileError(OTHER_COLUMNS);
  const kept = (columns: readonly string[]) => columns.filter((column) => present.has(column));
  const columns: Columns = { file, metadata, limits: new PageLimits(file) };
  let rowStart = 0;
  for (const [group, { num_rows: rows }] of metadata.row_groups.entries()) {
    const range = { group, rowStart, rowEnd: rowStart + Number(rows) };
    const places = await placesOfGroup(columns, range, { kinds: kept(KINDS), others: kept(OTHERS) });
    for (const [index, place] of places) {
      const row = isOverture(place) ? read(index + 1, place, place['geometry']) : null;
      if (row === null) continue;
      count();
      yield row;
    }
    rowStart = range.rowEnd;
    onShare(rowStart / Math.max(1, Number(metadata.num_rows)));
  }
}

const OTHER_COLUMNS = "The file is not of Overture's places: it has no columns 'names' and 'geometry'.";

interface Columns {
  readonly file: Awaited<ReturnType<typeof asyncBufferFromFile>>;
  readonly metadata: FileMetaData;
  readonly limits: PageLimits;
}

interface Range {
  readonly group: number;
  readonly rowStart: number;
  readonly rowEnd: number;
}

/** Returns the places of interest in a row group, by the number of their row from 0. */
async function placesOfGroup(
  columns: Columns,
  range: Range,
  { kinds, others }: { readonly kinds: readonly string[]; readonly others: readonly string[] },
): Promise<ReadonlyMap<number, Place>> {
  const places = new Map<number, Place>();
  const categories: Place[] = [];
  for (const column of kinds) {
    for (const [index, value] of (await valuesOf(columns, range, column)).entries()) {
      (categories[index] ??= {})[column] = value;
    }
  }
  for (const [index, place] of categories.entries()) if (isOfInterest(place)) places.set(range.rowStart + index, place);
  if (places.size === 0) return places;
  for (const column of others) {
    const values = await valuesOf(columns, range, column);
    for (const [row, place] of places) place[column] = values[row - range.rowStart];
  }
  return places;
}

/** Returns the values of a column in a row group. */
async function valuesOf({ file, metadata, limits }: Columns, range: Range, column: string): Promise<unknown[]> {
  const { group, rowStart, rowEnd } = range;
  return orBroken(async () => {
    for (const { meta_data: chunk } of metadata.row_groups[group]?.columns ?? []) {
      if (chunk?.path_in_schema[0] === column) await limits.check(chunk);
    }
    // Reading a column blocks the process.
    await setImmediate();
    const asked = { file, metadata, columns: [column], rowStart, rowEnd, compressors: BOUNDED_COMPRESSORS };
    return (await parquetReadObjects(asked)).map((row) => row[column]);
  });
}

async function orBroken<T>(reading: () => Promise<T>): Promise<T> {
  try {
    return await reading();
  } catch (error) {
    if (error instanceof ImportFileError) throw error;
    throw new ImportFileError('The file is not a valid Parquet file, or it is incomplete.');
  }
}
