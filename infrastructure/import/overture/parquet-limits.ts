import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import type { AsyncBuffer, ColumnMetaData, Compressors, FileMetaData } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { parquetHeader } from 'hyparquet/src/column.js';
import { ImportFileError } from '../import-file-error.js';
import { MAX_ROWS } from '../row-count.js';

/**
 * Product decisions: what a Parquet file may unpack to. A few bytes can stand for millions of values, so everything is
 * checked before it is unpacked. Files of Overture are far below.
 */
export const PARQUET_LIMITS = {
  footerBytes: 8 * 1024 * 1024,
  columns: 2000,
  groups: 10_000,
  groupRows: 250_000,
  /** Unpacked. Pages usually have 1 MB. */
  pageBytes: 32 * 1024 * 1024,
  /** Unpacked, of one column in one row group. */
  columnBytes: 256 * 1024 * 1024,
  /** Of one column in one row group. A list has several in a row. */
  columnValues: 1_500_000,
  /** Of all columns that are read. */
  values: 150_000_000,
} as const;

type Limits = Readonly<Record<keyof typeof PARQUET_LIMITS, number>>;

const broken = (): never => {
  throw new ImportFileError('The file is not a valid Parquet file, or it is incomplete.');
};

function tooLarge(what: string): never {
  throw new ImportFileError(`${what} Please write the file again with smaller row groups, or import a smaller area.`);
}

/** These need the size that the page claims, which was checked, and stop there whatever they contain. */
export const BOUNDED_COMPRESSORS: Compressors = {
  ...compressors,
  GZIP: (input, length) => gunzipSync(input, { maxOutputLength: Math.max(1, length) }),
  ZSTD: (input, length) => zstdDecompressSync(input, { maxOutputLength: Math.max(1, length) }),
  BROTLI: (input, length) => brotliDecompressSync(input, { maxOutputLength: Math.max(1, length) }),
};

/** Refuses a file whose description is too large to read. The last 8 bytes are its length and the letters PAR1. */
export async function checkFooter(file: AsyncBuffer, limits: Limits = PARQUET_LIMITS): Promise<void> {
  if (file.byteLength < 12) broken();
  const end = new DataView(await file.slice(file.byteLength - 8, file.byteLength));
  if (end.getUint32(0, true) > limits.footerBytes) tooLarge('The description of the columns is too large.');
}

/** Refuses too many columns, row groups, or rows. */
export function checkMetadata({ schema, row_groups: groups }: FileMetaData, limits: Limits = PARQUET_LIMITS): void {
  if (schema.length > limits.columns) tooLarge('The file has too many columns.');
  if (groups.length > limits.groups) tooLarge('The file has too many row groups.');
  let rows = 0;
  for (const { num_rows: count } of groups) {
    if (count < 0 || count > limits.groupRows)
      tooLarge(`A row group has more than ${limits.groupRows.toLocaleString('en-US')} rows.`);
    rows += Number(count);
  }
  if (rows > MAX_ROWS) tooLarge(`The file has more than ${MAX_ROWS.toLocaleString('en-US')} rows.`);
}

/** Checks the pages of columns before they are unpacked. */
export class PageLimits {
  #values = 0;

  constructor(
    private readonly file: AsyncBuffer,
    private readonly limits: Limits = PARQUET_LIMITS,
  ) {}

  /** Throws ImportFileError if a page of the column would unpack to too much. */
  async check({
    data_page_offset: data,
    dictionary_page_offset: dictionary,
    ...column
  }: ColumnMetaData): Promise<void> {
    const start = Number(dictionary !== undefined && dictionary > 0 && dictionary < data ? dictionary : data);
    const size = Number(column.total_compressed_size);
    if (start < 0 || size < 0 || start + size > this.file.byteLength) broken();
    if (size > this.limits.columnBytes) tooLarge('A column in a row group is too large.');
    const reader = { view: new DataView(await this.file.slice(start, start + size)), offset: 0 };
    let [bytes, values] = [0, 0];
    while (reader.offset < size - 1) {
      const page = parquetHeader(reader);
      const { uncompressed_page_size: unpacked, compressed_page_size: packed } = page;
      if (!(packed >= 0) || !(unpacked >= 0) || reader.offset + packed > size) broken();
      reader.offset += packed;
      const { num_values: count = 0, encoding } =
        page.data_page_header ?? page.data_page_header_v2 ?? page.dictionary_page_header ?? {};
      // Each value may repeat the whole one before it, so that a page could unpack to its square.
      if (encoding === 'DELTA_BYTE_ARRAY') tooLarge('A column has an encoding that is not supported.');
      bytes += unpacked;
      values += Math.abs(count);
      this.#values += Math.abs(count);
      if (unpacked > this.limits.pageBytes || bytes > this.limits.columnBytes)
        tooLarge('A column unpacks to too much.');
      if (values > this.limits.columnValues) tooLarge('A column in a row group has too many values.');
    }
    if (this.#values > this.limits.values) tooLarge('The file has too many values.');
  }
}
