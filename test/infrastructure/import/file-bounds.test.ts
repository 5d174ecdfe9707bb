import { describe, expect, it } from '@jest/globals';
import { gzipSync } from 'node:zlib';
import { PbfWriter } from 'pbf';
import { importFormatOf } from '../../../domain/import/file-format.js';
import { DiskImportFiles } from '../../../infrastructure/import/disk-import-files.js';
import { blob, EXTRACT, pbfExtract, xmlExtract } from '../../support/import/extract.js';
import { fileWith, TAG_TABLE } from '../../support/import/read-file.js';
import { allRows } from '../../support/import/all-rows.js';

async function boundsOf(ending: string, content: string | Uint8Array) {
  const path = fileWith(ending, content);
  return new DiskImportFiles('', TAG_TABLE).bounds({ path, format: importFormatOf(path) ?? 'csv' });
}

/** The header of a file with a bounding box, in nanodegrees. */
function headerWithBounds(): Buffer {
  const writer = new PbfWriter();
  writer.writeMessage(1, (sides: readonly number[], pbf: PbfWriter) => {
    sides.forEach((side, index) => pbf.writeSVarintField(index + 1, side * 1e9));
  }, [-97.9, -97.5, 30.5, 30.1]); // prettier-ignore
  writer.writeStringField(4, 'OsmSchema-V0.6');
  return blob('OSMHeader', writer.finish());
}

const BOUNDS = { west: -97.9, south: 30.1, east: -97.5, north: 30.5 };
const XML = xmlExtract(EXTRACT).replace(
  /<osm[^>]*>/,
  (tag) => `${tag}<bounds minlat="30.1" minlon="-97.9" maxlat="30.5" maxlon="-97.5"/>`,
);

describe('the area of an import file', () => {
  it.each([
    ['.osm', XML, BOUNDS],
    ['.osm.gz', gzipSync(XML), BOUNDS],
    ['.osm', xmlExtract(EXTRACT), null],
    ['.osm.pbf', headerWithBounds(), BOUNDS],
    ['.osm.pbf', pbfExtract(EXTRACT), null],
    ['.osm.pbf', 'no extract', null],
    ['.csv', 'externalId,name,category', null],
  ])('is what a %s file claims, if it claims one', async (ending, content, bounds) => {
    expect(await boundsOf(ending, content)).toEqual(bounds);
  });
});

describe('the time of the data of an import file', () => {
  const TIME = '2026-05-03T10:00:00Z';
  const stated = (attribute: string) =>
    `<osm version="0.6" ${attribute}="${TIME}"><node id="1" timestamp="2020-01-01T00:00:00Z"/></osm>`;

  /** The header of a file with its time of replication. */
  function headerWithTime(): Buffer {
    const writer = new PbfWriter();
    writer.writeStringField(4, 'OsmSchema-V0.6');
    writer.writeVarintField(32, Date.parse(TIME) / 1000);
    return blob('OSMHeader', writer.finish());
  }

  it.each([
    ['.osm', stated('timestamp'), TIME],
    ['.osm', stated('osmosis_replication_timestamp'), TIME],
    ['.osm.gz', gzipSync(`<osm><meta osm_base="${TIME}"/></osm>`), TIME],
    // The time of a node says nothing about the file.
    ['.osm', '<osm><node id="1" timestamp="2020-01-01T00:00:00Z"/></osm>', null],
    ['.osm', '<osm timestamp="some other day"></osm>', null],
    ['.osm.pbf', headerWithTime(), TIME],
    ['.osm.pbf', pbfExtract(EXTRACT), null],
    ['.osm.pbf', 'no extract', null],
    ['.geojson', `{"type":"FeatureCollection","timestamp":"${TIME}","features":[]}`, TIME],
    ['.geojson', `{"features":[{"timestamp":"${TIME}"}]}`, null],
    ['.csv', 'externalId,name,category', null],
  ])('is what a %s file states, if it states one', async (ending, content, time) => {
    const path = fileWith(ending, content);
    const found = await new DiskImportFiles('', TAG_TABLE).datedAt({ path, format: importFormatOf(path) ?? 'csv' });
    expect(found).toEqual(time === null ? null : new Date(time));
  });

  it('is none of a file that is gone', async () => {
    const files = new DiskImportFiles('', TAG_TABLE);
    expect(await files.datedAt({ path: '/nowhere/x.osm', format: 'osm-xml' })).toBeNull();
  });
});

describe('the start of a text file', () => {
  it('is all that is read of it when asked so', async () => {
    const path = fileWith('.jsonl', `${JSON.stringify({ name: 'x'.repeat(1000) })}\n`.repeat(2000));
    const files = new DiskImportFiles('', TAG_TABLE);
    const read = await allRows(files.rows({ path, format: 'jsonl' }, () => undefined, 1000));
    expect(read.length).toBeGreaterThan(0);
    expect(read.length).toBeLessThan(200);
  });
});
