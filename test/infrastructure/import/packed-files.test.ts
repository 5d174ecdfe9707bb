import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { cityPlaces, overturePlaces } from '../../support/import/city.js';
import { overtureParquet } from '../../support/import/parquet.js';
import { rowsOf } from '../../support/import/read-file.js';

const LINE = `${JSON.stringify({ externalId: '1', name: 'Dog Bakery', category: 'services' })}\n`;

const OSM = `<?xml version="1.0"?><osm version="0.6">
<node id="7" version="1" lat="30.3" lon="-97.7"><tag k="amenity" v="veterinary"/><tag k="name" v="Old Name"/></node>
<node id="7" version="2" lat="30.3" lon="-97.7"><tag k="amenity" v="veterinary"/><tag k="name" v="New Name"/></node>
<node id="8" version="1" lat="30.3" lon="-97.7"><tag k="amenity" v="veterinary"/><tag k="name" v="Gone"/></node>
<node id="8" version="2" visible="false"/>
<way id="9" version="1"><center lat="30.3" lon="-97.7"/><tag k="shop" v="pet"/><tag k="name" v="Old Shop"/></way>
<way id="9" version="2"><center lat="30.3" lon="-97.7"/><tag k="shop" v="pet"/><tag k="name" v="New Shop"/></way>
</osm>`;

/** 'externalId,name,category' and one row, as bzip2 1.0.8 packs it. */
const BZIP2 = Buffer.from(
  'QlpoOTFBWSZTWbCUgZkAAAxdgAAQQAQgABQgLq+dYCAAIapo9Mpho0TNIUGjRoMgNOaU1WJp608i5NfOw3yV0z76dXcwkAR8QoD8XckU4UJCwlIGZA==',
  'base64',
);

const names = (rows: Awaited<ReturnType<typeof rowsOf>>) =>
  typeof rows === 'string' ? rows : rows.map((row) => ('values' in row ? row.values['name'] : row.problem));

describe('a packed file', () => {
  it.each([
    ['.jsonl.gz', gzipSync(LINE), ['Dog Bakery']],
    ['.jsonl.gz', LINE, ['Dog Bakery']],
    ['.csv.bz2', BZIP2, ['Dog Bakery']],
    ['.osm.gz', gzipSync(OSM), ['New Name', 'New Shop']],
  ])('a %s file is read, packed or already unpacked', async (ending, content, expected) => {
    expect(names(await rowsOf(ending, content))).toEqual(expected);
  });

  it.each([
    ['.jsonl.gz', gzipSync(LINE).subarray(0, 30)],
    ['.csv.bz2', BZIP2.subarray(0, 60)],
    ['.csv.bz2', Buffer.from('BZh9 is not bzip2')],
  ])('a damaged %s file says so', async (ending, content) => {
    expect(await rowsOf(ending, content)).toBe('The file cannot be unpacked: it is damaged or incomplete.');
  });

  it('refuses a file that unpacks to more than 40 times its size', async () => {
    const bomb = gzipSync(Buffer.alloc(120 * 1024 * 1024, ' '));
    expect(await rowsOf('.jsonl.gz', bomb)).toBe('The file unpacks to more than 40 times its size.');
  });
});

describe('an OpenStreetMap file with several versions of an element', () => {
  it('gives the last version, and nothing for an element that was deleted', async () => {
    expect(names(await rowsOf('.osm', OSM))).toEqual(['New Name', 'New Shop']);
  });
});

describe('a Parquet file', () => {
  it('says so if it is damaged, or not of places of Overture', async () => {
    const broken = 'The file is not a valid Parquet file, or it is incomplete.';
    const whole = overtureParquet(overturePlaces(cityPlaces()));
    expect(await rowsOf('.parquet', 'no Parquet')).toBe(broken);
    expect(await rowsOf('.parquet', whole.subarray(0, whole.length - 20))).toBe(broken);
    const other = parquetWriteBuffer({ columnData: [{ name: 'city', data: ['Austin'] }] });
    expect(await rowsOf('.parquet', Buffer.from(other))).toBe(
      "The file is not of Overture's places: it has no columns 'names' and 'geometry'.",
    );
  });
});
