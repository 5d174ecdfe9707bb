import { describe, expect, it } from '@jest/globals';
import { gzipSync } from 'node:zlib';
import { PbfWriter } from 'pbf';
import { importFormatOf } from '../../../domain/import/file-format.js';
import { DiskImportFiles } from '../../../infrastructure/import/disk-import-files.js';
import { blob, EXTRACT, pbfExtract, xmlExtract } from '../../support/import/extract.js';
import { fileWith, TAG_TABLE } from '../../support/import/read-file.js';

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
