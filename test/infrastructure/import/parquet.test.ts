import { describe, expect, it } from '@jest/globals';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { cityPlaces, overturePlaces } from '../../support/import/city.js';
import { overtureParquet } from '../../support/import/parquet.js';
import { fileWith, rowsOf } from '../../support/import/read-file.js';
import { ImportFileError } from '../../../infrastructure/import/import-file-error.js';
import { overtureReader } from '../../../infrastructure/import/overture/overture-row.js';
import { parquetRows } from '../../../infrastructure/import/overture/parquet-rows.js';
import { allRows } from '../../support/import/all-rows.js';

const WHOLE = overtureParquet(overturePlaces(cityPlaces()));
const BROKEN = 'The file is not a valid Parquet file, or it is incomplete.';
const AGAIN = 'Please write the file again with smaller row groups, or import a smaller area.';

/** A file with a column of these values in addition to the required ones. */
function fileOf(rows: number, names: readonly unknown[], rowGroupSize = rows): Buffer {
  const columnData = [
    { name: 'names', data: names },
    { name: 'basic_category', data: Array.from({ length: rows }, () => 'pet_store') },
    { name: 'geometry', data: Array.from({ length: rows }, () => '') },
  ];
  return Buffer.from(parquetWriteBuffer({ columnData: columnData as never, rowGroupSize }));
}

const of = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

/** A place with two million websites. */
function manyWebsites(): Buffer {
  const [place] = overturePlaces(cityPlaces());
  if (place === undefined) throw new Error('The city has no places.');
  return overtureParquet([{ ...place, properties: { ...place.properties, websites: of(2_000_000, 'x') } }]);
}

/** The whole file with another length of its description. */
function withFooterOf(length: number): Buffer {
  const bytes = Buffer.from(WHOLE);
  bytes.writeUInt32LE(length, bytes.length - 8);
  return bytes;
}

describe('a small Parquet file that would exhaust memory', () => {
  it.each([
    ['a row group of many rows', () => fileOf(250_001, of(250_001, 'x')), 'A row group has more than 250,000 rows.'],
    ['many row groups', () => fileOf(10_001, of(10_001, 'x'), 1), 'The file has too many row groups.'],
    ['a text of 40 MB', () => fileOf(1, ['x'.repeat(40_000_000)]), 'A page unpacks to too much.'],
    ['a list of 2 million values', manyWebsites, 'A column in a row group has too many values.'],
    ['a description of 60 MB', () => withFooterOf(60_000_000), 'The description of the columns is too large.'],
  ])('is refused for %s', async (_, bytes, why) => {
    const file = bytes();
    expect(file.length).toBeLessThan(3_000_000);
    expect(await rowsOf('.parquet', file)).toBe(`${why} ${AGAIN}`);
  }); // prettier-ignore
});

describe('a damaged Parquet file', () => {
  it.each([
    ['no description', withFooterOf(0)],
    ['a description longer than the file', withFooterOf(7_000_000)],
    ['nothing', Buffer.alloc(0)],
    ['eight bytes', Buffer.from('PAR1PAR1')],
    ['a cut', WHOLE.subarray(0, WHOLE.length / 2)],
  ])('ends in a sentence: %s', async (_, bytes) => {
    expect(await rowsOf('.parquet', bytes)).toBe(BROKEN);
  });

  // Every 499th byte, and one whose damage keeps the library busy forever.
  const PLACES = [...Array.from({ length: 40 }, (_, n) => 4 + 499 * n), 7811].filter((at) => at < WHOLE.length - 8);

  it('is read or ends in a sentence, wherever a byte is wrong', async () => {
    const ends = new Set<string>();
    for (const at of PLACES) {
      const bytes = Buffer.from(WHOLE);
      bytes[at] = (bytes[at] as number) ^ 0xff;
      const options = { read: overtureReader(0.6), onShare: () => undefined, maxColumnMs: 1500 };
      const reading = allRows(parquetRows(fileWith('.parquet', bytes), options));
      ends.add(
        await reading.then(
          () => 'rows',
          (error: unknown) => (error instanceof ImportFileError ? error.message : `another error: ${String(error)}`),
        ),
      );
    }
    expect([...ends].toSorted()).toEqual(['Reading the file takes too long. It may be damaged.', BROKEN, 'rows']);
  });
});
